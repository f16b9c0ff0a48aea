import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { parseCharge } from '../../../src/contract/quota/charge-header.ts';
import { FREE_LOOKUPS_PER_DAY } from '../../../src/contract/quota/rules.ts';
import { createSessions } from '../../../src/server/account/sessions.ts';
import { buildApp } from '../../../src/server/app.ts';
import { createBookRepository } from '../../../src/server/parts/books/book-repository.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { type ApiResponse, type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { type CountingDatabase, countingDatabase } from '../../support/server/counting-database.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { fillTinyMaintenance } from '../../support/tiny-catalogue/tiny-maintenance.ts';
import { countersAndLedger, grant } from './support.ts';

let api: TestApi;
let counting: CountingDatabase;
let caller: Caller;
beforeAll(async () => {
  counting = countingDatabase(await openTestDatabase());
  api = await openTestApi({ db: counting.db });
  await fillTinyCatalogue(api.db);
  await fillTinyMaintenance(api.db.copy);
});
afterAll(() => api.close());
// Each test has its own account, because paid vehicles are cached.
beforeEach(async () => {
  caller = await api.signInWith([]);
});

const tree = (vehicleId: number, as = caller) =>
  api.post(calls.getPartTreeData, { vehicleId, vehicleTypeCode: vehicleId === 5 ? 'B' : 'C' }, { as });
const config = (vehicleId: number, as = caller) =>
  api.post(vehicleId === 5 ? calls.getCovVehicleConfig : calls.getVehicleConfig, { vehicleId }, { as });
const chargeOf = ({ headers }: ApiResponse) => parseCharge(headers['x-lookup-charge']);
const ledgerOf = ({ userId }: Caller) =>
  api.db.sql.selectFrom('quotaLedger').selectAll().where('userId', '=', userId).orderBy('ledgerId').execute();
/** Marks the free lookups of the day as used. */
const spend = async ({ userId }: Caller) => {
  for (let count = 0; count < FREE_LOOKUPS_PER_DAY; count += 1)
    await api.post(
      calls.modifyProvince,
      { provinceCode: `${12 + count}0000`, operationId: `spent-by-${userId}-time-${count}` },
      { as: { ...caller, userId } },
    );
};

test.each([
  ['parts first', tree, config],
  ['configuration first', config, tree],
])('a vehicle is one lookup, %s, and both are free again for 24 hours', async (_, first, second) => {
  expect(chargeOf(await first(1))).toEqual({
    vehicleTypeCode: 'C',
    source: 'free',
    remaining: FREE_LOOKUPS_PER_DAY - 1,
  });
  expect(chargeOf(await first(1))).toBeUndefined();
  expect(chargeOf(await second(1))).toBeUndefined();
  expect(await ledgerOf(caller)).toMatchObject([{ subject: '1', vehicleClass: 'C', source: 'free' }]);
});

test('a paid vehicle is free on another node and after its cache entry is gone', async () => {
  await tree(1);
  const other = buildApp({ db: api.db, demo: null, pagesFolder: null, logLevel: 'silent' });
  const headers = { authorization: caller.token };
  const payload = { data: { vehicleId: 1 } };
  const answer = await other.inject({ method: 'POST', url: calls.getVehicleConfig.path, headers, payload });
  expect(answer.json().code).toBe('000000');
  expect(answer.headers).not.toHaveProperty('x-lookup-charge');
  await other.close();
  expect(await ledgerOf(caller)).toHaveLength(1);
});

test('after 24 hours a vehicle is charged again on every node', async () => {
  await tree(1);
  await api.db.execute(
    `update quota_ledger set charged_at = charged_at - interval '24 hours' where user_id = ${caller.userId}`,
  );
  const other = buildApp({ db: api.db, demo: null, pagesFolder: null, logLevel: 'silent' });
  const answer = await other.inject({
    method: 'POST',
    url: calls.getVehicleConfig.path,
    headers: { authorization: caller.token },
    payload: { data: { vehicleId: 1 } },
  });
  expect(answer.headers).toHaveProperty('x-lookup-charge');
  await other.close();
});

test('a truck is charged to the commercial class, whichever tree is requested', async () => {
  const truck = { vehicleId: 5 };
  expect(chargeOf(await api.post(calls.getBPartTreeData, truck, { as: caller }))).toMatchObject({
    vehicleTypeCode: 'B',
  });
  expect(chargeOf(await api.post(calls.getOFPartTreeData, truck, { as: caller }))).toBeUndefined();
  expect(chargeOf(await config(5))).toBeUndefined();
});

test('a maintenance plan with parts is charged as opening its vehicle', async () => {
  expect(chargeOf(await api.post(calls.getMaintainList, { vehicleId: 1 }, { as: caller }))).toBeDefined();
  expect(chargeOf(await tree(1))).toBeUndefined();
});

test('an empty result or an unknown vehicle is not charged', async () => {
  expect(await tree(99_999)).toMatchObject({ code: '900404' });
  const nothing = { vehicleId: 1, text: 'zzzzzzzz' };
  expect(await api.post(calls.searchPartByNameOrOe, nothing, { as: caller })).toMatchObject({ code: '100100' });
  await api.post(calls.getVehicleByVin, { vinCode: 'LSVAA2BR1GN10000' }, { as: caller });
  await api.post(calls.getVehicleByName, { vehicleName: '朗逸' }, { as: caller });
  await api.post(calls.getVehicleImageInfo, { vehicleId: 1 }, { as: caller });
  expect(await ledgerOf(caller)).toEqual([]);
});

test('the VIN of another model is refused without a charge; a matching or unknown VIN is accepted', async () => {
  const ofCar = 'LSVAA2BR1GN100000';
  const ofTruck = 'LFWSRXSJ1J1000000';
  for (const [call, body] of [
    [calls.getVehicleConfig, { vehicleId: 1, vin: ofTruck }],
    [calls.getCovVehicleConfig, { vehicleId: 5, vin: ofCar }],
    [calls.getPartTreeData, { vehicleId: 1, vehicleTypeCode: 'C', vin: ` ${ofTruck.toLowerCase()}` }],
    [calls.getBPartTreeData, { vehicleId: 5, vin: ofCar }],
    [calls.getMaintainList, { vehicleId: 1, vin: ofTruck }],
    [calls.getDefaultMaintain, { vehicleId: 1, vin: ofTruck }],
  ] as const)
    expect(await api.post(call, body, { as: caller })).toMatchObject({ status: 200, code: '200201', result: null });
  expect(await ledgerOf(caller)).toEqual([]);
  for (const vin of [ofCar, 'WVWZZZ1KZ6W000001', 'no VIN'])
    expect(await api.post(calls.getVehicleConfig, { vehicleId: 1, vin }, { as: caller })).toMatchObject({
      code: '000000',
    });
  expect(await ledgerOf(caller)).toHaveLength(1);
});

test('a VIN is decoded once for all requests with it', async () => {
  const page = () =>
    api.post(calls.getPartTreeData, { vehicleId: 1, vehicleTypeCode: 'C', vin: 'LSVAA2BR1GN100000' }, { as: caller });
  await page();
  counting.takeCount();
  await page();
  expect(counting.takeCount()).toBe(await statementsOfTree());
});

test('without lookups every call for a new vehicle is refused with the code of its class, and a paid vehicle stays open', async () => {
  await tree(1);
  await spend(caller);
  expect(await tree(1)).toMatchObject({ code: '000000' });
  for (const [call, body] of [
    [calls.getPartTreeData, { vehicleId: 2, vehicleTypeCode: 'C' }],
    [calls.getVehicleConfig, { vehicleId: 2 }],
    [calls.getTreeNodePartData, { vehicleId: 2, partGroupId: 1 }],
    [calls.getCommonPartList, { vehicleId: 2, brandCode: 'VW' }],
    [calls.searchPartByNameOrOe, { vehicleId: 2, text: '刹车片' }],
    [calls.getVehicleBrandParts, { vehicleId: 2 }],
    [calls.getAssemblyParts, { vehicleId: 2, brandCode: 'VW', partGroupId: 1 }],
  ] as const)
    expect(await api.post(call, body, { as: caller })).toMatchObject({ status: 200, code: '500501', result: null });
  expect(await config(5)).toMatchObject({ code: '000000' });
});

test('the concurrent first calls of a screen are charged once', async () => {
  const answers = await Promise.all([tree(1), config(1), tree(1), config(1), tree(1), config(1)]);
  expect(answers.map(({ code }) => code)).toEqual(Array(6).fill('000000'));
  expect(answers.filter((answer) => chargeOf(answer) !== undefined)).toHaveLength(1);
  expect(await ledgerOf(caller)).toHaveLength(1);
});

test('opening a paid vehicle takes no additional statement', async () => {
  const paid = async () => {
    counting.takeCount();
    await tree(1);
    return counting.takeCount();
  };
  await tree(1);
  const first = await paid();
  const bare = await statementsOfTree();
  expect(await paid()).toBe(first);
  expect(first).toBe(bare);
});

/** The statements of the cached tree alone, without the charge. */
async function statementsOfTree(): Promise<number> {
  const books = createBookRepository(counting.db);
  await books.getTree(1, 'C', 'zh-CN');
  counting.takeCount();
  await books.getTree(1, 'C', 'zh-CN');
  return counting.takeCount();
}

test('a lookup cannot be charged to the other class or for an unknown subject', async () => {
  const operationId = 'operation-of-this-test';
  for (const request of [
    { vehicleTypeCode: 'C', reason: 'parts', subject: '5' },
    { vehicleTypeCode: 'C', reason: 'config', subject: '99999' },
    { vehicleTypeCode: 'C', reason: 'parts', subject: 'anything' },
    { vehicleTypeCode: 'C', reason: 'province', subject: 'nowhere' },
  ])
    expect(await api.post(calls.updateDeduct, { ...request, operationId }, { as: caller })).toMatchObject({
      code: '900404',
    });
  expect(await ledgerOf(caller)).toEqual([]);
});

test('256 concurrent openings by a shop and its sharing mechanic charge each vehicle exactly once', async () => {
  const mechanic = await api.signInWith([]);
  await api.db.execute(
    `update account set acct_level = 1, dct_type = 1, parent_id = ${caller.userId} where user_id = ${mechanic.userId}`,
  );
  await grant(api.db, { holderId: caller.userId, kind: 'daily', amount: 1 });
  // Sessions are cached for a second; a new one has the current quota holder.
  const fresh = { ...mechanic, ...(await createSessions(api.db).start(mechanic.userId, 'v3')) };
  const ids = [1, 2, 3, 4];
  const codes = await Promise.all(
    Array.from({ length: 256 }, async (_, index) => {
      const vehicleId = ids[index % ids.length] ?? 1;
      const as = index % 3 === 0 ? caller : fresh;
      // Retries, as a client would, if the connection pool is exhausted.
      for (;;) {
        const { code } = await (index % 2 === 0 ? tree(vehicleId, as) : config(vehicleId, as));
        if (code !== '900503') return code;
      }
    }),
  );
  expect(new Set(codes)).toEqual(new Set(['000000']));
  const rows = await api.db.sql.selectFrom('quotaLedger').selectAll().where('holderId', '=', caller.userId).execute();
  expect(rows.map(({ subject }) => subject).sort()).toEqual(['1', '2', '3', '4']);
  for (const { counted, written } of await countersAndLedger(api.db)) expect(counted).toBe(written);
}, 60_000);

test('an account can list the vehicles that are free, with their expiry', async () => {
  await tree(1);
  await config(5);
  const { result } = await api.post(calls.listOpenVehicles, {}, { as: caller });
  expect(result.map(({ vehicleId, vehicleTypeCode }) => [vehicleId, vehicleTypeCode])).toEqual([
    [5, 'B'],
    [1, 'C'],
  ]);
  const hours = (Date.parse(result[0]?.until ?? '') - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThan(24.1);
});
