import { afterAll, beforeAll, expect, test } from 'vitest';
import { oeCalls } from '../../../../src/contract/oe/calls.ts';
import { createSpreadsheetReader } from '../../../../src/server/oe/spreadsheets/reader.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { textWorkbook } from '../../../support/spreadsheets/make-workbook.ts';
import { refusalOf } from '../../parts/books/support.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test('a workbook’s texts are returned, read in a worker thread', async () => {
  const bytes = textWorkbook([['OE号'], ['0986494596'], ['=1+1']]);
  const { code, result } = await api.upload(oeCalls.uploadBatchOe, { body: {}, bytes, name: '清单.xlsx' });
  expect(code).toBe('000000');
  expect(result.sheets).toMatchObject([{ likelyColumn: 0, columns: [{ cells: ['OE号', '0986494596', '=1+1'] }] }]);
});

test('a text table has its detected encoding, which the caller can override', async () => {
  // 機油 in Big5, too short to be distinguished from GB18030.
  const bytes = Buffer.concat([Buffer.from([0xbe, 0xf7, 0xaa, 0x6f]), Buffer.from(',04E115561H\n')]);
  const detected = await api.upload(oeCalls.uploadBatchOe, { body: {}, bytes });
  expect(detected.result).toMatchObject({ encoding: 'gb18030' });
  const overridden = await api.upload(oeCalls.uploadBatchOe, { body: { encoding: 'big5' }, bytes });
  expect(overridden.result).toMatchObject({ encoding: 'big5', sheets: [{ columns: [{ cells: ['機油'] }, {}] }] });
  const workbook = textWorkbook([['1K0698151A']]);
  const { result } = await api.upload(oeCalls.uploadBatchOe, { body: { encoding: 'big5' }, bytes: workbook });
  expect(result).toMatchObject({ encoding: null, sheets: [{ columns: [{ cells: ['1K0698151A'] }] }] });
});

test('an unreadable file is refused with the code of its reason, in the caller’s language', async () => {
  const old = Buffer.from('d0cf11e0a1b11ae1'.padEnd(400, '0'), 'hex');
  const headers = { 'accept-language': 'en' };
  const refused = await api.upload(oeCalls.uploadBatchOe, { body: {}, bytes: old, name: 'parts.xlsx' }, { headers });
  expect(refused).toMatchObject({ status: 200, code: '300702', result: null });
  expect(refused.message).toContain('Save as .xlsx');
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  expect(await api.upload(oeCalls.uploadBatchOe, { body: {}, bytes: picture })).toMatchObject({ code: '300701' });
});

test('a file beyond 10 MB is refused', async () => {
  const bytes = Buffer.alloc(10 * 1024 * 1024 + 100_000);
  expect(await api.upload(oeCalls.uploadBatchOe, { body: {}, bytes })).toMatchObject({ status: 413, code: '900413' });
});

test('a timeout ends the thread, also for the next file', async () => {
  const entry = new URL('../../../support/spreadsheets/hanging-reader.mjs', import.meta.url);
  const reader = createSpreadsheetReader({ maxTimeMs: 50, entry });
  const bytes = textWorkbook([['1K0698151A']]);
  expect(await refusalOf(() => reader.read(bytes))).toMatchObject({ code: '300707' });
  expect(await refusalOf(() => reader.read(bytes))).toMatchObject({ code: '300707' });
});

test('the start of the thread does not count towards the timeout', async () => {
  const entry = new URL('../../../support/spreadsheets/slow-start-reader.mjs', import.meta.url);
  const reader = createSpreadsheetReader({ maxTimeMs: 50, entry });
  expect(await reader.read(textWorkbook([['1K0698151A']]))).toEqual({ sheets: [], leftOutSheets: 1, encoding: null });
});

test('the thread is reused, and replaced after it has ended', async () => {
  const entry = new URL('../../../support/spreadsheets/counting-reader.mjs', import.meta.url);
  const reader = createSpreadsheetReader({ entry });
  const bytes = textWorkbook([['1K0698151A']]);
  expect([await reader.read(bytes), await reader.read(bytes)].map(({ leftOutSheets }) => leftOutSheets)).toEqual([
    1, 2,
  ]);
  await expect(reader.read(Buffer.from('end'))).rejects.toThrow('without an answer');
  expect((await reader.read(bytes)).leftOutSheets).toBe(1);
});

test('of many concurrent files some are queued, and those beyond the limit are refused with a retry delay', async () => {
  const reader = createSpreadsheetReader();
  const bytes = textWorkbook([['1K0698151A']]);
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => reader.read(bytes)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(18);
});
