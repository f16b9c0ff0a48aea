import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { stringToSign } from '../../../src/contract/api-services/signature.ts';
import type { PriceListState } from '../../../src/contract/imports/price-list.ts';
import { PRICE_LIST_STATE, PRICE_LIST_UPLOAD } from '../../../src/contract/imports/rules.ts';
import { workOnNext } from '../../../src/server/imports/jobs/start-importing.ts';
import { importFiles, sampleCatalogue } from '../../support/imports/import-files.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let api: TestApi;
let key: { accessId: string; secret: string };
beforeAll(async () => {
  api = await openTestApi({ hasBaseInterfaces: true });
  await api.app.ready();
  await importFiles(api.db, sampleCatalogue, { source: 'acme' });
});
afterAll(() => api.close());

const newKey = {
  ...{ name: 'nightly', interfaces: null, networks: [], perSecond: null, perDay: null, expiresAt: null },
};
const addKey = async (mode: 'live' | 'test' = 'live') => {
  const { keys } = (await api.post(calls.apiKeyList, {})).result;
  for (const { keyId } of keys) await api.post(calls.apiKeyRevoke, { keyId });
  const { result } = await api.post(calls.apiKeyAdd, { ...newKey, mode });
  return { accessId: result.key.accessId, secret: result.secret };
};
const allow = (mayPublish: boolean, source = 'acme') =>
  api.post(calls.importKeyAdd, {
    ...{ accessId: key.accessId, sourceCode: source, sourceName: source, mayPublish },
  });

beforeEach(async () => {
  key = await addKey();
});

interface Envelope {
  code: string;
  result: { importId: number; status: string; receivedBytes: number } & PriceListState;
  charge: { reason: string };
}

async function send(code: string, body: object, headers: Record<string, string> = {}) {
  const { statusCode, body: answer } = await api.app.inject({
    ...{ method: 'POST', url: `/openapi/v1/${code}`, payload: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key.secret}`, ...headers },
  });
  return { status: statusCode, ...(JSON.parse(answer) as Envelope) };
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const listOf = (price: number, more = '') => `number,price,date\nAC-100 200,${price},2026-11-22\n${more}`;
const upload = (content: string, more: object = {}, headers: Record<string, string> = {}) =>
  send(PRICE_LIST_UPLOAD, { source: 'acme', fileName: 'prices.csv', content: base64(content), ...more }, headers);
const stateOf = async (importId: number) => (await send(PRICE_LIST_STATE, { importId })).result;
const work = async () => {
  while (await workOnNext(api.db, 'test'));
};
const beijingPrice = async () => {
  const [row] = await api.db.withSession(({ query }) =>
    query<{ fen: number }>(
      `select market_fen[1] as fen from part_price join part using (oe_id) where oe = 'AC-100 200'`,
    ),
  );
  return row?.fen;
};

test('a price list uploaded with a key is published by itself, and its refused rows are told', async () => {
  await allow(true);
  const sent = await upload(listOf(111, 'NONE-1,5,2026-11-22\n'), { publish: true });
  expect(sent).toMatchObject({
    status: 200,
    code: '000000',
    result: { status: 'inspecting' },
    charge: { reason: 'free' },
  });
  await work();
  expect(await stateOf(sent.result.importId)).toMatchObject({
    ...{ source: 'acme', status: 'published', version: expect.any(Number), failure: null, refusedTotal: 1 },
    plan: { rows: 2, refused: 1, changed: 1 },
    refusedRows: [{ line: 3, field: 'number', code: 'unknownReference', value: 'NONE-1' }],
  });
  expect(await beijingPrice()).toBe(11_100);
  const list = (await api.post(calls.importList, {})).result.rows;
  expect(list[0]).toMatchObject({ keyName: 'nightly', status: 'published' });
});

test('without publish it waits for a person, and prices that move too far wait for a second one', async () => {
  await allow(true);
  const before = await beijingPrice();
  const first = await upload(listOf(112));
  await work();
  expect((await stateOf(first.result.importId)).status).toBe('planned');
  const setLimit = (value: string, version: number) =>
    api.db.execute(
      `insert into setting_change (key, value, row_version) values ('secondPerson.importPricesAbove', '${value}', ${version})`,
    );
  await setLimit('0', 1);
  const second = await upload(listOf(999), { publish: true });
  await work();
  await setLimit('1000', 2);
  expect((await stateOf(second.result.importId)).status).toBe('planned');
  expect(await beijingPrice()).toBe(before);
});

test('a list whose prices are older than those of the catalogue waits for a person', async () => {
  await allow(true);
  const before = await beijingPrice();
  const sent = await upload('number,price,date\nAC-100 200,99,2020-01-01\n', { publish: true });
  await work();
  expect((await stateOf(sent.result.importId)).status).toBe('planned');
  expect(await beijingPrice()).toBe(before);
});

test('a list with names is one of prices too: its numbers are not registered', async () => {
  await allow(true);
  const list = '零件号,零件名称,品牌,价格\nAC-100 200,前制动片,艾克姆,120\n';
  const sent = await upload(list, { fileName: 'list.csv', publish: true });
  await work();
  const { importId } = sent.result;
  expect(await stateOf(importId)).toMatchObject({ status: 'mapping', failure: null });
  const { tables } = (await api.post(calls.importGet, { importId })).result;
  expect(tables.map(({ mappings }) => mappings.map(({ file }) => file))).toEqual([['prices']]);
});

test('a list that changes nothing makes no version', async () => {
  await allow(true);
  await upload(listOf(140), { publish: true });
  await work();
  const again = await upload(listOf(140), { publish: true });
  await work();
  expect(await stateOf(again.result.importId)).toMatchObject({ status: 'published', version: null, plan: { same: 1 } });
});

test('a file in several parts is put together, and a repeated part is harmless', async () => {
  await allow(false);
  const whole = Buffer.from(listOf(150));
  const part = (from: number, to?: number) => whole.subarray(from, to).toString('base64');
  const first = await upload('', { content: part(0, 20), totalBytes: whole.length });
  expect(first.result).toMatchObject({ status: 'uploading', receivedBytes: 20 });
  const { importId } = first.result;
  const gap = await upload('', { content: part(25), totalBytes: whole.length, importId, startsAt: 25 });
  expect(gap.code).toBe('300921');
  const last = { content: part(20), totalBytes: whole.length, importId, startsAt: 20 };
  expect((await upload('', last)).result).toMatchObject({ status: 'inspecting', receivedBytes: whole.length });
  expect((await upload('', last)).result).toMatchObject({ importId, receivedBytes: whole.length });
  await work();
  expect((await stateOf(importId)).plan).toMatchObject({ rows: 1 });
});

test('a repeated Idempotency-Key makes one import', async () => {
  await allow(false);
  const headers = { 'idempotency-key': 'night-2026-11-22' };
  const first = await upload(listOf(160), {}, headers);
  const second = await upload(listOf(160), {}, headers);
  expect(second.result).toEqual(first.result);
  expect(second.charge.reason).toBe('repeated');
});

test('a signed upload that is replayed is refused', async () => {
  await allow(false);
  const path = `/openapi/v1/${PRICE_LIST_UPLOAD}`;
  const body = { source: 'acme', fileName: 'prices.csv', content: base64(listOf(161)) };
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const text = stringToSign({ method: 'POST', path, bodyHash, timestamp, nonce: 'nonce-of-tonight' });
  const signed = {
    ...{ authorization: '', 'x-epc-key-id': key.accessId, 'x-epc-timestamp': timestamp },
    ...{ 'x-epc-nonce': 'nonce-of-tonight' },
    'x-epc-signature': createHmac('sha256', key.secret).update(text).digest('hex'),
  };
  expect((await send(PRICE_LIST_UPLOAD, body, signed)).code).toBe('000000');
  expect(await send(PRICE_LIST_UPLOAD, body, signed)).toMatchObject({ status: 401, code: '301220' });
});

describe('is refused', () => {
  test('a key without the right, and one with the right for another supplier', async () => {
    expect(await upload(listOf(1))).toMatchObject({ status: 403, code: '300351' });
    await allow(true, 'other');
    expect(await upload(listOf(1))).toMatchObject({ status: 403, code: '300351' });
  });

  test('the import of another supplier, to be continued or to be read', async () => {
    await allow(true);
    const { importId } = (await upload(listOf(170))).result;
    key = await addKey();
    await allow(true, 'other');
    expect((await upload(listOf(1), { source: 'other', importId })).code).toBe('300351');
    expect((await send(PRICE_LIST_STATE, { importId })).code).toBe('100100');
  });

  test('publishing by a key that may only upload', async () => {
    await allow(false);
    expect(await upload(listOf(1), { publish: true })).toMatchObject({ status: 403, code: '300352' });
  });

  test('a right that was withdrawn', async () => {
    await allow(true);
    const [right] = (await api.post(calls.importKeyList, {})).result.filter(
      ({ accessId }) => accessId === key.accessId,
    );
    await api.post(calls.importKeyDelete, { keyId: right?.keyId ?? 0, sourceId: right?.sourceId ?? 0 });
    expect((await upload(listOf(1))).code).toBe('300351');
  });

  test('a twenty-first list while none of the others is finished', async () => {
    await allow(false);
    await api.db.execute(`insert into catalogue_import (source_id, is_full, status, key_id)
      select source_id, false, 'planned', key_id from catalogue_source_key join api_key using (key_id), generate_series(1, 20)
      where access_id = '${key.accessId}'`);
    expect(await upload(listOf(1))).toMatchObject({ status: 409, code: '300353' });
  });

  test('anything else than a price list', async () => {
    await allow(true);
    const sent = await upload('id,name\nB9,新品牌\n', { fileName: 'brands.csv', publish: true });
    await work();
    expect(await stateOf(sent.result.importId)).toMatchObject({ status: 'failed', failure: 'notPriceList' });
  });

  test('a right for a test key, which imports nothing', async () => {
    key = await addKey('test');
    await expect(allow(true)).resolves.toMatchObject({ code: '300354' });
    await upload(listOf(1));
    expect((await api.post(calls.importList, {})).result.rows.some(({ status }) => status === 'uploading')).toBe(false);
  });
});
