import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../src/contract/days/calendar-days.ts';
import { oeCalls } from '../../../src/contract/oe/calls.ts';
import { statisticsCalls } from '../../../src/contract/statistics/calls.ts';
import { METRICS } from '../../../src/contract/statistics/rules.ts';
import { vehicleCalls } from '../../../src/contract/vehicles/calls.ts';
import { foldStatistics } from '../../../src/server/statistics/fold.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { addEvents, dayOf, numberOf, TODAY } from './support.ts';

let api: TestApi;
let today: string;
beforeAll(async () => {
  api = await openTestApi();
  await addEvents(api);
  today = (await api.post(statisticsCalls.startFigures, {})).result.day;
});
afterAll(() => api.close());

const { statisticSeries, statisticRows } = statisticsCalls;
const week = () => ({ from: addDays(today, -6), to: today });
const IN_WEEK = (day: string) => `${day} between ${TODAY} - 6 and ${TODAY}`;
const WEEK_BEFORE = (day: string) => `${day} between ${TODAY} - 13 and ${TODAY} - 7`;

test('the totals of a period and of the one before equal the events, folded or not', async () => {
  const read = async () => (await api.post(statisticSeries, week())).result.totals;
  const totals = await read();
  const expected = async (isInPeriod: (day: string) => string) => ({
    lookups: await numberOf(api, `select count(*) from quota_ledger where ${isInPeriod('day')}`),
    users: await numberOf(api, `select count(*) from account where ${isInPeriod(dayOf('created_at'))}`),
    purchases: await numberOf(api, `select count(*) from purchase where ${isInPeriod(dayOf('created_at'))}`),
    paidPurchases: await numberOf(api, `select count(paid_at) from purchase where ${isInPeriod(dayOf('created_at'))}`),
    revenueFen: await numberOf(
      api,
      `select coalesce(sum(paid_fen), 0) from purchase where ${isInPeriod(dayOf('paid_at'))}`,
    ),
    refundsFen: await numberOf(
      api,
      `select coalesce(sum(refunded_fen), 0) from purchase where ${isInPeriod(dayOf('refunded_at'))}`,
    ),
    searches: await numberOf(api, `select count(*) from search_log where ${isInPeriod(dayOf('searched_at'))}`),
    emptySearches: await numberOf(
      api,
      `select count(*) from search_log where is_empty and ${isInPeriod(dayOf('searched_at'))}`,
    ),
    workOrders: await numberOf(api, `select count(*) from work_order where ${isInPeriod(dayOf('created_at'))}`),
    visits: 0,
  });
  expect(totals).toEqual({ current: await expected(IN_WEEK), previous: await expected(WEEK_BEFORE) });
  await foldStatistics(api.db.sql);
  expect(await read()).toEqual(totals);
});

test.each(['day', 'week', 'month'] as const)(
  'the rows by %s add up to the totals and cover the period',
  async (unit) => {
    const { result } = await api.post(statisticSeries, { from: addDays(today, -219), to: today, unit });
    for (const metric of METRICS) {
      const sum = (side: 'current' | 'previous') => result.rows.reduce((total, row) => total + row[side][metric], 0);
      expect([metric, sum('current'), sum('previous')]).toEqual([
        metric,
        result.totals.current[metric],
        result.totals.previous[metric],
      ]);
    }
    expect([result.rows[0]?.from, result.rows.at(-1)?.to]).toEqual([addDays(today, -219), today]);
    expect(result.totals.current.lookups).toBe(45);
  },
);

test.each(['province', 'platform', 'vehicleClass'] as const)(
  'the figures by %s equal the lists behind them',
  async (by) => {
    const { result } = await api.post(statisticSeries, { ...week(), by });
    const field = { province: 'provinceCode', platform: 'platform', vehicleClass: 'vehicleClass' }[by];
    const ofLookups = result.rows.filter(({ current }) => current.lookups > 0);
    expect(ofLookups.length).toBe(2);
    for (const row of ofLookups) {
      const filter = { [field]: row.key };
      const { result: behind } = await api.post(statisticRows, {
        metric: 'lookups',
        ...week(),
        ...filter,
        pageSize: 100,
      });
      expect([row.key, behind.total, behind.rows.length]).toEqual([row.key, row.current.lookups, row.current.lookups]);
    }
  },
);

test('the lists behind money add up to it', async () => {
  const { current } = (await api.post(statisticSeries, week())).result.totals;
  for (const metric of ['revenueFen', 'refundsFen'] as const) {
    const { rows } = (await api.post(statisticRows, { metric, ...week(), pageSize: 100 })).result;
    expect(rows.reduce((sum, { amountFen }) => sum + (amountFen ?? 0), 0)).toBe(current[metric]);
  }
});

test('a seller gets their own users only, whatever code is sent', async () => {
  const as = api.users.seller;
  const own = (await api.post(statisticSeries, { ...week(), agencyCode: 'S2' }, { as })).result;
  expect(own.totals.current.lookups).toBe(10);
  const chosen = (await api.post(statisticSeries, { ...week(), agencyCode: 'S1' })).result;
  expect(chosen.totals).toEqual(own.totals);
  const { rows, total } = (await api.post(statisticRows, { metric: 'lookups', ...week(), pageSize: 100 }, { as }))
    .result;
  expect([total, ...new Set(rows.map(({ userId }) => userId))]).toEqual([10, 103, 101]);
});

test('an agent without a code gets nothing', async () => {
  const as = api.users.agent;
  expect((await api.post(statisticSeries, week(), { as })).result.totals.current.lookups).toBe(0);
  expect((await api.post(statisticRows, { metric: 'searches', ...week() }, { as })).result).toEqual({
    rows: [],
    total: 0,
  });
});

test('a search is recorded with whether anything was found; its text is in the list of searches without result', async () => {
  const before = (await api.post(statisticSeries, week())).result.totals.current;
  await api.post(vehicleCalls.getVehicleByName, { vehicleName: 'no such vehicle' });
  await api.post(oeCalls.getPartListByOe, { oe: 'NOSUCH99', provinceCode: '110000' });
  const after = (await api.post(statisticSeries, week())).result.totals.current;
  expect([after.searches - before.searches, after.emptySearches - before.emptySearches]).toEqual([2, 2]);
  const { rows } = (await api.post(statisticRows, { metric: 'emptySearches', ...week() })).result;
  expect(rows.slice(0, 2).map(({ kind, subject }) => [kind, subject])).toEqual([
    ['oe', 'NOSUCH99'],
    ['name', 'no such vehicle'],
  ]);
});

test('a period that ends before it begins, and one of more than two years, are refused', async () => {
  expect((await api.post(statisticSeries, { from: '2026-02-01', to: '2026-01-01' })).code).toBe('900400');
  expect((await api.post(statisticSeries, { from: '2023-01-01', to: '2026-01-01' })).code).toBe('900400');
});

test('rows beyond the last page that can be reached are refused', async () => {
  expect((await api.post(statisticRows, { metric: 'lookups', pageNum: 1_001, pageSize: 100 })).code).toBe('300241');
});

test.each([
  ['whole months between days', 210, 0],
  ['days of one month or two', 8, 0],
  ['a single day', 200, 200],
  ['a year', 364, 0],
])('the groups of %s equal the events, folded or not', async (_, ago, until) => {
  const period = { from: addDays(today, -ago), to: addDays(today, -until) };
  const lookupsOf = (column: string, key: string) =>
    numberOf(
      api,
      `select count(*) from quota_ledger join account using (user_id)
      where day between '${period.from}' and '${period.to}' and ${column} = '${key}'`,
    );
  const columnOf = { province: 'province_code', platform: 'platform', vehicleClass: 'vehicle_class' } as const;
  for (const isFolded of [false, true]) {
    if (isFolded) await foldStatistics(api.db.sql);
    for (const by of ['province', 'platform', 'vehicleClass'] as const) {
      const { rows } = (await api.post(statisticSeries, { ...period, by })).result;
      const counted = rows.filter(({ current }) => current.lookups > 0);
      expect(counted.length).toBeGreaterThan(1);
      for (const { key, current } of counted) expect(current.lookups).toBe(await lookupsOf(columnOf[by], key));
    }
    const days = (await api.post(statisticSeries, { ...period, unit: 'day' })).result.rows;
    for (const { key, current } of days.filter((row) => row.current.lookups > 0))
      expect(current.lookups).toBe(await numberOf(api, `select count(*) from quota_ledger where day = '${key}'`));
  }
});
