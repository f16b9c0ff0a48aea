import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import type { AnyCall } from '../../../../src/contract/call.ts';
import { E_PRICE_NUMBERS_MAX } from '../../../../src/contract/prices/rules.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { type CountingDatabase, countingDatabase } from '../../../support/server/counting-database.ts';
import { fillTinyCatalogue, tinyVins } from '../../../support/tiny-catalogue/tiny-catalogue.ts';
import { fillTinyMaintenance } from '../../../support/tiny-catalogue/tiny-maintenance.ts';
import { tinyItem, tinyOrder } from '../../../support/tiny-catalogue/tiny-order.ts';

// Users' lists and rows; statement-counts.test.ts covers the catalogue.
const MANY = 50;

let api: TestApi;
let counting: CountingDatabase;
/** A new user without any rows. */
let caller: Caller;
beforeAll(async () => {
  counting = countingDatabase(await openTestDatabase());
  api = await openTestApi({ db: counting.db });
  await fillTinyCatalogue(api.db);
  await fillTinyMaintenance(api.db.copy);
});
afterAll(() => api.close());

type CallWithBody = [call: AnyCall, body: unknown];

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const usedAt = '2026-03-01T08:00:00.000Z';
const itemsOf = (count: number, start = 'A') =>
  upTo(count).map((number) => ({ ...tinyItem, oe: `${start} ${number}`, searchOe: `${start}00${number}` }));
const post = async <C extends AnyCall>(call: C, body: unknown) => {
  const answer = await api.post(call, body, { as: caller });
  expect([call.operation, answer.code, answer.message]).toEqual([call.operation, '000000', '成功']);
  return answer.result;
};
const createOrder = async (count: number) => {
  const { listId, partIds } = await post(calls.savePartList, { ...tinyOrder, items: itemsOf(count) });
  return { listId, partIds };
};
/** One after the other: fifty at once would wait longer for the test's few connections than the server allows. */
const orders = async (count: number) => {
  const created: Awaited<ReturnType<typeof createOrder>>[] = [];
  for (const _ of upTo(count)) created.push(await createOrder(1));
  return created;
};
const vehicleUses = (count: number) =>
  upTo(count).map((number) => ({ vehicleId: 1, vin: `LSVAA2BR1GN${100_000 + number}`, usedAt }));
const numberUses = (count: number) => upTo(count).map((number) => ({ param: `1K0698${100 + number}`, usedAt }));
const tasks = (count: number) =>
  api.db.execute(`insert into fast_vin_task (user_id, vin, platform, status, answered_at, vehicle_id)
    select ${caller.userId}, 'LSVZZ2BR1GN' || (${caller.userId} * 1000 + n + 100000), 'easyEpc', 2, now(), 1
    from generate_series(1, ${count}) n`);

/** Each call with a body that sends or reads `count` rows. */
const cases: Record<string, (count: number) => Promise<CallWithBody> | CallWithBody> = {
  savePartList: (count) => [calls.savePartList, { ...tinyOrder, items: itemsOf(count) }],
  savePartListItems: async (count) => {
    const { listId } = await createOrder(1);
    return [calls.savePartListItems, { listId, items: itemsOf(count, 'B'), isPresentSkipped: true }];
  },
  removeItem: async (count) => [calls.removeItem, await createOrder(count)],
  restoreItem: async (count) => {
    const some = await createOrder(count);
    await post(calls.removeItem, some);
    return [calls.restoreItem, some];
  },
  updatePartListItems: async (count) => {
    const { listId, partIds } = await createOrder(count);
    const changes = partIds.map((partId) => ({ partId, values: { quantity: 3 }, seen: { quantity: 1 } }));
    return [calls.updatePartListItems, { listId, changes }];
  },
  removeList: async (count) => [calls.removeList, { listIds: (await orders(count)).map(({ listId }) => listId) }],
  restoreList: async (count) => {
    const listIds = (await orders(count)).map(({ listId }) => listId);
    await post(calls.removeList, { listIds });
    return [calls.restoreList, { listIds }];
  },
  copyPartList: async (count) => [
    calls.copyPartList,
    { listId: (await createOrder(count)).listId, name: '副本', arePricesPresent: true },
  ],
  getItem: async (count) => [calls.getItem, { listId: (await createOrder(count)).listId }],
  getItemPresent: async (count) => [calls.getItemPresent, { listId: (await createOrder(count)).listId }],
  checkOrder: async (count) => [calls.checkOrder, { listId: (await createOrder(count)).listId }],
  checkOrderFit: async (count) => [
    calls.checkOrderFit,
    { listId: (await createOrder(count)).listId, vehicleId: 1, vin: tinyVins.one },
  ],
  dismissFindings: async (count) => [
    calls.dismissFindings,
    { listId: (await createOrder(1)).listId, keys: upTo(count).map((number) => `noPrice:${number}`) },
  ],
  getOrderChanges: async (count) => [calls.getOrderChanges, { listId: (await createOrder(count)).listId }],
  getPartList: async (count) => [calls.getPartList, { listId: (await createOrder(count)).listId }],
  ...ofOrders({ getList: {}, getPartListCount: {}, getPartListLimitOne: {}, getOrderPeople: {} }),
  indexForExist: async (count) => {
    await orders(count);
    return [calls.indexForExist, { vehicleId: 1, vin: tinyVins.one }];
  },
  syncHist: (count) => [calls.syncHist, { changes: vehicleUses(count) }],
  getHist: async (count) => {
    await post(calls.syncHist, { changes: vehicleUses(count) });
    return [calls.getHist, {}];
  },
  syncHistOe: (count) => [calls.syncHistOe, { changes: numberUses(count) }],
  getHistOe: async (count) => {
    await post(calls.syncHistOe, { changes: numberUses(count) });
    return [calls.getHistOe, {}];
  },
  ...ofTasks({ listFastVinTasks: {}, getFastVinNews: {}, seeFastVinNews: {}, findFastVinTask: { vin: tinyVins.one } }),
  filterVehicle: (count) => [
    calls.filterVehicle,
    {
      vehicleIds: upTo(count),
      answers: {},
      analysisDesc: { certainty: 'likely', rule: 'vinRule', query: tinyVins.two },
    },
  ],
  getEPrice: async (count) => {
    await api.db.sql.updateTable('account').set({ retailFlag: true }).execute();
    const oes = [
      '1K0698151A',
      ...upTo(Math.min(count, E_PRICE_NUMBERS_MAX) - 1).map((number) => `1K0698${100 + number}`),
    ];
    const eCommerceHistoryPriceTypeStrs = ['0', '1', '2'];
    return [calls.getEPrice, { brandId: 1, oes, eCommerceHistoryPriceTypeStrs, provinceCode: '110000' }];
  },
};

function ofOrders(bodies: Partial<Record<keyof typeof calls, unknown>>) {
  return after(bodies, async (count) => void (await orders(count)));
}

function ofTasks(bodies: Partial<Record<keyof typeof calls, unknown>>) {
  return after(bodies, tasks);
}

function after(bodies: Partial<Record<keyof typeof calls, unknown>>, prepare: (count: number) => Promise<void>) {
  const operations = Object.keys(bodies).filter((key): key is keyof typeof calls => key in bodies);
  return Object.fromEntries(
    operations.map((operation) => [
      operation,
      async (count: number): Promise<CallWithBody> => {
        await prepare(count);
        return [calls[operation], bodies[operation]];
      },
    ]),
  );
}

async function statementsFor(
  make: (count: number) => Promise<CallWithBody> | CallWithBody,
  count: number,
): Promise<number> {
  caller = await api.signInWith([]);
  const [call, body] = await make(count);
  counting.takeCount();
  await post(call, body);
  return counting.takeCount();
}

test.each(Object.entries(cases))(
  '%s runs as many statements for fifty rows as for one',
  async (_, make) => {
    // The first call fills the caches.
    await statementsFor(make, 1);
    const one = await statementsFor(make, 1);
    expect(await statementsFor(make, MANY)).toBe(one);
  },
  60_000,
);
