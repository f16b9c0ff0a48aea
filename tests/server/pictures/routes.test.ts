import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pictureCalls } from '../../../src/contract/pictures/calls.ts';
import { PICTURE_MAX_BYTES } from '../../../src/contract/pictures/rules.ts';
import type { PictureReader } from '../../../src/server/gateways/ocr/picture-reader.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';
import { sampleReading } from '../../support/pictures/sample-reading.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

const picture = { body: {}, bytes: Buffer.from('a picture'), name: 'vin.jpg' };
const read = vi.fn<PictureReader['read']>();
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({
    web: { hosts: ['parts.example:8080', 'localhost'] },
    pictureReader: { read, close: async () => undefined },
    trustedProxies: ['127.0.0.1'],
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  read.mockReset().mockResolvedValue(sampleReading);
  await api.db.sql.deleteFrom('rateLimitWindow').execute();
});

const make = async () => (await api.post(pictureCalls.makeQrCode, {})).result;
const check = (id: string, as = api.users.manager) => api.post(pictureCalls.checkQrCode, { id }, { as });
const open = (id: string) => api.post(pictureCalls.openQrCode, { id }, { as: null });
const send = (id: string) => api.upload(pictureCalls.uploadByQrCode, { ...picture, body: { id } }, { as: null });
const ageTickets = (seconds: number) =>
  api.db.execute(`update picture_ticket set expires_at = expires_at - make_interval(secs => ${seconds})`);

test('a picture is read as a licence or a plate, for signed-in users only', async () => {
  expect((await api.upload(pictureCalls.ocrUpload, picture)).result).toEqual(sampleReading);
  expect((await api.upload(pictureCalls.ocrVinImage, picture)).result).toEqual(sampleReading);
  expect(read.mock.calls.map(([, wanted]) => wanted)).toEqual(['licence', 'plate']);
  expect(await api.upload(pictureCalls.ocrUpload, picture, { as: null })).toMatchObject({
    status: 401,
    code: '600209',
  });
});

test('reading errors are in the user’s language', async () => {
  read.mockRejectedValue(new Refusal('210104'));
  const english = { headers: { 'accept-language': 'en' } };
  expect((await api.upload(pictureCalls.ocrUpload, picture)).message).toContain('没有找到车架号');
  expect((await api.upload(pictureCalls.ocrUpload, picture, english)).message).toContain('No VIN was found');
});

test('a file over ten megabytes is rejected before it is read', async () => {
  const bytes = Buffer.alloc(PICTURE_MAX_BYTES + 1);
  expect(await api.upload(pictureCalls.ocrUpload, { ...picture, bytes })).toMatchObject({
    status: 413,
    code: '900413',
  });
  expect(read).not.toHaveBeenCalled();
});

test('an account is limited to 40 pictures in ten minutes, over all nodes', async () => {
  await api.db.sql
    .insertInto('rateLimitWindow')
    .values({ key: `picture:account:${api.users.manager.userId}`, uses: 39 })
    .execute();
  const responses = await Promise.all([1, 2].map(() => api.upload(pictureCalls.ocrUpload, picture)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 429]);
  expect(responses.find(({ status }) => status === 429)?.headers['retry-after']).toMatch(/^\d+$/);
  expect(await api.upload(pictureCalls.ocrUpload, picture, { as: api.users.general })).toMatchObject({ status: 200 });
  await api.db.execute(`update rate_limit_window set since = now() - interval '10 minutes'`);
  expect(await api.upload(pictureCalls.ocrUpload, picture)).toMatchObject({ status: 200 });
});

test('an account has at most two pictures in progress, which leaves room for other accounts', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  read.mockImplementation(async () => {
    await finished;
    return sampleReading;
  });
  const own = [1, 2].map(() => api.upload(pictureCalls.ocrUpload, picture));
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  const third = await api.upload(pictureCalls.ocrUpload, picture);
  expect(third).toMatchObject({ status: 503, code: '900503' });
  expect(third.headers['retry-after']).toMatch(/^\d+$/);
  const other = api.upload(pictureCalls.ocrUpload, picture, { as: api.users.general });
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(3));
  finish();
  expect((await Promise.all([...own, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await api.upload(pictureCalls.ocrUpload, picture)).toMatchObject({ status: 200 });
});

test('a picture that was refused because the queue is full is not counted', async () => {
  read.mockRejectedValue(new Refusal('900503', { retryAfterS: 5 }));
  expect(await api.upload(pictureCalls.ocrUpload, picture)).toMatchObject({ status: 503 });
  const used = await api.db.sql.selectFrom('rateLimitWindow').select('uses').execute();
  expect(used).toEqual([{ uses: 0 }]);
  read.mockRejectedValue(new Refusal('210104'));
  await api.upload(pictureCalls.ocrUpload, picture);
  expect(await api.db.sql.selectFrom('rateLimitWindow').select('uses').execute()).toEqual([{ uses: 1 }]);
});

test('a QR code links to /jump on the requested host if that is ours, and its id is not stored in plain text', async () => {
  const { result } = await api.post(pictureCalls.makeQrCode, {}, { headers: { host: 'parts.example:8080' } });
  const forged = await api.post(pictureCalls.makeQrCode, {}, { headers: { host: 'evil.example' } });
  expect(forged).toMatchObject({ status: 421, code: '900430', result: null });
  expect(result.url).toBe(`http://parts.example:8080/jump?qr=${result.id}`);
  expect(result.svg).toMatch(/^<svg /);
  expect(Buffer.from(result.id, 'base64url')).toHaveLength(16);
  const rows = await api.db.sql.selectFrom('pictureTicket').select('ticketHash').execute();
  expect(JSON.stringify(rows)).not.toContain(result.id);
});

test('a ticket goes through waiting, opened, received and read; its reading can be fetched once', async () => {
  const { id } = await make();
  expect((await check(id)).result).toMatchObject({ state: 'waiting', reading: null });
  expect((await open(id)).result.state).toBe('opened');
  expect((await check(id)).result.state).toBe('opened');
  read.mockImplementation(async () => {
    expect((await check(id)).result).toMatchObject({ state: 'received', reading: null });
    return sampleReading;
  });
  expect((await send(id)).result).toEqual({ state: 'read' });
  const checks = await Promise.all([check(id), check(id), check(id)]);
  expect(checks.filter(({ result }) => result.reading !== null)).toHaveLength(1);
  expect((await check(id)).result).toMatchObject({ state: 'used', reading: null });
  expect(
    await api.db.sql.selectFrom('pictureTicket').select('reading').where('reading', 'is not', null).execute(),
  ).toEqual([]);
});

test('a ticket accepts one picture, even from two concurrent uploads', async () => {
  const { id } = await make();
  const responses = await Promise.all([send(id), send(id)]);
  expect(responses.map(({ code }) => code).sort()).toEqual(['000000', '210105']);
  expect(await send(id)).toMatchObject({ code: '210105' });
  expect(read).toHaveBeenCalledTimes(1);
});

test('a ticket looks expired to other accounts', async () => {
  const { id } = await make();
  await send(id);
  expect((await check(id, api.users.general)).result).toEqual({
    state: 'expired',
    expiresInS: 0,
    reading: null,
    problem: null,
  });
  expect((await check(id)).result.state).toBe('read');
});

test('a ticket expires after two minutes by the clock of the database', async () => {
  const { id } = await make();
  await ageTickets(119);
  expect((await open(id)).result.state).toBe('opened');
  await ageTickets(1);
  expect((await check(id)).result).toMatchObject({ state: 'expired', expiresInS: 0 });
  expect((await open(id)).result.state).toBe('expired');
  expect(await send(id)).toMatchObject({ code: '210105' });
});

test('a reading that was not fetched in time is deleted', async () => {
  const { id } = await make();
  await send(id);
  await ageTickets(181);
  expect((await check(id)).result).toMatchObject({ reading: null });
  await make();
  expect((await check(id)).result.state).toBe('expired');
});

test('an unknown id looks like an expired ticket', async () => {
  const id = 'A'.repeat(22);
  expect((await open(id)).result).toEqual({ state: 'expired', expiresInS: 0 });
  expect((await check(id)).result).toMatchObject({ state: 'expired' });
  expect(await send(id)).toMatchObject({ code: '210105' });
});

test('after an unreadable picture the reason is shown, and the phone can send up to five pictures', async () => {
  const { id } = await make();
  read.mockRejectedValue(new Refusal('210104'));
  expect(await send(id)).toMatchObject({ code: '210104' });
  expect((await check(id)).result).toMatchObject({
    state: 'opened',
    problem: expect.stringContaining('没有找到车架号'),
  });
  for (let again = 0; again < 4; again += 1) await send(id);
  expect(await send(id)).toMatchObject({ code: '210105' });
  expect(read).toHaveBeenCalledTimes(5);
});

test('uploads by phone are limited per address over all tickets', async () => {
  await api.db.sql.insertInto('rateLimitWindow').values({ key: 'picture:address:127.0.0.1', uses: 60 }).execute();
  const { id } = await make();
  expect(await send(id)).toMatchObject({ status: 429, code: '900429' });
  expect(read).not.toHaveBeenCalled();
});

test('uploads and openings from one IPv6 /64 network are counted together', async () => {
  const from = (address: string) => ({ as: null, headers: { 'x-forwarded-for': address } });
  const { id } = await make();
  for (const host of [1, 2]) {
    await api.post(pictureCalls.openQrCode, { id }, from(`2001:db8:3:3::${host}`));
    await api.upload(pictureCalls.uploadByQrCode, { ...picture, body: { id } }, from(`2001:db8:3:3::${host}`));
  }
  const rows = await api.db.sql
    .selectFrom('rateLimitWindow')
    .select(['key', 'uses'])
    .where('key', 'like', '%2001%')
    .orderBy('key')
    .execute();
  expect(rows).toEqual([
    { key: 'picture:address:2001:db8:3:3::/64', uses: 2 },
    { key: 'picture:looks:2001:db8:3:3::/64', uses: 2 },
  ]);
});

test('a reading that was not fetched within its grace period is reported as expired, not as read', async () => {
  const { id } = await make();
  await send(id);
  await ageTickets(500);
  expect((await check(id)).result).toMatchObject({ state: 'expired', reading: null });
});

test('old counters of addresses are deleted', async () => {
  await api.db.execute(
    `insert into rate_limit_window (key, uses, since) values ('picture:looks:10.0.0.1', 3, now() - interval '2 days')`,
  );
  await make();
  const rows = await api.db.sql.selectFrom('rateLimitWindow').select('key').execute();
  expect(rows).toEqual([{ key: `picture:codes:${api.users.manager.userId}` }]);
});
