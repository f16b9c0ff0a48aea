import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import { type RelativeDays, relativeDayRange } from '../../../../src/contract/days/relative-days.ts';
import { addUser, setAgency } from '../../../support/server/add-user.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
let seller: { as: TestApi['users']['seller'] };
let agent: { as: TestApi['users']['seller'] };

beforeAll(async () => {
  api = await openTestApi();
  seller = { as: api.users.seller };
  agent = { as: api.users.agent };
  await setAgency(api, api.users.seller.userId, 'S01');
  await setAgency(api, api.users.agent.userId, 'A01');
});
afterAll(() => api.close());

const prospectOf = async (userId: number) => (await api.post(resources.prospect.get, { id: userId })).result;
const remark = (userId: number, dueOn: string | null, more = {}) =>
  api.post(calls.remarkUpdate, { userId, remarks: '回访', dueOn, ...more });
const shopDay = async (offset: number) => {
  const { rows } = await sql<{ day: string }>`
    select ((now() at time zone 'Asia/Shanghai')::date + ${offset}::integer)::text as day`.execute(api.db.sql);
  return rows[0]?.day ?? '';
};

test('a new user becomes a prospect of the seller with the agency code, or of nobody', async () => {
  const mine = await addUser(api, { agencyCode: 'S01' });
  const ofAgent = await addUser(api, { agencyCode: 'A01' });
  const free = await addUser(api);
  expect(await prospectOf(mine)).toMatchObject({ ownerId: api.users.seller.userId, agencyCode: 'S01' });
  expect(await prospectOf(ofAgent)).toMatchObject({ ownerId: null, agencyCode: 'A01' });
  expect(await prospectOf(free)).toMatchObject({ ownerId: null, agencyCode: null, intention: null, dueOn: null });
});

test('a disabled seller gets no new users', async () => {
  await addUser(api, { agencyCode: 'S77', roleValue: 3, username: 'former seller' });
  await api.db.sql.updateTable('account').set({ isDisabled: true }).where('agencyCode', '=', 'S77').execute();
  expect(await prospectOf(await addUser(api, { agencyCode: 'S77' }))).toMatchObject({ ownerId: null });
});

test('sub accounts, staff and disabled users are no prospects', async () => {
  const main = await addUser(api, { agencyCode: 'S01' });
  const sub = await addUser(api, { agencyCode: 'S01', parentId: main });
  expect((await api.post(resources.prospect.get, { id: sub })).code).toBe('900404');
  expect((await api.post(resources.prospect.get, { id: api.users.seller.userId })).code).toBe('900404');
  await api.db.sql.updateTable('account').set({ isDisabled: true }).where('userId', '=', main).execute();
  expect((await api.post(resources.prospect.get, { id: main })).code).toBe('900404');
  const { result } = await api.post(resources.prospect.list, { filters: {}, pageSize: 1000 });
  expect(result.rows.map(({ userId }) => userId)).not.toContain(main);
});

test('overdue prospects come first, the longest overdue one before the others, those without a due date last', async () => {
  await api.db.sql.deleteFrom('remark').execute();
  const [old, yesterday, today, later] = await Promise.all([addUser(api), addUser(api), addUser(api), addUser(api)]);
  await remark(later, await shopDay(5));
  await remark(yesterday, await shopDay(-1));
  await remark(today, await shopDay(0));
  await remark(old, await shopDay(-30));
  const { result } = await api.post(resources.prospect.list, { filters: {}, pageSize: 1000 });
  expect(result.rows.slice(0, 4).map(({ userId }) => userId)).toEqual([old, yesterday, today, later]);
  const rest = result.rows.slice(4);
  expect(rest.length).toBeGreaterThan(0);
  expect(rest.every(({ dueOn }) => dueOn === null)).toBe(true);
  const newestFirst = rest.map(({ userId }) => userId);
  expect(newestFirst).toEqual([...newestFirst].sort((one, other) => other - one));

  const dueIn = async (name: RelativeDays) => {
    const filters = { dueOn: relativeDayRange(name, await shopDay(0)) };
    return (await api.post(resources.prospect.list, { filters })).result.rows.map(({ userId }) => userId);
  };
  expect(await dueIn('beforeToday')).toEqual([old, yesterday]);
  expect(await dueIn('today')).toEqual([today]);
  expect(await dueIn('next7Days')).toEqual([today, later]);
});

test('the list is filtered by owner, intention, agency code and name, and the counts are those of the list', async () => {
  const { result: choices } = await api.post(calls.prospectChoices, {});
  const [high] = choices.intentions;
  const id = high?.id ?? 0;
  const named = await addUser(api, { username: 'Sunrise garage', agencyCode: 'S01' });
  await remark(named, await shopDay(-2), { intention: id });
  const list = async (filters: object) => (await api.post(resources.prospect.list, { filters, pageSize: 1000 })).result;
  const idsOf = async (filters: object) => (await list(filters)).rows.map(({ userId }) => userId);
  const all = await idsOf({});
  const others = all.filter((userId) => userId !== named);
  for (const nameOrPhone of ['sunrise', { is: 'Sunrise garage' }])
    expect(await idsOf({ nameOrPhone })).toEqual([named]);
  expect(await idsOf({ nameOrPhone: { is: 'Sunrise' } })).toEqual([]);
  expect(await idsOf({ nameOrPhone: { not: 'Sunrise garage' } })).toEqual(others);
  expect(await idsOf({ nameOrPhone: { empty: false } })).toEqual(all);
  expect(await idsOf({ agencyCode: 's0', intention: id })).toEqual([named]);
  expect(await idsOf({ agencyCode: 's9', intention: id })).toEqual([]);
  expect(await idsOf({ intention: id })).toEqual([named]);
  expect(await idsOf({ intention: { not: id } })).toEqual(others);
  expect(await idsOf({ intention: { empty: false } })).toEqual([named]);
  expect(
    await idsOf({ remarkedAt: { from: await shopDay(0) }, agencyCode: { is: 'S01' }, dueOn: await shopDay(-2) }),
  ).toEqual([named]);
  const mine = await list({ ownerId: api.users.seller.userId });
  expect(mine.total).toBeGreaterThan(0);
  expect(mine.rows.every(({ ownerId }) => ownerId === api.users.seller.userId)).toBe(true);
  const without = await list({ ownerId: { empty: true } });
  expect(without.rows.every(({ ownerId }) => ownerId === null)).toBe(true);
  for (const filters of [{}, { nameOrPhone: 'sunrise' }, { ownerId: { empty: true } }]) {
    const { result: counts } = await api.post(calls.prospectCounts, { filters });
    for (const { intention, prospects } of counts)
      expect((await list({ ...filters, intention })).total).toBe(prospects);
    expect(counts.reduce((sum, { prospects }) => sum + prospects, 0)).toBe((await list(filters)).total);
  }
  const { result: counts } = await api.post(calls.prospectCounts, { filters: {} });
  expect(counts.find(({ intention }) => intention === id)).toEqual({ intention: id, prospects: 1, overdue: 1 });
});

test('the list is sorted by each field that an index or few rows answer, the empty ones last, and by no other', async () => {
  const valuesOf = async (field: string, order: 'asc' | 'desc') => {
    const sort = [{ field, order }];
    const { result } = await api.post(resources.prospect.list, { filters: {}, sort, pageSize: 1000 });
    return result.rows.map((row) => Object(row)[field]);
  };
  const [high, low] = (await api.post(calls.prospectChoices, {})).result.intentions;
  await remark(await addUser(api, { agencyCode: 'A01' }), await shopDay(3), { intention: high?.id });
  await remark(await addUser(api, { agencyCode: 'S01' }), await shopDay(4), { intention: low?.id });
  for (const field of ['dueOn', 'remarkedAt', 'intention', 'agencyCode', 'userId']) {
    const up = await valuesOf(field, 'asc');
    const given = up.filter((value) => value !== null);
    expect(given.length).toBeGreaterThan(1);
    expect(up.slice(0, given.length)).toEqual(given.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
    expect(await valuesOf(field, 'desc')).toEqual([...given.toReversed(), ...up.slice(given.length)]);
  }
  const { code } = await api.post(resources.prospect.list, {
    filters: {},
    sort: [{ field: 'phoneNum', order: 'asc' }],
  });
  expect(code).toBe('900400');
});

test('a seller sees the prospects of their own agency code only, in the list, the counts, the owners and by id', async () => {
  const own = await addUser(api, { agencyCode: 'S01' });
  const foreign = await addUser(api, { agencyCode: 'A01' });
  const free = await addUser(api);
  const { result } = await api.post(resources.prospect.list, { filters: {}, pageSize: 1000 }, seller);
  expect(result.rows.map(({ userId }) => userId)).toContain(own);
  expect(new Set(result.rows.map(({ agencyCode }) => agencyCode))).toEqual(new Set(['S01']));
  const listed = result.rows.map(({ userId }) => userId);
  for (const field of ['dueOn', 'remarkedAt', 'createdAt']) {
    const sort = [{ field, order: 'desc' }];
    const sorted = await api.post(resources.prospect.list, { filters: {}, sort, pageSize: 1000 }, seller);
    expect(sorted.result.rows.map(({ userId }) => userId).toSorted()).toEqual(listed.toSorted());
  }
  const { result: counts } = await api.post(calls.prospectCounts, { filters: {} }, seller);
  expect(counts.reduce((sum, { prospects }) => sum + prospects, 0)).toBe(result.total);
  for (const userId of [foreign, free]) {
    expect((await api.post(resources.prospect.get, { id: userId }, seller)).code).toBe('900404');
  }
  await addUser(api, { agencyCode: 'S02', roleValue: 3, username: 'other seller' });
  const { result: choices } = await api.post(calls.prospectChoices, {}, seller);
  expect(new Set(choices.owners.map(({ agencyCode }) => agencyCode))).toEqual(new Set(['S01']));
  expect(choices.ownId).toBe(api.users.seller.userId);
});

test('a seller without an agency code sees no prospects, not even those without one', async () => {
  const other = await openTestApi();
  try {
    await addUser(other);
    const { result } = await other.post(resources.prospect.list, { filters: {} }, { as: other.users.seller });
    expect(result).toEqual({ rows: [], total: 0 });
  } finally {
    await other.close();
  }
});

test('an agent has no access to prospects unless the staff grants it', async () => {
  expect((await api.post(resources.prospect.list, { filters: {} }, agent)).code).toBe('900403');
});

test('phones are masked, and a search does not reveal their hidden digits', async () => {
  const userId = await addUser(api);
  await api.db.sql.updateTable('account').set({ phoneNum: '13912340001' }).where('userId', '=', userId).execute();
  expect(await prospectOf(userId)).toMatchObject({ phoneNum: '139****0001' });
  const found = async (search: string) =>
    (await api.post(resources.prospect.list, { filters: { nameOrPhone: search } })).result.rows.map(
      (row) => row.userId,
    );
  expect(await found('139 1234 0001')).toEqual([userId]);
  expect(await found('0001')).toEqual([userId]);
  for (const part of ['1391', '139123', '1234', '40001']) expect(await found(part)).toEqual([]);
});
