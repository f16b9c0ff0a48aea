import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { addUser, setAgency } from '../../../support/server/add-user.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
let seller: TestApi['users']['seller'];

beforeAll(async () => {
  api = await openTestApi();
  ({ seller } = api.users);
  await setAgency(api, seller.userId, 'S01');
  await setAgency(api, api.users.agent.userId, 'A01');
});
afterAll(() => api.close());

let purchases = 0;
interface Paid {
  paidFen?: number;
  /** Refunded at noon of this day. */
  refund?: { day: string; fen: number };
}

const noon = (day: string) => sql`${`${day}T12:00:00+08:00`}::timestamptz`;

/** A purchase that was paid at noon of a day in Asia/Shanghai. */
async function addPurchase(userId: number, day: string, { paidFen = 10_000, refund }: Paid = {}) {
  purchases += 1;
  await sql`
    insert into purchase (order_code, user_id, operation_id, package_name, package_name_en, vehicle_class, kind, amount, days,
      price_fen, is_once, platform, state, expires_at, paid_fen, paid_at, refunded_fen, refunded_at)
    values (${`purchase ${purchases}`}, ${userId}, ${`operation ${purchases}`}, 'x', '', 'C', 'count', 1, 1, ${paidFen}, false,
      'easyEpc', ${refund === undefined ? 'granted' : 'refunded'}, now(), ${paidFen}, ${noon(day)}, ${refund?.fen ?? null},
      ${refund === undefined ? null : noon(refund.day)})`.execute(api.db.sql);
}

const sellers = async (body = {}, sending = {}) => (await api.post(calls.sellerList, body, sending)).result.rows;
const figuresOf = async (userId: number, body = {}) => (await sellers(body)).find((row) => row.userId === userId);

test('a seller’s users are the general users with the agency code, revenue and refunds are those of the period', async () => {
  const main = await addUser(api, { agencyCode: 'S01' });
  await addUser(api, { agencyCode: 'S01', parentId: main });
  await addUser(api, { agencyCode: 'S02' });
  await addPurchase(main, '2026-10-31');
  await addPurchase(main, '2026-11-01', { paidFen: 2_500 });
  await addPurchase(main, '2026-11-30', { paidFen: 500 });
  await addPurchase(main, '2026-11-02', { refund: { day: '2026-12-01', fen: 9_000 } });
  await addPurchase(main, '2026-09-02', { refund: { day: '2026-11-03', fen: 40 } });
  const november = { from: '2026-11-01', to: '2026-11-30' };
  expect(await figuresOf(seller.userId, november)).toMatchObject({
    agencyCode: 'S01',
    users: 1,
    purchases: 3,
    revenueFen: 13_000,
    refundsFen: 40,
  });
  expect(await figuresOf(seller.userId)).toMatchObject({ purchases: 5, revenueFen: 33_000, refundsFen: 9_040 });
});

test('past revenue stays with the agency code of the purchase when users are transferred', async () => {
  const from = await addUser(api, { agencyCode: 'S10', roleValue: 3 });
  const to = await addUser(api, { agencyCode: 'S11', roleValue: 3 });
  const userId = await addUser(api, { agencyCode: 'S10' });
  await addPurchase(userId, '2026-11-05', { paidFen: 700 });
  expect((await api.post(calls.sellerTransfer, { fromId: from, toId: to, planned: 1 })).code).toBe('000000');
  await addPurchase(userId, '2026-11-06', { paidFen: 300 });
  expect(await figuresOf(from)).toMatchObject({ users: 0, revenueFen: 700 });
  expect(await figuresOf(to)).toMatchObject({ users: 1, revenueFen: 300 });
});

const PERIOD = { from: '2026-08-01', to: '2026-08-31' };
const statisticsOf = async (agencyCode: string) =>
  (await api.post(calls.statisticSeries, { ...PERIOD, agencyCode })).result.totals.current;

test('the figures of an agency code agree with the statistics, apart from sub accounts, staff and transfers', async () => {
  const from = await addUser(api, { agencyCode: 'S12', roleValue: 3 });
  const to = await addUser(api, { agencyCode: 'S13', roleValue: 3 });
  const main = await addUser(api, { agencyCode: 'S12' });
  const sub = await addUser(api, { agencyCode: 'S12', parentId: main });
  await sql`update account set created_at = ${noon('2026-08-05')} where user_id in (${from}, ${main}, ${sub})`.execute(
    api.db.sql,
  );
  await addPurchase(main, '2026-08-10', { paidFen: 700 });
  await addPurchase(main, '2026-08-11', { paidFen: 500, refund: { day: '2026-08-20', fen: 450 } });
  await addPurchase(main, '2026-07-11', { paidFen: 300, refund: { day: '2026-08-31', fen: 300 } });
  await addPurchase(main, '2026-08-12', { paidFen: 80, refund: { day: '2026-09-01', fen: 80 } });
  const money = { revenueFen: 1_280, refundsFen: 750 };
  expect(await figuresOf(from, PERIOD)).toMatchObject({ newUsers: 1, ...money });
  // The sub account and the seller's own account.
  expect(await statisticsOf('S12')).toMatchObject({ users: 1 + 2, ...money });

  await api.post(calls.sellerTransfer, { fromId: from, toId: to, planned: 1 });
  expect(await figuresOf(from, PERIOD)).toMatchObject({ newUsers: 0, ...money });
  expect(await figuresOf(to, PERIOD)).toMatchObject({ newUsers: 1, revenueFen: 0, refundsFen: 0 });
  expect(await statisticsOf('S12')).toMatchObject({ users: 1, revenueFen: 0, refundsFen: 0 });
  expect(await statisticsOf('S13')).toMatchObject({ users: 2, ...money });
});

test('the list is sorted by the chosen figure', async () => {
  const names = (await sellers({ sortBy: 'revenueFen', orderBy: 'asc' })).map(({ revenueFen }) => revenueFen);
  expect(names).toEqual([...names].sort((one, other) => one - other));
});

test('a seller sees the staff and the users of their own agency code only', async () => {
  const other = await addUser(api, { agencyCode: 'S20', roleValue: 3 });
  await addUser(api, { agencyCode: 'S20' });
  const visible = await sellers({}, { as: seller });
  expect(new Set(visible.map(({ agencyCode }) => agencyCode))).toEqual(new Set(['S01']));
  expect((await api.post(calls.sellerUsers, { id: other }, { as: seller })).code).toBe('900404');
  const { result } = await api.post(calls.sellerUsers, {}, { as: seller });
  expect(result.total).toBeGreaterThan(0);
  expect(new Set(result.rows.map(({ agencyCode }) => agencyCode))).toEqual(new Set(['S01']));
});

test('an agent sees their own users, and nothing of sellers', async () => {
  const as = api.users.agent;
  const own = await addUser(api, { agencyCode: 'A01' });
  const { result } = await api.post(calls.agentUsers, {}, { as });
  expect(result.rows.map(({ userId }) => userId)).toEqual([own]);
  expect((await api.post(calls.agentList, {}, { as })).result.rows).toMatchObject([{ userId: as.userId, users: 1 }]);
  expect((await api.post(calls.sellerList, {}, { as })).code).toBe('900403');
});

test('neither a seller nor an agent can transfer users, unless granted, and then not to another agency', async () => {
  const body = { fromId: seller.userId, toId: api.users.agent.userId };
  expect((await api.post(calls.sellerTransferPlan, body, { as: seller })).code).toBe('900403');
  await sql`insert into role_power select r.role_id, p.power_id from role r, power p
    where r.role_value = 3 and p.power_code = '/manager/sale:edit'`.execute(api.db.sql);
  const later = { ...api.users.seller, ...(await renew(seller.userId)) };
  expect((await api.post(calls.sellerTransferPlan, body, { as: later })).code).toBe('900404');
});

async function renew(userId: number) {
  const { createSessions } = await import('../../../../src/server/account/sessions.ts');
  return createSessions(api.db).start(userId, 'v3');
}

test('the excluded sales ids of the settings are in no list of sellers', async () => {
  const excluded = await addUser(api, { agencyCode: 'S30', roleValue: 3 });
  const { result } = await api.post(calls.configGet, {});
  const rowVersion = result.settings.find(({ key }) => key === 'excludedSalesIds')?.rowVersion ?? 0;
  expect((await sellers()).map(({ userId }) => userId)).toContain(excluded);
  const saved = await api.post(calls.configSave, { values: { excludedSalesIds: { value: [excluded], rowVersion } } });
  expect(saved.code).toBe('000000');
  expect((await sellers()).map(({ userId }) => userId)).not.toContain(excluded);
  const { result: choices } = await api.post(calls.prospectChoices, {});
  expect(choices.owners.map(({ userId }) => userId)).not.toContain(excluded);
});
