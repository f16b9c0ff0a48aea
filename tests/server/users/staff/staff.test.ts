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

let orders = 0;
/** A purchase that was paid at noon of a day in Asia/Shanghai. */
async function addPurchase(userId: number, day: string, { paidFen = 10_000, state = 'granted' } = {}) {
  orders += 1;
  await sql`
    insert into purchase (order_code, user_id, operation_id, package_name, package_name_en, vehicle_class, kind, amount, days,
      price_fen, is_once, platform, state, expires_at, paid_fen, paid_at)
    values (${`order ${orders}`}, ${userId}, ${`operation ${orders}`}, 'x', '', 'C', 'count', 1, 1, ${paidFen}, false,
      'easyEpc', ${state}, now(), ${paidFen}, ${`${day}T12:00:00+08:00`}::timestamptz)`.execute(api.db.sql);
}

const sellers = async (body = {}, sending = {}) => (await api.post(calls.sellerList, body, sending)).result.rows;
const figuresOf = async (userId: number, body = {}) => (await sellers(body)).find((row) => row.userId === userId);

test('a seller’s users are the general users with the agency code, and revenue is what they paid in the period', async () => {
  const main = await addUser(api, { agencyCode: 'S01' });
  await addUser(api, { agencyCode: 'S01', parentId: main });
  await addUser(api, { agencyCode: 'S02' });
  await addPurchase(main, '2026-10-31');
  await addPurchase(main, '2026-11-01', { paidFen: 2_500 });
  await addPurchase(main, '2026-11-30', { paidFen: 500 });
  await addPurchase(main, '2026-11-02', { state: 'refunded' });
  const november = { from: '2026-11-01', to: '2026-11-30' };
  expect(await figuresOf(seller.userId, november)).toMatchObject({
    agencyCode: 'S01',
    users: 1,
    purchases: 2,
    revenueFen: 3_000,
  });
  expect(await figuresOf(seller.userId)).toMatchObject({ purchases: 3, revenueFen: 13_000 });
});

test('past revenue stays with the agency code of the order when users are transferred', async () => {
  const from = await addUser(api, { agencyCode: 'S10', roleValue: 3 });
  const to = await addUser(api, { agencyCode: 'S11', roleValue: 3 });
  const userId = await addUser(api, { agencyCode: 'S10' });
  await addPurchase(userId, '2026-11-05', { paidFen: 700 });
  expect((await api.post(calls.sellerTransfer, { fromId: from, toId: to, planned: 1 })).code).toBe('000000');
  await addPurchase(userId, '2026-11-06', { paidFen: 300 });
  expect(await figuresOf(from)).toMatchObject({ users: 0, revenueFen: 700 });
  expect(await figuresOf(to)).toMatchObject({ users: 1, revenueFen: 300 });
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
