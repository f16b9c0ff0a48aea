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

test('a workbook comes back as its texts, read in a thread of its own', async () => {
  const bytes = textWorkbook([['OE号'], ['0986494596'], ['=1+1']]);
  const { code, result } = await api.upload(oeCalls.uploadBatchOe, { body: {}, bytes, name: '清单.xlsx' });
  expect(code).toBe('000000');
  expect(result.sheets).toMatchObject([{ likelyColumn: 0, columns: [{ cells: ['OE号', '0986494596', '=1+1'] }] }]);
});

test('a table that is text says what it was read in, and is read in another encoding when someone knows better', async () => {
  // 機油 as Big5 writes it, too short to be told from GB18030.
  const bytes = Buffer.concat([Buffer.from([0xbe, 0xf7, 0xaa, 0x6f]), Buffer.from(',04E115561H\n')]);
  const guessed = await api.upload(oeCalls.uploadBatchOe, { body: {}, bytes });
  expect(guessed.result).toMatchObject({ encoding: 'gb18030' });
  const told = await api.upload(oeCalls.uploadBatchOe, { body: { encoding: 'big5' }, bytes });
  expect(told.result).toMatchObject({ encoding: 'big5', sheets: [{ columns: [{ cells: ['機油'] }, {}] }] });
  const workbook = textWorkbook([['1K0698151A']]);
  const { result } = await api.upload(oeCalls.uploadBatchOe, { body: { encoding: 'big5' }, bytes: workbook });
  expect(result).toMatchObject({ encoding: null, sheets: [{ columns: [{ cells: ['1K0698151A'] }] }] });
});

test('what cannot be read is refused with its own code, in the language of the caller', async () => {
  const old = Buffer.from('d0cf11e0a1b11ae1'.padEnd(400, '0'), 'hex');
  const headers = { 'accept-language': 'en' };
  const refused = await api.upload(oeCalls.uploadBatchOe, { body: {}, bytes: old, name: 'parts.xlsx' }, { headers });
  expect(refused).toMatchObject({ status: 200, code: '300702', result: null });
  expect(refused.message).toContain('save it as .xlsx');
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  expect(await api.upload(oeCalls.uploadBatchOe, { body: {}, bytes: picture })).toMatchObject({ code: '300701' });
});

test('a file beyond 10 MB is refused before it is read', async () => {
  const bytes = Buffer.alloc(10 * 1024 * 1024 + 100_000);
  expect(await api.upload(oeCalls.uploadBatchOe, { body: {}, bytes })).toMatchObject({ status: 413, code: '900413' });
});

test('reading that takes too long ends with its thread, file after file', async () => {
  const entry = new URL('../../../support/spreadsheets/hanging-reader.mjs', import.meta.url);
  const reader = createSpreadsheetReader({ maxTimeMs: 50, entry });
  const bytes = textWorkbook([['1K0698151A']]);
  expect(await refusalOf(() => reader.read(bytes))).toMatchObject({ code: '300707' });
  expect(await refusalOf(() => reader.read(bytes))).toMatchObject({ code: '300707' });
});

test('a slow beginning of the thread is not held against the file', async () => {
  const entry = new URL('../../../support/spreadsheets/slow-start-reader.mjs', import.meta.url);
  const reader = createSpreadsheetReader({ maxTimeMs: 50, entry });
  expect(await reader.read(textWorkbook([['1K0698151A']]))).toEqual({ sheets: [], leftOutSheets: 1, encoding: null });
});

test('the next file is read by the same thread, and by another after it has ended', async () => {
  const entry = new URL('../../../support/spreadsheets/counting-reader.mjs', import.meta.url);
  const reader = createSpreadsheetReader({ entry });
  const bytes = textWorkbook([['1K0698151A']]);
  expect([await reader.read(bytes), await reader.read(bytes)].map(({ leftOutSheets }) => leftOutSheets)).toEqual([
    1, 2,
  ]);
  await expect(reader.read(Buffer.from('end'))).rejects.toThrow('without an answer');
  expect((await reader.read(bytes)).leftOutSheets).toBe(1);
});

test('of many files at once some wait, and those beyond are asked to come again', async () => {
  const reader = createSpreadsheetReader();
  const bytes = textWorkbook([['1K0698151A']]);
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => reader.read(bytes)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(18);
});
