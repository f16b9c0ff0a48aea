import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { FIT_PHOTO_MAX_BYTES } from '../../../src/contract/fit-reports/rules.ts';
import { tinyReport } from '../../support/bodies/fit-report-bodies.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
let reporter: Caller;
let colleague: Caller;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  [reporter, colleague] = [await api.signInWith([]), await api.signInWith([])];
  await api.db.sql
    .updateTable('account')
    .set({ acctLevel: 1, parentId: reporter.userId })
    .where('userId', '=', colleague.userId)
    .execute();
});
afterAll(() => api.close());

const report = async () => (await api.post(calls.reportFit, tinyReport, { as: reporter })).result.fitReportId;
const send = (fitReportId: number, bytes: Uint8Array, as = reporter) =>
  api.upload(calls.addFitReportPhoto, { body: { fitReportId }, bytes }, { as });
const open = (call: { path: string }, fitReportId: number, as: Caller) =>
  api.app.inject({
    method: 'GET',
    url: `${call.path}?fitReportId=${fitReportId}`,
    headers: { authorization: as.token },
  });

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#826' } });
const photo = () =>
  plain(2400, 1200)
    .withExif({ IFD0: { Make: 'Phone maker', Copyright: 'Somebody' }, IFD3: { GPSLatitude: '39/1 54/1 0/1' } })
    .jpeg()
    .toBuffer();

test('a photo is stored smaller, as WebP, without the metadata of the file', async () => {
  const bytes = await photo();
  expect(bytes.includes('Phone maker')).toBe(true);
  const fitReportId = await report();
  expect(await send(fitReportId, bytes)).toMatchObject({ code: '000000', result: null });
  const { rawPayload, headers, statusCode } = await open(calls.getFitReportPhoto, fitReportId, reporter);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  const { width, height, format, exif, icc, xmp } = await sharp(rawPayload).metadata();
  expect({ width, height, format, exif, icc, xmp }).toEqual({ width: 1600, height: 800, format: 'webp' });
  const { rows } = (await api.post(calls.listFitReports, {}, { as: reporter })).result;
  expect(rows.find((row) => row.fitReportId === fitReportId)?.hasPhoto).toBe(true);
});

test('only the reporter and the staff with the power see a photo; to others it looks missing', async () => {
  const fitReportId = await report();
  await send(fitReportId, await photo());
  const stranger = await api.signInWith([]);
  const missing = await open(calls.getFitReportPhoto, 999_999_999, stranger);
  for (const as of [stranger, colleague, api.users.manager]) {
    const answer = await open(calls.getFitReportPhoto, fitReportId, as);
    expect([answer.statusCode, answer.json()]).toEqual([404, missing.json()]);
  }
  const clerk = await api.signInWith(['/manager', '/manager/fit_report']);
  for (const as of [clerk, api.users.manager])
    expect((await open(calls.fitReportPhoto, fitReportId, as)).statusCode).toBe(200);
  for (const as of [stranger, colleague, reporter])
    expect((await open(calls.fitReportPhoto, fitReportId, as)).statusCode).toBe(403);
  const colleagues = (await api.post(calls.listFitReports, { isCompany: true }, { as: colleague })).result.rows;
  expect(colleagues.find((row) => row.fitReportId === fitReportId)).toMatchObject({ isOwn: false, hasPhoto: false });
});

test('staff who view the storefront as the reporter do not see the photo', async () => {
  const fitReportId = await report();
  await send(fitReportId, await photo());
  const { result } = await api.post(calls.viewAsUser, { id: reporter.userId, reason: '客户反馈看不到答复' });
  const view = { userId: reporter.userId, token: result.token, secretKey: result.secretKey };
  expect((await api.post(calls.listFitReports, {}, { as: view })).result.total).toBeGreaterThan(0);
  expect((await open(calls.getFitReportPhoto, fitReportId, view)).statusCode).toBe(404);
});

test('nobody adds a photo to the report of another account', async () => {
  const fitReportId = await report();
  for (const as of [colleague, await api.signInWith([])])
    expect(await send(fitReportId, await photo(), as)).toMatchObject({ status: 404, code: '900404' });
});

test('a photo is replaced while the report waits, and no longer once it is decided or withdrawn', async () => {
  const fitReportId = await report();
  await send(fitReportId, await photo());
  expect(await send(fitReportId, await plain(300, 200).png().toBuffer())).toMatchObject({ code: '000000' });
  const { rawPayload } = await open(calls.getFitReportPhoto, fitReportId, reporter);
  expect((await sharp(rawPayload).metadata()).width).toBe(300);
  await api.post(calls.withdrawFitReport, { fitReportId }, { as: reporter });
  expect(await send(fitReportId, await photo())).toMatchObject({ code: '300367' });
});

test('other types, animations, damaged files and too many pixels are refused by name, before they are unpacked', async () => {
  const fitReportId = await report();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(await send(fitReportId, svg)).toMatchObject({ code: '300364' });
  const pixels = Buffer.concat([Buffer.alloc(20 * 20 * 3, 10), Buffer.alloc(20 * 20 * 3, 240)]);
  const frames = await sharp(pixels, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .webp({ delay: [100, 100] })
    .toBuffer();
  expect((await sharp(frames).metadata()).pages).toBe(2);
  expect(await send(fitReportId, frames)).toMatchObject({ code: '300364' });
  expect(await send(fitReportId, (await photo()).subarray(0, 900))).toMatchObject({ code: '300366' });
  expect(await send(fitReportId, await plain(13_000, 20).png().toBuffer())).toMatchObject({ code: '300365' });
  expect(await send(fitReportId, Buffer.alloc(FIT_PHOTO_MAX_BYTES + 1))).toMatchObject({ status: 413 });
  expect((await open(calls.getFitReportPhoto, fitReportId, reporter)).statusCode).toBe(404);
});

test('an account uploads a bounded number of photos a day', async () => {
  const as = await api.signInWith([]);
  const { fitReportId } = (await api.post(calls.reportFit, tinyReport, { as })).result;
  await api.db.execute(`
    insert into rate_limit_window (key, uses, since) values ('fit photo:account:${as.userId}', 60, clock_timestamp())`);
  expect(await send(fitReportId, await photo(), as)).toMatchObject({ status: 429, code: '900429' });
});
