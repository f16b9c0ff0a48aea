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
/** A response of RecognizeVehicleLicense. */
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
const fetchReturning = (...answers: readonly { status?: number; body: unknown }[]) => {
  const remaining = [...answers];
  return vi.fn<typeof fetch>(async () => {
    const { status = 200, body } = remaining.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
};
const successBody = (data: unknown) => ({ body: { RequestId: 'r', Data: JSON.stringify(data) } });

test('a licence is read into the vehicle’s fields, with a cut-out of the VIN', async () => {
  const send = fetchReturning(successBody(licence));
  const reading = await createAliyunReader({ host, keys, send }).read(picture, 'licence');
  expect(reading).toMatchObject({
    kind: 'licence',
    checkDigit: 'valid',
    brand: '大众汽车牌',
    announcement: 'FV7146BBDBG',
    engineNumber: 'CSS000001',
    doubts: { announcement: [], engineNumber: [] },
    registrationDate: '2020-01-15',
    vehicleClass: '小型轿车',
  });
  expect(reading.vin.map(({ text }) => text).join('')).toBe('LFVAWAGD22G752447');
  expect(reading.cutOut).toMatch(/^data:image\/jpeg;base64,/);
});

test('a number that the service is not sure of is doubtful as a whole', async () => {
  const unsure = structuredClone(licence);
  unsure.data.face.prism_keyValueInfo.push({ key: 'engineNumber', value: 'CSS000001', valueProb: 60, valuePos: [] });
  const { doubts } = await createAliyunReader({ host, keys, send: fetchReturning(successBody(unsure)) }).read(
    picture,
    'licence',
  );
  expect(doubts).toEqual({ announcement: [], engineNumber: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
});

test('owner, address and plate number are not returned', async () => {
  const reading = await createAliyunReader({ host, keys, send: fetchReturning(successBody(licence)) }).read(
    picture,
    'licence',
  );
  expect(JSON.stringify(reading)).not.toMatch(/样本数据|示例市|京A/);
});

test('the request is signed, sent only to the configured host, and follows no redirect', async () => {
  const send = fetchReturning(successBody(licence));
  await createAliyunReader({ host, keys, send }).read(picture, 'licence');
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe(`https://${host}/`);
  expect(init).toMatchObject({ method: 'POST', redirect: 'error' });
  expect(new Headers(init?.headers).get('authorization')).toMatch(/^ACS3-HMAC-SHA256 Credential=the-id,/);
  expect(JSON.stringify(init?.headers)).not.toContain('the-secret');
});

test('a picture without a licence is read as a VIN plate', async () => {
  const plate = { data: { vin码: 'LSVNP41Z7B2731969' } };
  const send = fetchReturning({ status: 400, body: { Code: 'unmatchedImageType' } }, successBody(plate));
  const reading = await createAliyunReader({ host, keys, send }).read(picture, 'licence');
  expect(reading).toMatchObject({ kind: 'plate', announcement: null });
  expect(send.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-acs-action'))).toEqual([
    'RecognizeVehicleLicense',
    'RecognizeCarVinCode',
  ]);
});

test.each([
  ['the network is unavailable', () => Promise.reject(new Error('connect ECONNREFUSED the-id'))],
  ['the key is refused', async () => new Response('{"Code":"InvalidAccessKeyId.NotFound"}', { status: 404 })],
  ['the response is not JSON', async () => new Response('<html>', { status: 502 })],
])('when %s recognition is reported as unavailable, without the key', async (_why, send) => {
  const reading = createAliyunReader({ host, keys, send }).read(picture, 'licence');
  await expect(reading).rejects.toMatchObject({ code: '210106', message: expect.not.stringContaining('the-id') });
});
