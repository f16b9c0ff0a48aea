import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { APPROVAL_DECIDE_POWER, APPROVAL_PAGE } from '../../../src/contract/approvals/rules.ts';
import type { Caller, TestApi } from '../../support/server/api.ts';
import { makeRecord } from '../../support/server/make-record.ts';
import { idIn, openApprovals } from './approval-cast.ts';

let open: Awaited<ReturnType<typeof openApprovals>>;
let api: TestApi;
let requester: Caller;
let other: Caller;
beforeAll(async () => {
  open = await openApprovals();
  ({ api } = open);
});
afterAll(() => api.close());
beforeEach(async () => {
  await open.setSettings({});
  await api.db.execute('delete from approval');
  [requester, other] = [await open.addManager(), await open.addManager()];
});

/** Asks for another price of a new package. */
async function askForPrice(priceFen = 5_000, as = requester) {
  const { packageId: id, rowVersion } = await open.addPackage();
  const requested = await api.post(resources.package.edit, { id, rowVersion, values: { priceFen } }, { as });
  expect(requested.code).toBe('301010');
  const { approvalId } = Object(requested.result);
  return { id, rowVersion, approvalId: Number(approvalId) };
}

test('nothing waits unless the setting says so', async () => {
  const { packageId: id, rowVersion } = await open.addPackage();
  await open.setSettings({});
  expect((await api.post(resources.package.edit, { id, rowVersion, values: { priceFen: 1 } })).code).toBe('000000');
});

test('a package price waits for another person, who sees what would change, and is made when approved', async () => {
  const { id, approvalId } = await askForPrice(5_000);
  expect(await open.priceOf(id)).toBe(10_000);
  expect(await open.list(other)).toMatchObject([
    {
      approvalId,
      state: 'open',
      before: { priceFen: 10_000 },
      after: { priceFen: 5_000 },
      canDecide: true,
      isOwn: false,
    },
  ]);
  expect((await open.approve(approvalId, other)).code).toBe('000000');
  expect(await open.priceOf(id)).toBe(5_000);
  expect(await open.list(other, 'closed')).toMatchObject([{ approvalId, state: 'approved' }]);
});

test('an approval names its package in the language of the reader', async () => {
  const { id } = await askForPrice(5_000);
  await api.db.execute(`update package set package_name_en = 'Yearly plan' where package_id = ${id}`);
  const headers = { 'accept-language': 'en' };
  const { result } = await api.post(calls.approvalList, {}, { as: other, headers });
  expect(result.rows.map(({ subjectName }) => subjectName)).toEqual(['Yearly plan']);
});

test('other fields of a package do not wait', async () => {
  const { packageId: id, rowVersion } = await open.addPackage();
  const edit = { id, rowVersion, values: { packageName: `改名 ${Math.random()}` } };
  expect((await api.post(resources.package.edit, edit)).code).toBe('000000');
});

test('a new package waits too', async () => {
  await open.setSettings({ packagePrice: true });
  const packageName = `新套餐 ${Math.random()}`;
  const values = { ...makeRecord('package'), packageName, priceFen: 700, formerPriceFen: null };
  const requested = await api.post(resources.package.add, values, { as: requester });
  expect(requested.code).toBe('301010');
  const found = () =>
    api.db.sql.selectFrom('package').select('priceFen').where('packageName', '=', packageName).execute();
  expect(await found()).toEqual([]);
  await open.approve(idIn(requested.result), other);
  expect(await found()).toEqual([{ priceFen: 700 }]);
});

test('nobody decides about their own change', async () => {
  const { id, approvalId } = await askForPrice();
  expect(await open.list(requester)).toMatchObject([{ isOwn: true, canDecide: false }]);
  expect((await open.approve(approvalId, requester)).code).toBe('301011');
  const refusal = await api.post(calls.approvalRefuse, { approvalId, note: '不行' }, { as: requester });
  expect(refusal.code).toBe('301011');
  expect(await open.priceOf(id)).toBe(10_000);
});

test('a decision needs its own power and that of the change', async () => {
  const { approvalId } = await askForPrice();
  const reader = await api.signInWith([APPROVAL_PAGE, resources.package.edit.access]);
  expect((await open.approve(approvalId, reader)).code).toBe('900403');
  expect(await open.list(reader)).toMatchObject([{ approvalId, canDecide: false }]);
  const stranger = await api.signInWith([APPROVAL_PAGE, APPROVAL_DECIDE_POWER]);
  expect(await open.list(stranger)).toEqual([]);
  expect((await open.approve(approvalId, stranger)).code).toBe('900404');
});

test('a refusal needs a reason and changes nothing', async () => {
  const { id, approvalId } = await askForPrice();
  expect((await api.post(calls.approvalRefuse, { approvalId, note: '' }, { as: other })).code).toBe('900400');
  const refused = await api.post(calls.approvalRefuse, { approvalId, note: '太低' }, { as: other });
  expect(refused.code).toBe('000000');
  expect(await open.priceOf(id)).toBe(10_000);
  expect(await open.list(requester, 'closed')).toMatchObject([{ state: 'refused', note: '太低' }]);
  expect((await open.approve(approvalId, other)).code).toBe('301012');
});

test('only the requester withdraws', async () => {
  const { approvalId } = await askForPrice();
  expect((await api.post(calls.approvalWithdraw, { approvalId }, { as: other })).code).toBe('900404');
  expect((await api.post(calls.approvalWithdraw, { approvalId }, { as: requester })).code).toBe('000000');
  expect((await open.approve(approvalId, other)).code).toBe('301012');
});

test('of two people who decide at once, one wins', async () => {
  const { id, approvalId } = await askForPrice();
  const third = await open.addManager();
  const codes = (await Promise.all([open.approve(approvalId, other), open.approve(approvalId, third)])).map(
    ({ code }) => code,
  );
  expect(codes.sort()).toEqual(['000000', '301012']);
  const { rowVersion } = (await api.post(resources.package.get, { id })).result;
  expect(rowVersion).toBe(2);
});

test('if the record has changed since, the approval is closed with that reason and nothing is overwritten', async () => {
  const { id, rowVersion, approvalId } = await askForPrice();
  await open.setSettings({});
  await api.post(resources.package.edit, { id, rowVersion, values: { priceFen: 8_000 } });
  expect(await open.approve(approvalId, other)).toMatchObject({ status: 409, code: '301014' });
  expect(await open.priceOf(id)).toBe(8_000);
  expect(await open.list(requester, 'closed')).toMatchObject([{ state: 'failed' }]);
  expect((await open.approve(approvalId, other)).code).toBe('301012');
});

test('a change is not made if the requester has lost the power or the account meanwhile', async () => {
  const { id, approvalId } = await askForPrice();
  await sql`update account set is_disabled = true where user_id = ${requester.userId}`.execute(api.db.sql);
  expect((await open.approve(approvalId, other)).code).toBe('301015');
  expect(await open.priceOf(id)).toBe(10_000);
});

test('a change is not made if the requester has lost its power meanwhile', async () => {
  const holder = await api.signInWith([resources.package.edit.access]);
  const { id, approvalId } = await askForPrice(5_000, holder);
  await sql`delete from role_power where role_id = (
    select role_id from account where user_id = ${holder.userId})`.execute(api.db.sql);
  expect((await open.approve(approvalId, other)).code).toBe('301015');
  expect(await open.priceOf(id)).toBe(10_000);
});

test('an approval expires after seven days', async () => {
  const { approvalId } = await askForPrice();
  const [row] = await open.list(other);
  const days = (Date.parse(row?.expiresAt ?? '') - Date.parse(row?.requestedAt ?? '')) / 86_400_000;
  expect(days).toBeCloseTo(7, 3);
  await api.db.execute('update approval set expires_at = now()');
  expect((await open.approve(approvalId, other)).code).toBe('301012');
  expect(await open.list(other)).toEqual([]);
  expect(await open.list(other, 'closed')).toMatchObject([{ state: 'expired' }]);
});

test('the same change of a record waits once; after an expiry it can be requested again', async () => {
  const { id, rowVersion } = await askForPrice();
  const again = () =>
    api.post(resources.package.edit, { id, rowVersion, values: { priceFen: 4_000 } }, { as: requester });
  expect((await again()).code).toBe('301013');
  await api.db.execute('update approval set expires_at = now()');
  expect((await again()).code).toBe('301010');
});

test('asking and deciding are in the audit of the record, and so is the change', async () => {
  const { id, approvalId } = await askForPrice();
  await open.approve(approvalId, other);
  const { result } = await api.post(calls.auditTimeline, { subject: 'package', subjectId: String(id) });
  const entries = result.rows.map(({ action, actorId }) => ({ action, actorId }));
  expect(entries).toEqual([
    { action: 'edit', actorId: other.userId },
    { action: 'approve', actorId: other.userId },
    { action: 'ask', actorId: requester.userId },
    { action: 'add', actorId: api.users.manager.userId },
  ]);
  expect(result.rows[0]).toMatchObject({ reason: `#${approvalId}`, after: { priceFen: 5_000 } });
});

test('the start page counts what the session may decide', async () => {
  await askForPrice();
  const waitingOf = async (as: Caller) => (await api.post(calls.startFigures, {}, { as })).result.waiting.approvals;
  expect(await waitingOf(other)).toBe(1);
  expect(await waitingOf(requester)).toBe(0);
  expect(await waitingOf(await api.signInWith(['/manager/start']))).toBeNull();
});

test('sellers and agents see only their own requests', async () => {
  await askForPrice();
  const seller = await api.signInWith([APPROVAL_PAGE, APPROVAL_DECIDE_POWER, resources.package.edit.access]);
  expect(await open.list(seller)).toHaveLength(1);
  await sql`update role set role_value = 3 where role_id = (
    select role_id from account where user_id = ${seller.userId})`.execute(api.db.sql);
  const later = { ...seller };
  await expect.poll(() => open.list(later), { timeout: 2_000 }).toEqual([]);
});

test('without the power of the page, somebody sees and withdraws their own requests, and nothing else', async () => {
  const lacking = await api.signInWith(['/manager/package', '/manager/package:edit']);
  const own = await askForPrice(5_000, lacking);
  const others = await askForPrice(6_000, requester);
  expect(await open.list(lacking)).toMatchObject([{ approvalId: own.approvalId, isOwn: true, canDecide: false }]);
  const withdraw = (approvalId: number) => api.post(calls.approvalWithdraw, { approvalId }, { as: lacking });
  expect((await withdraw(others.approvalId)).code).toBe('900404');
  expect((await withdraw(own.approvalId)).code).toBe('000000');
  expect(await open.list(lacking)).toEqual([]);
});
