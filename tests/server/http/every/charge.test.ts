import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import type { AnyCallWithSchemas } from '../../../../src/contract/call.ts';
import { PROVINCE_CODES } from '../../../../src/contract/provinces/rules.ts';
import { PAID_ONLY, paidOnlyHeader } from '../../../../src/contract/quota/paid-only-header.ts';
import { FREE_LOOKUPS_PER_DAY } from '../../../../src/contract/quota/rules.ts';
import { validBodies } from '../../../support/bodies/valid-bodies.ts';
import { insertScan } from '../../../support/pictures/insert-scan.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { fillTinyCatalogue } from '../../../support/tiny-catalogue/tiny-catalogue.ts';
import { fillTinyMaintenance } from '../../../support/tiny-catalogue/tiny-maintenance.ts';
import { tinyItem, tinyOrder } from '../../../support/tiny-catalogue/tiny-order.ts';

// The tests need the captcha's text.
/** Found in no free data: texts of drawings and parts books, and amounts of provinces other than the default. */
const PAID_TEXT = 'only for those who paid';
const ELSEWHERE_FEN = 7_654_321;
const PAID = new RegExp(`${PAID_TEXT}|${ELSEWHERE_FEN}`);
const OTHER_PROVINCE = '440000';

let api: TestApi;
let caller: Caller;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  await fillTinyMaintenance(api.db.copy);
  // The median of the default's region may be shown.
  await sql`
    update part_price
    set market_fen = market_fen[1:5] || array_fill(${ELSEWHERE_FEN}::integer, array[${PROVINCE_CODES.length - 5}::integer])
  `.execute(api.db.sql);
  await sql`update drawing set svg = svg || ${`<!-- ${PAID_TEXT} -->`}`.execute(api.db.sql);
  await sql`update fit set remark_zh = ${PAID_TEXT}, remark_en = ${PAID_TEXT}`.execute(api.db.sql);
});
afterAll(() => api.close());
beforeEach(async () => {
  caller = await api.signInWith([]);
});

const { bodies } = validBodies(() => api);
const operations = Object.keys(bodies).filter((key): key is keyof typeof bodies => key in bodies);
const callOf = (operation: keyof typeof bodies): AnyCallWithSchemas => calls[operation];
/** Calls of users that give data of the catalogue, which have no file. */
const ofCatalogue = operations.filter(
  (operation) => callOf(operation).charge !== undefined && callOf(operation).upload === undefined,
);
const chargedBy = (...charges: string[]) =>
  ofCatalogue.filter((operation) => charges.includes(callOf(operation).charge ?? ''));

async function bodyOf(operation: keyof typeof bodies): Promise<Record<string, unknown>> {
  const sample = bodies[operation];
  const body = { ...(typeof sample === 'function' ? await sample() : sample) };
  // The order must be the caller's own for the check-up to reach the charge.
  if (operation === 'checkOrderFit') {
    const listId = Number(Object(body).listId);
    await api.db.sql.updateTable('workOrder').set({ userId: caller.userId }).where('listId', '=', listId).execute();
  }
  return body;
}

const spendFreeLookups = () =>
  sql`
    insert into quota_day_use (holder_id, vehicle_class, day, package_id, used)
    select ${caller.userId}::integer, class, (now() at time zone 'Asia/Shanghai')::date, 0, ${FREE_LOOKUPS_PER_DAY}::integer
    from unnest(array['C', 'B']) class`.execute(api.db.sql);

const chargesOf = ({ userId }: Caller) =>
  api.db.sql.selectFrom('quotaLedger').selectAll().where('userId', '=', userId).execute();

/** The answer as the client sees it, a sealed result opened. */
async function answerTo(operation: keyof typeof bodies, body: object, headers: Record<string, string> = {}) {
  const call = callOf(operation);
  if (call.method === 'GET') {
    const query = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
    const { body: answered } = await api.get(call, query, { as: caller, headers });
    if (!answered.startsWith('{')) return { code: '000000', body: answered };
    const { code, result } = JSON.parse(answered);
    return { code, body: JSON.stringify(result) };
  }
  const { code, result } = await api.post(call, body, { as: caller, headers });
  return { code, body: JSON.stringify(result) };
}

test('the paid data of this suite is in the answers to an account that has paid', async () => {
  const paid = async (operation: keyof typeof bodies) => (await answerTo(operation, await bodyOf(operation))).body;
  for (const operation of ['getImageInfo', 'getTreeNodePartData', 'getPartPriceListByOe'] as const)
    expect(await paid(operation)).toMatch(PAID);
  await api.post(calls.modifyProvince, { provinceCode: OTHER_PROVINCE }, { as: caller });
  const prices = await answerTo('getPartPrices', {
    ...(await bodyOf('getPartPrices')),
    provinceCode: OTHER_PROVINCE,
  });
  expect(prices.body).toMatch(PAID);
});

// The tiny catalogue has no group with assemblies: an empty result, which is not charged.
test.each(chargedBy('parts', 'config', 'provinces').filter((operation) => operation !== 'getTreeNodeChild'))(
  '%s is refused to an account without lookups and to a request that may not charge',
  async (operation) => {
    const body = await bodyOf(operation);
    const unasked = await answerTo(operation, body, { [paidOnlyHeader]: PAID_ONLY });
    expect(unasked).toEqual({ code: '900422', body: 'null' });
    expect(await chargesOf(caller)).toEqual([]);
    await spendFreeLookups();
    const { code, body: answered } = await answerTo(operation, body);
    expect(code).toMatch(/^500[56]01$/);
    expect(answered).toBe('null');
  },
);

test.each(chargedBy('province'))(
  '%s is refused for a province that is not open, and charges nothing',
  async (operation) => {
    const body = await bodyOf(operation);
    for (const provinceCode of PROVINCE_CODES.slice(1)) {
      expect(await answerTo(operation, { ...body, provinceCode })).toEqual({ code: '900421', body: 'null' });
    }
    expect((await answerTo(operation, body)).code).toBe('000000');
    expect(await chargesOf(caller)).toEqual([]);
  },
);

test('no call gives paid data to an account that has opened nothing and has no lookups', async () => {
  await spendFreeLookups();
  await sql`update account set retail_flag = true where user_id = ${caller.userId}`.execute(api.db.sql);
  const leaks: string[] = [];
  for (const operation of ofCatalogue) {
    const body = await bodyOf(operation);
    const tried = 'provinceCode' in body ? [body, { ...body, provinceCode: OTHER_PROVINCE }] : [body];
    for (const one of tried) if (PAID.test((await answerTo(operation, one)).body)) leaks.push(operation);
  }
  expect(leaks).toEqual([]);
  expect(ofCatalogue.length).toBeGreaterThan(90);
  expect(await chargesOf(caller)).toEqual([]);
});

test('an order’s lines in other provinces give no prices, whichever province they claim', async () => {
  const items = PROVINCE_CODES.map((provinceCode) => ({ ...tinyItem, provinceCode, stdPartCode: provinceCode }));
  const { result } = await api.post(calls.savePartList, { ...tinyOrder, items }, { as: caller });
  const { listId } = result;
  expect((await answerTo('getItemPresent', { listId })).body).not.toMatch(PAID);
  const copy = await api.post(calls.copyPartList, { listId, name: 'c', arePricesPresent: true }, { as: caller });
  expect((await answerTo('getItem', { listId: copy.result.listId })).body).not.toMatch(PAID);
  await api.post(calls.modifyProvince, { provinceCode: OTHER_PROVINCE }, { as: caller });
  expect((await answerTo('getItemPresent', { listId })).body).toMatch(PAID);
});

test('paying for one vehicle opens no drawing, assembly or part of another', async () => {
  await sql`
    insert into drawing (drawing_id, svg, width, height, hotspots)
    select 99, svg, width, height, hotspots from drawing where drawing_id = 1`.execute(api.db.sql);
  const { rows } = await sql<{ partGroupId: number }>`
    select min(assembly_id) as "partGroupId" from assembly
    where group_id <> (select group_id from vehicle where vehicle_id = 1)`.execute(api.db.sql);
  const partGroupId = rows[0]?.partGroupId ?? 0;
  expect((await answerTo('getImageInfo', { drawingId: 1, vehicleId: 1 })).code).toBe('000000');
  expect((await answerTo('getImageInfo', { drawingId: 99, vehicleId: 1 })).code).toBe('900404');
  await insertScan(api.db);
  const scan = (drawingId: number, vehicleId: number) => answerTo('getDrawingImage', { drawingId, vehicleId });
  expect((await scan(50, 1)).code).toBe('000000');
  expect((await scan(50, 3)).code).toBe('900404');
  // A drawing in SVG has no scan.
  expect((await scan(1, 1)).code).toBe('900404');
  expect((await answerTo('getTreeNodePartData', { vehicleId: 1, partGroupId })).code).toBe('900404');
  expect((await answerTo('getAssemblyParts', { vehicleId: 1, partGroupId })).code).toBe('900404');
  expect((await answerTo('getRelationPartList', { vehicleId: 1, partGroupId, oeId: 1 })).code).toBe('900404');
  // Number 9 is in no book.
  const picture = (oeId: number) => answerTo('getPartImage', { oeId, brandCode: 'VW', vehicleId: 1 });
  expect((await picture(1)).code).toBe('000000');
  expect((await picture(9)).code).toBe('900404');
  expect(await chargesOf(caller)).toHaveLength(1);
});
