import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import type { ResultOf } from '../../../src/contract/call.ts';
import type { Scheme } from '../../../src/contract/quotations/rules.ts';
import { createQuotationRepository } from '../../../src/server/quotations/repository.ts';
import { hashToken } from '../../../src/server/quotations/token.ts';
import { type ApiResponse, openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { tinyItem, tinyOrder } from '../../support/tiny-catalogue/tiny-order.ts';

let api: TestApi;
let listId = 0;
let link: ResultOf<(typeof calls)['addQuotation']>;

beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  // Another brand, cheaper; a used part that is cheaper still; and a part that is dearer than the original.
  await sql`insert into aft_brand (aft_brand_id, name_zh, name_en, country) values (2, '冠盟', 'Guanmeng', 'CN')`.execute(
    api.db.sql,
  );
  await sql`insert into aft_part (aft_part_id, oe_id, aft_brand_id, number, number_key, part_class) values
    (2, 1, 2, 'GM 101', 'GM101', 'equivalent'), (3, 1, 2, 'GM 100U', 'GM100U', 'used'),
    (4, 2, 1, '0 986 479 000', '0986479000', 'equivalent')`.execute(api.db.sql);
  await sql`insert into aft_price (aft_part_id, market_fen, dated, source) values
    (1, 21050, '2026-03-01', 'sample'), (2, 9933, '2026-03-01', 'sample'), (3, 4000, '2026-03-01', 'sample'),
    (4, 60000, '2026-03-01', 'sample')
    on conflict (aft_part_id) do update set market_fen = excluded.market_fen`.execute(api.db.sql);
});
afterAll(() => api.close());

const disc = {
  ...tinyItem,
  oe: '1K0 615 301 AA',
  searchOe: '1K0615301AA',
  stdPartCode: 'P1701002',
  stdPartName: '前制动盘',
};
const labour = {
  lineKind: 'labour' as const,
  stdPartName: '更换前制动片',
  quantity: 1.15,
  unit: '小时',
  provinceCode: '110000' as const,
  guidePriceFen: null,
  marketPriceFen: 150,
};

beforeEach(async () => {
  const fit = { grade: 'misfit' as const, rules: ['制动盘直径 312 mm'], isConfirmed: true };
  const items = [
    { ...tinyItem, quantity: 3, partRemark: '进价 310', fit },
    { ...disc, marketPriceFen: 52_050 },
    labour,
  ];
  listId = (await api.post(calls.savePartList, { ...tinyOrder, items, remark: '内部' })).result.listId;
  link = (await api.post(calls.addQuotation, { listId })).result;
});

const asCustomer = { as: null };
/** All of a response but its headers, which have the time. */
const answerOf = ({ headers: _headers, ...answer }: ApiResponse) => answer;
const open = (token = link.token) => api.post(calls.openQuotation, { token }, asCustomer);
const accept = (scheme: Scheme | null, name = '王先生') =>
  api.post(
    calls.acceptQuotation,
    { token: link.token, name, choices: [1, 2, 3].map((line) => ({ line, scheme })) },
    asCustomer,
  );

test('each scheme has its parts and total; a line without an alternative keeps the original and says so', async () => {
  const { result } = await open();
  const [pads, brakeDisc, work] = result.lines;
  expect(pads?.options).toMatchObject({
    original: { number: '1K0 698 151 A', unitPriceFen: 39_800, amountFen: 119_400 },
    brand: { number: '0 986 494 596', unitPriceFen: 21_050, amountFen: 63_150, isOriginalKept: false },
    economy: { number: 'GM 101', unitPriceFen: 9_933, amountFen: 29_799, isOriginalKept: false },
  });
  // Its only alternative is dearer than the original.
  expect(brakeDisc?.options).toMatchObject({ brand: { unitPriceFen: 60_000 }, economy: { isOriginalKept: true } });
  expect(work?.options.economy).toMatchObject({ amountFen: 173, isOriginalKept: true });
  expect(result.totals).toEqual({
    original: { totalFen: 119_400 + 52_050 + 173, unpricedNum: 0 },
    brand: { totalFen: 63_150 + 60_000 + 173, unpricedNum: 0 },
    economy: { totalFen: 29_799 + 52_050 + 173, unpricedNum: 0 },
  });
});

test('the customer sees no remark, no fit rule, no other price, no account and no order', async () => {
  const text = JSON.stringify((await open()).result);
  for (const secret of ['进价', '内部', '制动盘直径', 'fit', '45000', 'manager', 'listId', 'source', tinyOrder.vin])
    expect(text).not.toContain(secret);
});

test('the customer sees make and family of the vehicle, which its name in the catalogue lacks', async () => {
  const order = { ...tinyOrder, vehicleName: '2016款 1.6L 手动', items: [tinyItem] };
  const { result } = await api.post(calls.savePartList, order);
  const { token } = (await api.post(calls.addQuotation, { listId: result.listId })).result;
  expect((await open(token)).result.vehicleName).toBe('大众 朗逸 2016款 1.6L 手动');
});

test('prices stay as they were when the quotation was made', async () => {
  const before = (await open()).result;
  await sql`update aft_price set market_fen = market_fen * 2`.execute(api.db.sql);
  await sql`update work_order_item set market_price_fen = 1 where list_id = ${listId}`.execute(api.db.sql);
  expect((await open()).result).toEqual(before);
  await sql`update aft_price set market_fen = market_fen / 2`.execute(api.db.sql);
});

test('a guessed, an expired and a revoked link get the same answer, and cannot be accepted', async () => {
  const guessed = answerOf(await open('A'.repeat(22)));
  expect(guessed.code).toBe('300305');
  await sql`update quotation set expires_at = now() - interval '1 second' where list_id = ${listId}`.execute(
    api.db.sql,
  );
  expect(answerOf(await open())).toEqual(guessed);
  expect((await accept('original')).code).toBe('300305');
  await sql`update quotation set expires_at = now() + interval '1 day' where list_id = ${listId}`.execute(api.db.sql);
  await api.post(calls.revokeQuotation, { quotationId: link.quotation.quotationId });
  expect(answerOf(await open())).toEqual(guessed);
  expect((await accept('original')).code).toBe('300305');
});

test('the link’s token is stored as a hash only', async () => {
  const { rows } = await sql<{ row: string }>`select row_to_json(q)::text as row from quotation q`.execute(api.db.sql);
  expect(rows.some(({ row }) => row.includes(link.token))).toBe(false);
  expect(link.token).toHaveLength(22);
});

test('an accepted quotation keeps name, choice and total; the shop is told until it has looked', async () => {
  const { result } = await accept('brand');
  expect(result.acceptance).toMatchObject({ name: '王先生', totalFen: 63_150 + 60_000 + 173 });
  expect((await api.post(calls.getQuotationNews, {})).result).toMatchObject([{ listId, name: '王先生' }]);
  const [own] = (await api.post(calls.listQuotations, { listId })).result;
  expect(own).toMatchObject({ state: 'accepted', acceptance: { name: '王先生' } });
  await api.post(calls.seeQuotations, { listId });
  expect((await api.post(calls.getQuotationNews, {})).result).toEqual([]);
});

test('lines are accepted one by one; a declined line is not in the total', async () => {
  const choices = [
    { line: 1, scheme: 'economy' as const },
    { line: 2, scheme: null },
    { line: 3, scheme: 'original' as const },
  ];
  const { result } = await api.post(calls.acceptQuotation, { token: link.token, name: '李', choices }, asCustomer);
  expect(result.acceptance?.totalFen).toBe(29_799 + 173);
});

test('a second acceptance changes nothing and returns the first', async () => {
  await accept('brand');
  const second = await accept('economy', '别人');
  expect(second.code).toBe('300307');
  expect((await open()).result.acceptance).toMatchObject({ name: '王先生' });
});

test('of two acceptances at once one is kept', async () => {
  const codes = (await Promise.all([accept('brand', '甲'), accept('economy', '乙')])).map(({ code }) => code);
  expect(codes.sort()).toEqual(['000000', '300307']);
});

test('a choice must name each line once and accept at least one', async () => {
  const send = (choices: { line: number; scheme: Scheme | null }[]) =>
    api.post(calls.acceptQuotation, { token: link.token, name: '王', choices }, asCustomer);
  const original = (line: number) => ({ line, scheme: 'original' as const });
  expect((await send([original(1), original(2)])).code).toBe('300308');
  expect((await send([original(1), original(2), original(2)])).code).toBe('300308');
  expect((await send([original(1), original(2), original(4)])).code).toBe('300308');
  expect((await accept(null)).code).toBe('300308');
});

test('another company can neither list, revoke nor mark a quotation', async () => {
  const as = api.users.general;
  expect((await api.post(calls.addQuotation, { listId }, { as })).code).toBe('900404');
  expect((await api.post(calls.listQuotations, { listId }, { as })).code).toBe('900404');
  const { quotationId } = link.quotation;
  expect((await api.post(calls.revokeQuotation, { quotationId }, { as })).code).toBe('900404');
  expect((await api.post(calls.seeQuotations, { listId }, { as })).code).toBe('900404');
  await accept('brand');
  expect((await api.post(calls.getQuotationNews, {}, { as })).result).toEqual([]);
});

test('a colleague of the company lists, adds and revokes quotations of its orders', async () => {
  const manager = api.users.manager.userId;
  const as = api.users.seller;
  await sql`update account set parent_id = ${manager}, acct_level = 1 where user_id = ${as.userId}`.execute(api.db.sql);
  const { quotationId } = link.quotation;
  expect((await api.post(calls.listQuotations, { listId }, { as })).result).toMatchObject([{ quotationId }]);
  expect((await api.post(calls.addQuotation, { listId }, { as })).code).toBe('000000');
  await accept('brand');
  const news = (await api.post(calls.getQuotationNews, {}, { as })).result;
  expect(news.map((acceptance) => acceptance.listId)).toContain(listId);
  expect((await api.post(calls.revokeQuotation, { quotationId }, { as })).code).toBe('000000');
  expect((await open()).code).toBe('300305');
});

test('returned lines are not offered', async () => {
  const { rows } = (await api.post(calls.getItem, { listId })).result;
  const partId = rows.find(({ lineKind }) => lineKind === 'part')?.partId ?? 0;
  const changes = [{ partId, values: { returnReason: 'wrongPart' as const } }];
  expect((await api.post(calls.updatePartListItems, { listId, changes })).code).toBe('000000');
  const { quotation } = (await api.post(calls.addQuotation, { listId })).result;
  expect(quotation.lines).toHaveLength(2);
  expect(quotation.lines.map(({ line }) => line)).toEqual([1, 2]);
});

test('an empty order cannot be quoted, and a deleted order’s link is dead', async () => {
  const empty = (await api.post(calls.savePartList, tinyOrder)).result.listId;
  expect((await api.post(calls.addQuotation, { listId: empty })).code).toBe('300306');
  await api.post(calls.removeList, { listIds: [listId] });
  expect((await open()).code).toBe('300305');
});

test('an address can try a bounded number of links a minute', async () => {
  let tries = 0;
  // Twice the limit and more, in case a new minute begins.
  while (tries < 130 && (await open('B'.repeat(22))).code === '300305') tries += 1;
  expect((await open('B'.repeat(22))).code).toBe('900429');
  expect(tries).toBeGreaterThan(0);
});

test('only data of the demo catalogue are samples: by the vehicle, else by the prices', async () => {
  const hasDemoData = async () => (await createQuotationRepository(api.db).find(hashToken(link.token)))?.hasDemoData;
  const order = (values: string) =>
    sql.raw(`update work_order set ${values} where list_id = ${listId}`).execute(api.db.sql);
  const prices = (source: string) =>
    sql`update work_order_item set price_source = ${source} where list_id = ${listId}`.execute(api.db.sql);
  await prices('Acme 2026-11');
  expect(await hasDemoData()).toBe(true);
  await order('vehicle_id = null');
  expect(await hasDemoData()).toBe(false);
  await prices('sample');
  expect(await hasDemoData()).toBe(true);
  await sql`insert into vehicle select (jsonb_populate_record(v, '{"vehicle_id": 10000001}')).* from vehicle v where vehicle_id = 1`.execute(
    api.db.sql,
  );
  await order('vehicle_id = 10000001');
  expect(await hasDemoData()).toBe(false);
});
