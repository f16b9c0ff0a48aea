import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountDomain } from '../../../../src/server/account/index.ts';
import { companyDomain } from '../../../../src/server/company/index.ts';
import { recordOperation } from '../../../../src/server/http/operation-log.ts';
import type { RequestContext } from '../../../../src/server/http/request-context.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { provincesDomain } from '../../../../src/server/provinces/index.ts';
import { createAllocations } from '../../../../src/server/quota/allocation.ts';
import { holderOf } from '../../../../src/server/quota/paid-vehicle-cache.ts';
import { createQuota } from '../../../../src/server/quota/quota.ts';
import { workOrderRoutes } from '../../../../src/server/work-orders/routes.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { makeContext } from '../../../support/server/make-context.ts';

let db: Database;
let account: ReturnType<typeof openAccount>;
beforeAll(async () => {
  db = await openTestDatabase();
  account = openAccount();
});
afterAll(() => db.close());

const unused = () => Promise.reject(new Error('not used in this test'));

function openAccount() {
  const captchas = { require: unused };
  return accountDomain({ db, captcha: { captchas }, sms: { codes: { validate: unused, consume: unused } } });
}

/** The log entry of a call with this body and result. */
async function entryOf(handler: object, call: { body: unknown; result: unknown; context?: RequestContext }) {
  const add = vi.fn(async (_operation: object) => undefined);
  await recordOperation({ add }, handler, { context: makeContext({ userId: 7 }), ...call });
  return add.mock.calls[0]?.[0];
}

const charge = { isCharged: true, source: 'free', remaining: 4 } as const;

test('removed orders are recorded by their ids', async () => {
  const calls = workOrderRoutes({
    db,
    numbers: { currentOf: () => [], shown: () => '' },
    openProvinces: { list: async () => [] },
  });
  const entry = await entryOf(calls.removeList, { body: { listIds: [3, 4] }, result: null });
  expect(entry).toEqual({ by: { userId: 7 }, action: 'orderRemove', subject: '#3, #4' });
});

test('another province is recorded if it was charged or became the default', async () => {
  const { calls } = provincesDomain({ db, quota: { quota: createQuota(db), holderOf } });
  const body = { provinceCode: '440000', isDefault: false, vehicleTypeCode: 'C' };
  const free = { ...charge, isCharged: false, source: null };
  const entry = { by: { userId: 7 }, action: 'province', subject: '440000' };
  expect(await entryOf(calls.modifyProvince, { body, result: free })).toBeUndefined();
  expect(await entryOf(calls.modifyProvince, { body, result: charge })).toEqual(entry);
  expect(await entryOf(calls.modifyProvince, { body: { ...body, isDefault: true }, result: free })).toEqual(entry);
});

test('ending the other sessions is recorded with their number, and not at all without any', async () => {
  const { endOtherSessions } = account.calls;
  expect(await entryOf(endOtherSessions, { body: {}, result: { ended: 0 } })).toBeUndefined();
  const entry = { by: { userId: 7 }, action: 'sessionEnd', subject: '2' };
  expect(await entryOf(endOtherSessions, { body: {}, result: { ended: 2 } })).toEqual(entry);
});

test('a changed phone is recorded masked, without code, password or token', async () => {
  const body = { phoneNum: '13912340001', phoneCode: '424242', flow: 'f'.repeat(22), password: 'pass#2026' };
  const result = { token: 'secret token', secretKey: 'key' };
  const entry = { by: { userId: 7 }, action: 'phone', subject: '139****0001' };
  expect(await entryOf(account.calls.updatePhone, { body, result })).toEqual(entry);
});

test('a password reset is recorded for the owner of the phone', async () => {
  const body = { phoneNum: '13912340001', phoneCode: '424242', flow: 'f'.repeat(22), newPassword: 'pass#2026' };
  const context = { ...makeContext(), session: null };
  const entry = { by: { phoneNum: '13912340001' }, action: 'passwordReset' };
  expect(await entryOf(account.calls.forgetPassword, { body, result: null, context })).toEqual(entry);
});

test('the new password of a sub account is recorded under the name of the sub account', async () => {
  const { calls } = companyDomain({ db, account, quota: { allocations: createAllocations(db.sql) } });
  const entry = await entryOf(calls.resetSubPassword, { body: { id: 9, password: 'pass#2026' }, result: null });
  expect(entry).toEqual({ by: { userId: 7 }, action: 'subPassword', about: 9 });
});
