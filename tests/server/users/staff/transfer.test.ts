import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import { addUser } from '../../../support/server/add-user.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
let serial = 0;
let from: { id: number; code: string };
let to: { id: number; code: string };

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  serial += 1;
  from = await addSeller(`F${serial}`);
  to = await addSeller(`T${serial}`);
});

async function addSeller(code: string) {
  return { id: await addUser(api, { agencyCode: code, roleValue: 3 }), code };
}

const parties = () => ({ fromId: from.id, toId: to.id });
const usersOf = async (code: string) => {
  const rows = await api.db.sql
    .selectFrom('account')
    .innerJoin('role', 'role.roleId', 'account.roleId')
    .select('userId')
    .where('agencyCode', '=', code)
    .where('roleValue', '=', 1)
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
};

test('the plan counts the users of both before and after, and changes nothing', async () => {
  const main = await addUser(api, { agencyCode: from.code });
  await addUser(api, { agencyCode: from.code, parentId: main });
  await addUser(api, { agencyCode: from.code });
  await addUser(api, { agencyCode: to.code });
  const { result } = await api.post(calls.sellerTransferPlan, parties());
  expect(result).toEqual({ users: 2, subAccounts: 1, from: { before: 2, after: 0 }, to: { before: 1, after: 3 } });
  expect(await usersOf(from.code)).toHaveLength(3);
});

test('a transfer of all moves users with their sub accounts, makes the seller their owner, and is in the audit of each', async () => {
  const main = await addUser(api, { agencyCode: from.code });
  const sub = await addUser(api, { agencyCode: from.code, parentId: main });
  const other = await addUser(api, { agencyCode: from.code });
  const { code } = await api.post(calls.sellerTransfer, { ...parties(), planned: 2 });
  expect(code).toBe('000000');
  expect(await usersOf(from.code)).toEqual([]);
  expect(await usersOf(to.code)).toEqual([main, sub, other]);
  expect((await api.post(resources.prospect.get, { id: other })).result.ownerId).toBe(to.id);
  const entries = await api.db.sql
    .selectFrom('auditEntry')
    .select(['subjectId', 'source', 'batchId', 'before', 'after'])
    .where('subject', '=', 'user')
    .where('subjectId', 'in', [main, sub, other].map(String))
    .orderBy('auditId')
    .execute();
  expect(entries).toHaveLength(3);
  expect(new Set(entries.map(({ batchId }) => batchId)).size).toBe(1);
  expect(entries).toMatchObject(
    Array.from(entries, () => ({
      source: 'bulk',
      before: { agencyCode: from.code },
      after: { agencyCode: to.code },
    })),
  );
});

test('only the chosen users are transferred', async () => {
  const chosen = await addUser(api, { agencyCode: from.code });
  const stays = await addUser(api, { agencyCode: from.code });
  const body = { ...parties(), userIds: [chosen] };
  expect((await api.post(calls.sellerTransferPlan, body)).result).toMatchObject({ users: 1, from: { after: 1 } });
  await api.post(calls.sellerTransfer, { ...body, planned: 1 });
  expect(await usersOf(to.code)).toEqual([chosen]);
  expect(await usersOf(from.code)).toEqual([stays]);
});

test('a user who came in after the plan stops the transfer', async () => {
  await addUser(api, { agencyCode: from.code });
  const { result } = await api.post(calls.sellerTransferPlan, parties());
  await addUser(api, { agencyCode: from.code });
  const { code } = await api.post(calls.sellerTransfer, { ...parties(), planned: result.users });
  expect(code).toBe('300227');
  expect(await usersOf(from.code)).toHaveLength(2);
});

test('chosen users of someone else are missing, and nothing is transferred', async () => {
  const own = await addUser(api, { agencyCode: from.code });
  const foreign = await addUser(api, { agencyCode: 'ELSEWHERE' });
  const body = { ...parties(), userIds: [own, foreign] };
  expect((await api.post(calls.sellerTransferPlan, body)).code).toBe('900404');
  expect((await api.post(calls.sellerTransfer, { ...body, planned: 2 })).code).toBe('900404');
  expect(await usersOf(from.code)).toEqual([own]);
});

test('a transfer within one agency code, of nobody, or to a disabled seller is refused', async () => {
  const sameCode = await addUser(api, { agencyCode: from.code, roleValue: 3 });
  expect((await api.post(calls.sellerTransferPlan, { fromId: from.id, toId: sameCode })).code).toBe('300225');
  expect((await api.post(calls.sellerTransferPlan, parties())).code).toBe('300226');
  await addUser(api, { agencyCode: from.code });
  await api.db.sql.updateTable('account').set({ isDisabled: true }).where('userId', '=', to.id).execute();
  expect((await api.post(calls.sellerTransferPlan, parties())).code).toBe('900404');
  const { result } = await api.post(calls.sellerTransferTargets, { fromId: from.id });
  const targets = result.map(({ userId }) => userId);
  expect(targets).not.toContain(to.id);
  expect(targets).not.toContain(sameCode);
});

test('users go to an agent too, who owns no prospects', async () => {
  const agentId = await addUser(api, { agencyCode: `A${serial}`, roleValue: 2 });
  const userId = await addUser(api, { agencyCode: from.code });
  expect((await api.post(calls.sellerTransfer, { fromId: from.id, toId: agentId, planned: 1 })).code).toBe('000000');
  const { result } = await api.post(resources.prospect.get, { id: userId });
  expect(result).toMatchObject({ agencyCode: `A${serial}`, ownerId: null });
});

test('two transfers of the same users at once: one moves them, the other finds that they have changed', async () => {
  const third = await addSeller(`X${serial}`);
  for (let count = 0; count < 10; count += 1) await addUser(api, { agencyCode: from.code });
  const answers = await Promise.all([
    api.post(calls.sellerTransfer, { ...parties(), planned: 10 }),
    api.post(calls.sellerTransfer, { fromId: from.id, toId: third.id, planned: 10 }),
  ]);
  const codes = answers.map(({ code }) => code).sort();
  expect(codes[0]).toBe('000000');
  expect(['300226', '300227']).toContain(codes[1]);
  expect((await usersOf(to.code)).length + (await usersOf(third.code)).length).toBe(10);
});

/** Transfers all users, and returns the batch. */
async function transferAll(planned: number) {
  const { code, result } = await api.post(calls.sellerTransfer, { ...parties(), planned });
  expect(code).toBe('000000');
  return result.batchId;
}
const ownerOf = async (userId: number) => (await api.post(resources.prospect.get, { id: userId })).result.ownerId;

test('a transfer is undone with code, sub accounts and owner, except for users who were given on since', async () => {
  const third = await addSeller(`U${serial}`);
  const main = await addUser(api, { agencyCode: from.code });
  const sub = await addUser(api, { agencyCode: from.code, parentId: main });
  const givenOn = await addUser(api, { agencyCode: from.code });
  const owner = await ownerOf(main);
  const batchId = await transferAll(2);
  expect(await ownerOf(main)).toBe(to.id);
  await api.post(calls.sellerTransfer, { fromId: to.id, toId: third.id, userIds: [givenOn], planned: 1 });
  const undone = await api.post(calls.sellerTransferUndo, { batchId });
  expect(undone.result).toEqual({ restored: 2, left: 1 });
  expect(await usersOf(from.code)).toEqual([main, sub]);
  expect(await usersOf(third.code)).toEqual([givenOn]);
  expect(await ownerOf(main)).toBe(owner);
  const { result } = await api.post(calls.auditTimeline, { subject: 'user', subjectId: String(main) });
  expect(result.rows[0]).toMatchObject({ action: 'undo', batchId, after: { agencyCode: from.code } });
  expect((await api.post(calls.sellerTransferUndo, { batchId })).result).toEqual({ restored: 0, left: 3 });
});

test('only the person who made a transfer undoes it, within 30 days', async () => {
  const main = await addUser(api, { agencyCode: from.code });
  const batchId = await transferAll(1);
  const other = await api.signInWith(['/manager/sale', '/manager/sale:edit']);
  expect(await api.post(calls.sellerTransferUndo, { batchId }, { as: other })).toMatchObject({ code: '900404' });
  await api.db.execute(`alter table audit_entry disable trigger all`);
  await api.db.execute(
    `update audit_entry set audited_at = audited_at - interval '31 days' where batch_id = '${batchId}'`,
  );
  await api.db.execute(`alter table audit_entry enable trigger all`);
  expect(await api.post(calls.sellerTransferUndo, { batchId })).toMatchObject({ code: '900404' });
  expect(await usersOf(to.code)).toEqual([main]);
});
