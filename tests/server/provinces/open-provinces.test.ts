import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { FREE_LOOKUPS_PER_DAY } from '../../../src/contract/quota/rules.ts';
import { buildApp } from '../../../src/server/app.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { unlimitedWork } from '../../support/server/unlimited-work.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
let other: ReturnType<typeof buildApp>;
let caller: Caller;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  other = buildApp({ db: api.db, demo: null, pagesFolder: null, logLevel: 'silent', workBounds: unlimitedWork() });
});
afterAll(async () => {
  await other.close();
  await api.close();
});
beforeEach(async () => {
  caller = await api.signInWith([]);
});

const numbers = { brandIds: [1], searchOes: ['1K0698151A'] };
const pricesIn = async (provinceCode: string, as = caller) =>
  (await api.post(calls.getPartPrices, { ...numbers, provinceCode }, { as })).code;
/** The same request on another node. */
const pricesElsewhere = async (provinceCode: string, as = caller): Promise<string> => {
  const headers = { authorization: as.token };
  const payload = { data: { ...numbers, provinceCode } };
  return (await other.inject({ method: 'POST', url: calls.getPartPrices.path, headers, payload })).json().code;
};
const switchTo = async (provinceCode: string, isDefault = false) =>
  (await api.post(calls.modifyProvince, { provinceCode, isDefault }, { as: caller })).code;
const compare = async (as = caller) =>
  (await api.post(calls.getPartPriceListByOe, { oe: '1K0 698 151 A' }, { as })).code;
const ledgerOf = ({ userId }: Caller) =>
  api.db.sql.selectFrom('quotaLedger').selectAll().where('userId', '=', userId).execute();

test('a switch opens the province on every node for 24 hours', async () => {
  expect(await pricesIn('440000')).toBe('900421');
  expect(await switchTo('440000')).toBe('000000');
  expect([await pricesIn('440000'), await pricesElsewhere('440000'), await pricesElsewhere('110000')]).toEqual(
    Array(3).fill('000000'),
  );
  await api.db.execute(
    `update quota_ledger set charged_at = charged_at - interval '24 hours' where user_id = ${caller.userId}`,
  );
  expect([await pricesIn('440000'), await pricesElsewhere('440000')]).toEqual(['900421', '900421']);
});

test('a new default province is open at once on every node', async () => {
  expect(await pricesElsewhere('110000')).toBe('000000');
  expect(await switchTo('310000', true)).toBe('000000');
  expect([await pricesIn('310000'), await pricesElsewhere('310000')]).toEqual(['000000', '000000']);
});

test('a sub account that shares the quota has the provinces that its main account paid for', async () => {
  const sub = await api.signInWith([]);
  await api.db.execute(
    `update account set acct_level = 1, dct_type = 1, parent_id = ${caller.userId} where user_id = ${sub.userId}`,
  );
  expect(await pricesIn('440000', sub)).toBe('900421');
  await switchTo('440000');
  expect(await pricesIn('440000', sub)).toBe('000000');
});

test('prices requested while the province is being switched are given only if the switch was charged', async () => {
  const provinces = ['120000', '130000', '140000', '150000', '210000', '220000', '230000', '310000'];
  const answers = await Promise.all(
    provinces.flatMap((code) => [
      switchTo(code),
      pricesIn(code),
      pricesElsewhere(code),
      switchTo(code),
      pricesElsewhere(code),
      pricesIn(code),
    ]),
  );
  const paid = (await ledgerOf(caller)).map(({ subject }) => subject);
  expect(paid).toHaveLength(FREE_LOOKUPS_PER_DAY);
  for (const [index, code] of provinces.entries()) {
    const [first, , , second] = answers.slice(index * 6, index * 6 + 6);
    expect([first, second]).toEqual(Array(2).fill(paid.includes(code) ? '000000' : '500501'));
    const prices = answers.slice(index * 6, index * 6 + 6).filter((_, place) => place % 3 !== 0);
    if (!paid.includes(code)) expect(prices).toEqual(Array(4).fill('900421'));
    // Afterwards the answer is the same on both nodes.
    const now = paid.includes(code) ? '000000' : '900421';
    expect([await pricesIn(code), await pricesElsewhere(code)]).toEqual([now, now]);
  }
});

test('comparing a number in every province takes one lookup in 24 hours, also of concurrent requests', async () => {
  expect(new Set(await Promise.all(Array.from({ length: 12 }, () => compare())))).toEqual(new Set(['000000']));
  expect(await compare()).toBe('000000');
  expect(await ledgerOf(caller)).toMatchObject([{ reason: 'provinces', subject: '1K0698151A', source: 'free' }]);
  const open = await api.post(calls.listOpenNumbers, {}, { as: caller });
  expect(open.result.map(({ searchOe }) => searchOe)).toEqual(['1K0698151A']);
  const ledger = await api.post(calls.listLedger, { reason: 'provinces' }, { as: caller });
  expect(ledger.result.rows).toMatchObject([{ subjectName: '1K0698151A', vehicleTypeCode: 'C' }]);
  // A comparison opens no province.
  expect(await pricesIn('440000')).toBe('900421');
});

test('an unknown number is not charged', async () => {
  const { code } = await api.post(calls.getPartPriceListByOe, { oe: 'ZZ99999' }, { as: caller });
  expect(code).toBe('100100');
  expect(await ledgerOf(caller)).toEqual([]);
});
