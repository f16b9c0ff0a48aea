import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { allCalls, calls } from '../../../../src/contract/all-calls.ts';
import { type Amount, amounts, dayBounds, SHARES } from '../../../../src/server/http/catalogue-use/catalogue-bounds.ts';
import { createCatalogueUse } from '../../../../src/server/http/catalogue-use/catalogue-use.ts';
import { refreshOffers } from '../../../../src/server/platform/db/refresh-offers.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';
import { jsonSchemaOf } from '../../../support/bodies/sample.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { makeContext } from '../../../support/server/make-context.ts';
import { fillTinyCatalogue } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
let userId: number;
let hasSolved = false;
const captchas = {
  require: vi.fn(async () => {
    if (!hasSolved) throw new Refusal('800129');
  }),
};
beforeAll(async () => {
  api = await openTestApi();
  userId = api.users.general.userId;
  await fillTinyCatalogue(api.db);
  await refreshOffers(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  hasSolved = false;
  await api.db.sql.deleteFrom('catalogueUse').execute();
  await api.db.sql.deleteFrom('catalogueSeen').execute();
});

const useOf = () => createCatalogueUse({ db: api.db, captchas });
const client = (given: Parameters<typeof makeContext>[0] = {}) =>
  makeContext({ userId, address: '10.0.0.1', ...given });
const numbers = (...keys: string[]) => ({ rows: keys.map((searchOe) => ({ searchOe })) });
const amountsOf = () =>
  api.db.sql
    .selectFrom('catalogueUse')
    .select(['kind', 'subject', 'vehicles', 'numbers', 'prices', 'rowsGiven'])
    .orderBy('kind')
    .execute();
const give = async (amount: Amount, count: number, kind = 'account') => {
  await useOf().add(client(), 'numbers', numbers('A1'));
  await api.db.sql
    .updateTable('catalogueUse')
    .set({ [amount]: count })
    .where('kind', '=', kind as 'account')
    .execute();
};
const codeOf = (checking: Promise<void>) => checking.then(() => 'allowed').catch((refusal) => refusal.code);

test('distinct numbers and all rows are counted, for the account and its network', async () => {
  const use = useOf();
  await use.add(client(), 'numbers', numbers('A1', 'A2', 'A2'));
  await use.add(client(), 'numbers', numbers('A2', 'A3'));
  await use.add(client(), 'vehicles', { vehicleList: [{ vehicleId: 1 }, { vehicleId: 2 }] });
  const counted = { vehicles: 2, numbers: 3, prices: 0, rowsGiven: 7 };
  expect(await amountsOf()).toEqual([
    { kind: 'account', subject: String(userId), ...counted },
    { kind: 'network', subject: '10.0.0.1', ...counted },
  ]);
});

test('prices and own vehicles count once a day, however often they are read', async () => {
  const use = useOf();
  for (const keys of [['A1', 'A2'], ['A2'], ['A2', 'A3']]) await use.add(client(), 'prices', numbers(...keys));
  for (const vehicleId of [1, 2, 2, 1]) await use.add(client(), 'own vehicles', [{ vehicleId }]);
  await use.add(client(), 'vehicles', [{ vehicleId: 2 }]);
  expect((await amountsOf())[0]).toMatchObject({ vehicles: 2, numbers: 0, prices: 3, rowsGiven: 1 });
});

test('a shop that opens 60 vehicles an hour is never asked for a captcha because of its prices', () => {
  const pricesADay = 60 * 10 * 160;
  expect(dayBounds.paid.prices.captcha).toBeGreaterThan(pricesADay);
  expect(dayBounds.company.prices.captcha).toBeGreaterThan(pricesADay);
});

test('the prices of numbers are counted and refused beyond the bounds', async () => {
  const request = { provinceCode: '110000', brandIds: [1], searchOes: ['1K0698151A'] };
  const prices = () => api.post(calls.getPartPrices, request, { as: api.users.general });
  expect((await prices()).code).toBe('000000');
  expect((await amountsOf())[0]).toMatchObject({ kind: 'account', prices: 1, numbers: 0 });
  await api.db.sql.updateTable('catalogueUse').set({ prices: dayBounds.free.prices.refusal }).execute();
  expect((await prices()).code).toBe('900431');
});

test('vehicles that are counted up into the history are counted when it is read', async () => {
  const as = api.users.general;
  const changes = [1, 2, 3].map((vehicleId) => ({ vehicleId, vin: null, usedAt: '2026-03-01T08:00:00.000Z' }));
  expect((await api.post(calls.syncHist, { changes }, { as })).result).toHaveLength(3);
  await api.post(calls.getHist, {}, { as });
  expect((await amountsOf())[0]).toMatchObject({ kind: 'account', vehicles: 3, rowsGiven: 0 });
});

test('every call with prices of a number is counted, unless the number is charged', () => {
  const priced = allCalls.filter(
    ({ access, charge, result }) =>
      !access.startsWith('/') &&
      /^(province|free: number)$/.test(charge ?? '') &&
      /"\w*[pP]riceFen":/.test(JSON.stringify(jsonSchemaOf(result))),
  );
  expect(priced.filter(({ counted }) => counted === undefined).map(({ operation }) => operation)).toEqual([
    // The lowest price of each brand, which its offers name.
    'getBrandPartList',
  ]);
  expect(priced.length).toBeGreaterThan(7);
});

test('concurrent results on two nodes are all counted', async () => {
  const nodes = [useOf(), useOf()];
  await Promise.all(
    nodes.flatMap((node) => [1, 2, 3, 4].map((page) => node.add(client(), 'numbers', numbers(`A${page}`, 'B')))),
  );
  expect((await amountsOf())[0]).toMatchObject({ numbers: 5, rowsGiven: 16 });
});

test('results that are counted in one statement are added up for each account, company and network', async () => {
  const use = useOf();
  const other = api.users.agent.userId;
  const both = { parentId: null, tier: 'company' as const, address: '10.0.0.9' };
  await Promise.all([
    use.add(client(both), 'numbers', numbers('A1', 'A2')),
    use.add(client(both), 'numbers', numbers('A2', 'A3')),
    use.add(client(both), 'prices', numbers('A1')),
    use.add(client({ ...both, userId: other, parentId: userId, tier: 'free' }), 'numbers', numbers('A1')),
  ]);
  const mine = { vehicles: 0, numbers: 3, prices: 1, rowsGiven: 4 };
  const theirs = { vehicles: 0, numbers: 1, prices: 0, rowsGiven: 1 };
  const together = { vehicles: 0, numbers: 4, prices: 1, rowsGiven: 5 };
  const rows = await amountsOf();
  expect(rows.filter(({ kind }) => kind === 'account')).toEqual(
    expect.arrayContaining([
      { kind: 'account', subject: String(userId), ...mine },
      { kind: 'account', subject: String(other), ...theirs },
    ]),
  );
  expect(rows.filter(({ kind }) => kind !== 'account')).toEqual([
    { kind: 'company', subject: String(userId), ...together },
    { kind: 'network', subject: '10.0.0.9', ...together },
  ]);
});

test('an account that is gone does not keep the results of others from being counted', async () => {
  const use = useOf();
  const outcomes = await Promise.allSettled([
    use.add(client({ userId: 999_999, address: '10.0.0.8' }), 'numbers', numbers('A1')),
    use.add(client(), 'numbers', numbers('A1')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect((await amountsOf()).map(({ kind, numbers: count }) => [kind, count])).toEqual([
    ['account', 1],
    ['network', 1],
  ]);
});

test.each(amounts)(
  'beyond the bound of %s a captcha is required once, and a solved one allows a further share',
  async (amount) => {
    const { captcha } = dayBounds.free[amount];
    await give(amount, captcha - 1);
    expect(await codeOf(useOf().check(client()))).toBe('allowed');
    await give(amount, captcha);
    expect(await codeOf(useOf().check(client()))).toBe('800129');
    hasSolved = true;
    expect(await codeOf(useOf().check(client()))).toBe('allowed');
    hasSolved = false;
    expect(await codeOf(useOf().check(client()))).toBe('allowed');
    await give(amount, captcha * 2);
    expect(await codeOf(useOf().check(client()))).toBe('800129');
  },
);

test('beyond the second bound nothing more is given until midnight, whatever is solved', async () => {
  hasSolved = true;
  await give('numbers', dayBounds.free.numbers.refusal);
  const refusal = await useOf()
    .check(client())
    .catch((error) => error);
  expect(refusal.code).toBe('900431');
  expect(refusal.details.retryAfterS).toBeGreaterThan(0);
  expect(refusal.details.retryAfterS).toBeLessThanOrEqual(24 * 60 * 60);
});

test('a paid account is given more than a free one', async () => {
  await give('numbers', dayBounds.free.numbers.refusal);
  expect(await codeOf(useOf().check(client({ tier: 'paid' })))).toBe('allowed');
});

test('accounts behind one network share a bound, however many they are', async () => {
  await give('numbers', dayBounds.paid.numbers.refusal * SHARES.network, 'network');
  const other = client({ userId: api.users.seller.userId });
  expect(await codeOf(useOf().check(other))).toBe('900431');
  expect(await codeOf(useOf().check({ ...other, address: '10.0.0.2' }))).toBe('allowed');
});

test('the counts of yesterday do not matter today', async () => {
  await give('numbers', dayBounds.free.numbers.refusal);
  await api.db.sql.updateTable('catalogueUse').set({ day: '2026-01-01' }).execute();
  expect(await codeOf(useOf().check(client()))).toBe('allowed');
});

test('a search of the API is counted, and refused beyond the bounds', async () => {
  const search = () => api.post(calls.searchBrandParts, { text: 'bosch' }, { as: api.users.general });
  expect((await search()).code).toBe('000000');
  expect((await amountsOf())[0]).toMatchObject({ kind: 'account', numbers: expect.any(Number) });
  await api.db.sql.updateTable('catalogueUse').set({ numbers: dayBounds.free.numbers.captcha }).execute();
  expect((await search()).code).toBe('800129');
  await api.db.sql.updateTable('catalogueUse').set({ numbers: dayBounds.free.numbers.refusal }).execute();
  const refused = await search();
  expect([refused.status, refused.code]).toEqual([429, '900431']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
