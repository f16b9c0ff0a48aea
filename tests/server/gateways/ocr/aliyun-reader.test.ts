import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createAliyunReader } from '../../../../src/server/gateways/ocr/aliyun-reader.ts';

const picture = readFileSync(new URL('../../../support/pictures/samples/licence.jpg', import.meta.url));
const keys = { accessKeyId: 'the-id', accessKeySecret: 'the-secret' };
const host = 'ocr-api.cn-hangzhou.aliyuncs.com';

const corners = [
  [430, 400],
  [800, 400],
  [800, 440],
  [430, 440],
].map(([x, y]) => ({ x, y }));
/** The shape that RecognizeVehicleLicense answers in. */
const licence = {
  data: {
    face: {
      data: {
        licensePlateNumber: '京A·样1000',
        vehicleType: '小型轿车',
        owner: '样本数据有限公司',
        address: '示例市测试区样本路1号',
        useNature: '非营运',
        model: '大众汽车牌FV7146BBDBG',
        vinCode: 'LFVAWAGD22G752447',
        engineNumber: 'CSS000001',
        registrationDate: '2020-01-15',
        issueDate: '2020-01-16',
      },
      prism_keyValueInfo: [{ key: 'vinCode', value: 'LFVAWAGD22G752447', valueProb: 99, valuePos: corners }],
    },
  },
};
const answering = (...answers: readonly { status?: number; body: unknown }[]) => {
  const left = [...answers];
  return vi.fn<typeof fetch>(async () => {
    const { status = 200, body } = left.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
};
const told = (data: unknown) => ({ body: { RequestId: 'r', Data: JSON.stringify(data) } });

test('a licence is read into the fields of the vehicle, with the VIN cut out of the picture', async () => {
  const send = answering(told(licence));
  const reading = await createAliyunReader({ host, keys, send }).read(picture, 'licence');
  expect(reading).toMatchObject({
    kind: 'licence',
    checkDigit: 'valid',
    brand: '大众汽车牌',
    announcement: 'FV7146BBDBG',
    engineNumber: 'CSS000001',
    registrationDate: '2020-01-15',
    vehicleClass: '小型轿车',
  });
  expect(reading.vin.map(({ text }) => text).join('')).toBe('LFVAWAGD22G752447');
  expect(reading.cutOut).toMatch(/^data:image\/jpeg;base64,/);
});

test('owner, address and plate number are left behind', async () => {
  const reading = await createAliyunReader({ host, keys, send: answering(told(licence)) }).read(picture, 'licence');
  expect(JSON.stringify(reading)).not.toMatch(/样本数据|示例市|京A/);
});

test('the request is signed, to the host of the configuration alone, and follows no redirect', async () => {
  const send = answering(told(licence));
  await createAliyunReader({ host, keys, send }).read(picture, 'licence');
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe(`https://${host}/`);
  expect(init).toMatchObject({ method: 'POST', redirect: 'error' });
  expect(new Headers(init?.headers).get('authorization')).toMatch(/^ACS3-HMAC-SHA256 Credential=the-id,/);
  expect(JSON.stringify(init?.headers)).not.toContain('the-secret');
});

test('where there is no licence the picture is read as a VIN plate', async () => {
  const plate = { data: { vin码: 'LSVNP41Z7B2731969' } };
  const send = answering({ status: 400, body: { Code: 'unmatchedImageType' } }, told(plate));
  const reading = await createAliyunReader({ host, keys, send }).read(picture, 'licence');
  expect(reading).toMatchObject({ kind: 'plate', announcement: null });
  expect(send.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-acs-action'))).toEqual([
    'RecognizeVehicleLicense',
    'RecognizeCarVinCode',
  ]);
});

test.each([
  ['the network is away', () => Promise.reject(new Error('connect ECONNREFUSED the-id'))],
  ['the key is refused', async () => new Response('{"Code":"InvalidAccessKeyId.NotFound"}', { status: 404 })],
  ['the answer is no JSON', async () => new Response('<html>', { status: 502 })],
])('when %s the user is told that recognition is away, and the key stays unsaid', async (_why, send) => {
  const reading = createAliyunReader({ host, keys, send }).read(picture, 'licence');
  await expect(reading).rejects.toMatchObject({ code: '210106', message: expect.not.stringContaining('the-id') });
});
