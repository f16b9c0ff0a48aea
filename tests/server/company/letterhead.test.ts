import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { openCompany } from './support.ts';

let company: Awaited<ReturnType<typeof openCompany>>;
beforeAll(async () => {
  company = await openCompany();
});
afterAll(() => company.api.close());

const head = { shopName: '顺达汽修', phone: '0512-66668888', address: '苏州市吴中区东吴北路 1 号' };
const square = (side: number, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c00' } })
    .toFormat(format)
    .toBuffer();
const upload = (bytes: Buffer, as = company.shop) =>
  company.api.upload(calls.saveLetterheadLogo, { bytes, body: {} }, { as });

test('a main account’s letterhead is its sub accounts’ too, and no other company’s', async () => {
  const { api, shop, rival, addSub } = company;
  const sub = await addSub();
  expect((await api.post(calls.getLetterhead, {}, { as: shop })).result).toMatchObject({
    shopName: 'company of shop',
    isOwn: true,
  });
  await api.post(calls.saveLetterhead, head, { as: shop });
  expect((await api.post(calls.getLetterhead, {}, { as: sub })).result).toEqual({ ...head, logo: null, isOwn: false });
  expect((await api.post(calls.getLetterhead, {}, { as: rival })).result).toMatchObject({ phone: '' });
});

test('a sub account cannot change the letterhead or its logo', async () => {
  const { api, addSub } = company;
  const sub = await addSub();
  expect((await api.post(calls.saveLetterhead, head, { as: sub })).code).toBe('900403');
  expect((await api.post(calls.deleteLetterheadLogo, {}, { as: sub })).code).toBe('900403');
  expect((await upload(await square(10), sub)).code).toBe('900403');
});

test('a logo is stored small, without the metadata of its file, and can be deleted', async () => {
  const { api, shop } = company;
  const withPlace = await sharp(await square(1_000, 'jpeg'))
    .withExif({ IFD0: { Copyright: 'secret' } })
    .jpeg()
    .toBuffer();
  const { result } = await upload(withPlace);
  const stored = Buffer.from(result.logo?.split(',')[1] ?? '', 'base64');
  const { format, width, height, exif } = await sharp(stored).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'png', width: 240, height: 240, exif: undefined });
  await api.post(calls.saveLetterhead, head, { as: shop });
  expect((await api.post(calls.getLetterhead, {}, { as: shop })).result.logo).toBe(result.logo);
  await api.post(calls.deleteLetterheadLogo, {}, { as: shop });
  expect((await api.post(calls.getLetterhead, {}, { as: shop })).result.logo).toBeNull();
});

test('a file that is no PNG or JPEG, too large or damaged is refused by its header', async () => {
  expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).code).toBe('300304');
  expect((await upload(await square(10, 'webp'))).code).toBe('300304');
  expect((await upload(await square(4_100))).code).toBe('300302');
  expect((await upload((await square(200)).subarray(0, 40))).code).toBe('300303');
});
