import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingCalls } from '../../../../src/contract/billing/calls.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { grant } from '../../quota/support.ts';

let api: TestApi;
let shop: Caller;
let sharing: Caller;
let allocated: Caller;
beforeAll(async () => {
  api = await openTestApi();
  [shop, sharing, allocated] = [await api.signInWith([]), await api.signInWith([]), await api.signInWith([])];
  await api.db.execute(`
    update account set acct_level = 1, parent_id = ${shop.userId} where user_id in (${sharing.userId}, ${allocated.userId});
    update account set dct_type = 1 where user_id = ${sharing.userId};
    update account set dct_type = 2 where user_id = ${allocated.userId}`);
  await grant(api.db, { holderId: shop.userId, kind: 'count', amount: 3, from: '-9 days', to: '-1 day' });
  await grant(api.db, { holderId: shop.userId, kind: 'daily', amount: 2 });
  await grant(api.db, { holderId: shop.userId, kind: 'count', amount: 5, from: '1 day', to: '9 days' });
  // A fully allocated package is empty.
  await grant(api.db, { holderId: shop.userId, kind: 'count', amount: 0 });
});
afterAll(() => api.close());

const owned = async (as: Caller) => (await api.post(billingCalls.ownedPackageList, {}, { as })).result;

test('an account reads its packages with their use, expired ones last', async () => {
  const { rows, isShared } = await owned(shop);
  expect(isShared).toBe(false);
  expect(rows.map(({ kind, amount, used, state }) => [kind, amount, used, state])).toEqual([
    ['daily', 2, 0, 'running'],
    ['count', 5, 0, 'notBegun'],
    ['count', 3, 0, 'ended'],
  ]);
});

test('a sub account reads its main account’s packages if shared, or its own allocations', async () => {
  expect(await owned(sharing)).toEqual({ ...(await owned(shop)), isShared: true });
  expect(await owned(allocated)).toEqual({ rows: [], isShared: false });
});
