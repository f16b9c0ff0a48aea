import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import { addUser, setAgency } from '../../../support/server/add-user.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
let seller: { as: TestApi['users']['seller'] };
let high: number;
let low: number;

beforeAll(async () => {
  api = await openTestApi();
  seller = { as: api.users.seller };
  await setAgency(api, api.users.seller.userId, 'S01');
  const { result } = await api.post(calls.prospectChoices, {});
  high = result.intentions[0]?.id ?? 0;
  low = result.intentions.at(-1)?.id ?? 0;
});
afterAll(() => api.close());

const prospectOf = async (userId: number) => (await api.post(resources.prospect.get, { id: userId })).result;
const actionsOn = (id: number) =>
  api.db.sql
    .selectFrom('auditEntry')
    .select(['action', 'actorId', 'before', 'after'])
    .where('subject', '=', 'remark')
    .where('subjectId', '=', String(id))
    .orderBy('auditId')
    .execute();

test('remarks come five a page, newest first, with author, date, next step and due date', async () => {
  const userId = await addUser(api, { agencyCode: 'S01' });
  for (const remarks of ['1', '2', '3', '4', '5', '6']) {
    await api.post(calls.remarkUpdate, { userId, remarks, nextStep: `step ${remarks}`, dueOn: '2026-12-01' }, seller);
  }
  const { result } = await api.post(calls.remarkList, { userId });
  expect(result.total).toBe(6);
  expect(result.rows.map(({ remarks }) => remarks)).toEqual(['6', '5', '4', '3', '2']);
  expect(result.rows[0]).toMatchObject({
    operatorId: api.users.seller.userId,
    operatorName: 'seller',
    nextStep: 'step 6',
    dueOn: '2026-12-01',
    createdAt: expect.any(String),
  });
  expect((await api.post(calls.remarkList, { userId, pageNum: 2 })).result.rows).toHaveLength(1);
});

test('the newest remark states the next step, the newest one with an intention that of the user, also after a deletion', async () => {
  const userId = await addUser(api, { agencyCode: 'S01' });
  await api.post(calls.remarkUpdate, { userId, remarks: 'a', intention: high, nextStep: '报价', dueOn: '2026-12-01' });
  const second = await api.post(calls.remarkUpdate, { userId, remarks: 'b', intention: low, nextStep: '回访' });
  expect(await prospectOf(userId)).toMatchObject({ intention: low, nextStep: '回访', dueOn: null });
  await api.post(calls.remarkDelete, { id: second.result.id, rowVersion: 1, userId });
  expect(await prospectOf(userId)).toMatchObject({ intention: high, nextStep: '报价', dueOn: '2026-12-01' });
  await api.post(calls.remarkUpdate, { userId, remarks: 'c' });
  expect(await prospectOf(userId)).toMatchObject({ intention: high, nextStep: '报价', dueOn: '2026-12-01' });
  await api.post(calls.remarkUpdate, { userId, remarks: 'd', nextStep: '', dueOn: null });
  expect(await prospectOf(userId)).toMatchObject({ intention: high, nextStep: '', dueOn: null });
});

test('an edit keeps what it leaves out, and clears what it says', async () => {
  const userId = await addUser(api, { agencyCode: 'S01' });
  const plan = { intention: high, nextStep: '报价', dueOn: '2026-12-01' };
  const { id } = (await api.post(calls.remarkUpdate, { userId, remarks: 'a', ...plan })).result;
  const kept = await api.post(calls.remarkUpdate, { id, rowVersion: 1, userId, remarks: 'b' });
  expect(kept.result).toMatchObject({ remarks: 'b', ...plan });
  const none = { intention: null, nextStep: '', dueOn: null };
  const cleared = await api.post(calls.remarkUpdate, { id, rowVersion: 2, userId, remarks: 'b', ...none });
  expect(cleared.result).toMatchObject({ remarks: 'b', ...none });
});

test('a remark is changed by its author, and every change is in the audit', async () => {
  const userId = await addUser(api, { agencyCode: 'S01' });
  const { result } = await api.post(calls.remarkUpdate, { userId, remarks: '第一次' }, seller);
  const { id, rowVersion } = result;
  const edited = await api.post(calls.remarkUpdate, { id, rowVersion, userId, remarks: '第二次' }, seller);
  expect(edited.result).toMatchObject({ id, remarks: '第二次', rowVersion: rowVersion + 1 });
  expect((await api.post(calls.remarkDelete, { id, rowVersion: rowVersion + 1, userId }, seller)).code).toBe('000000');
  const actorId = api.users.seller.userId;
  expect(await actionsOn(id)).toMatchObject([
    { action: 'add', actorId, after: { remarks: '第一次', userId } },
    { action: 'edit', actorId, before: { remarks: '第一次' }, after: { remarks: '第二次' } },
    { action: 'delete', actorId, before: { remarks: '第二次' } },
  ]);
});

test('a remark of someone else can be neither changed nor deleted, except by a manager', async () => {
  const userId = await addUser(api, { agencyCode: 'S01' });
  const { result } = await api.post(calls.remarkUpdate, { userId, remarks: '经理写的' });
  const { id, rowVersion } = result;
  expect((await api.post(calls.remarkList, { userId }, seller)).result.rows).toMatchObject([{ canEdit: false }]);
  const edited = await api.post(calls.remarkUpdate, { id, rowVersion, userId, remarks: '改' }, seller);
  expect(edited.code).toBe('300222');
  const deleted = await api.post(calls.remarkDelete, { id, rowVersion, userId }, seller);
  expect(deleted.code).toBe('300221');
  expect(deleted.message).toMatch(/^删除失败/);
  expect((await api.post(calls.remarkList, { userId })).result.total).toBe(1);

  const { result: own } = await api.post(calls.remarkUpdate, { userId, remarks: '销售写的' }, seller);
  expect((await api.post(calls.remarkDelete, { id: own.id, rowVersion: 1, userId })).code).toBe('000000');
});

test('the deletion of a remark that is gone fails with 删除失败', async () => {
  const userId = await addUser(api);
  const { result } = await api.post(calls.remarkUpdate, { userId, remarks: 'x' });
  await api.post(calls.remarkDelete, { id: result.id, rowVersion: 1, userId });
  expect((await api.post(calls.remarkDelete, { id: result.id, rowVersion: 1, userId })).code).toBe('300221');
});

test('of two people who change a remark, the second gets both texts', async () => {
  const userId = await addUser(api);
  const { result } = await api.post(calls.remarkUpdate, { userId, remarks: 'x' });
  const { id, rowVersion } = result;
  await api.post(calls.remarkUpdate, { id, rowVersion, userId, remarks: 'first' });
  const second = await api.post(calls.remarkUpdate, { id, rowVersion, userId, remarks: 'second' });
  expect(second).toMatchObject({ status: 409, code: '900410', result: { theirs: { remarks: 'first' } } });
});

test('a seller can neither read nor write remarks on a user of another agency code', async () => {
  const userId = await addUser(api, { agencyCode: 'S02' });
  const { result } = await api.post(calls.remarkUpdate, { userId, remarks: 'x' });
  expect((await api.post(calls.remarkList, { userId }, seller)).code).toBe('900404');
  expect((await api.post(calls.remarkUpdate, { userId, remarks: 'y' }, seller)).code).toBe('900404');
  expect((await api.post(calls.remarkDelete, { id: result.id, rowVersion: 1, userId }, seller)).code).toBe('900404');
  // Not under the name of an own user either.
  const own = await addUser(api, { agencyCode: 'S01' });
  expect((await api.post(calls.remarkDelete, { id: result.id, rowVersion: 1, userId: own }, seller)).code).toBe(
    '300221',
  );
  expect((await api.post(calls.remarkList, { userId })).result.total).toBe(1);
});

test('the author is the session’s user: another operator id is refused', async () => {
  const userId = await addUser(api, { agencyCode: 'S01' });
  const operatorId = api.users.manager.userId;
  const { code } = await api.post(calls.remarkUpdate, { userId, operatorId, remarks: 'x' }, seller);
  expect(code).toBe('900403');
  expect((await api.post(calls.remarkList, { userId })).result.total).toBe(0);
});

test('an intention outside the dictionary 意向 is refused', async () => {
  const userId = await addUser(api);
  const { id } = await api.db.sql
    .selectFrom('dictionary')
    .select('id')
    .where('dictionaryName', '=', '渠道')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  for (const intention of [id, 999_999]) {
    expect((await api.post(calls.remarkUpdate, { userId, remarks: 'x', intention })).code).toBe('300223');
  }
});

test('markup in a remark is stored and returned as plain text', async () => {
  const userId = await addUser(api);
  const remarks = '<img src=x onerror=alert(1)>';
  const { result } = await api.post(calls.remarkUpdate, { userId, remarks });
  expect(result.remarks).toBe(remarks);
});

test('a deleted remark is restored by its author or a manager, on users that they see', async () => {
  const userId = await addUser(api, { agencyCode: 'S01' });
  const clerk = {
    as: await api.signInWith(['/manager/bin', '/manager/opportunity', '/manager/opportunity:delete']),
  };
  const add = async (as: object) => (await api.post(calls.remarkUpdate, { userId, remarks: '恢复' }, as)).result.id;
  const remove = (id: number) => api.post(calls.remarkDelete, { id, rowVersion: 1, userId });
  const restore = async (id: number, as: object) =>
    (await api.post(calls.deletedRestore, { subject: 'remark', id }, as)).code;
  const binOf = async (as: object) =>
    (await api.post(calls.deletedList, { filters: { subject: 'remark' } }, as)).result.rows.map(
      ({ recordId }) => recordId,
    );
  const [own, managers] = [await add(seller), await add({})];
  await remove(own);
  await remove(managers);

  expect(await binOf(clerk)).toEqual([]);
  expect(await restore(own, clerk)).toBe('900404');
  expect(await restore(managers, seller)).toBe('900404');
  await setAgency(api, userId, 'S02');
  expect(await restore(own, seller)).toBe('900404');
  await setAgency(api, userId, 'S01');
  expect(await restore(own, seller)).toBe('000000');
  expect(await binOf({})).toContain(managers);
  expect(await restore(managers, {})).toBe('000000');
  expect((await api.post(calls.remarkList, { userId })).result.rows.map(({ id }) => id)).toEqual([managers, own]);
  expect((await actionsOn(own)).map(({ action }) => action)).toEqual(['add', 'delete', 'restore']);
});
