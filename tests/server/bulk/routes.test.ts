import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { BULK_ROWS_MAX, type BulkProgress } from '../../../src/contract/bulk/schemas.ts';
import { openTestApi, type RequestOptions, type TestApi } from '../../support/server/api.ts';
import { makeRecord } from '../../support/server/make-record.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

let serial = 0;
/** Adds notices with titles that begin alike; returns their ids and that beginning. */
async function addNotices(count: number): Promise<{ ids: number[]; title: string }> {
  serial += 1;
  const title = `bulk ${serial}:`;
  const rows = await api.db.sql
    .insertInto('notice')
    .values(
      Array.from({ length: count }, (_, index) => ({ title: `${title} ${index}`, content: 'before', version: '1' })),
    )
    .returning('noticeId')
    .execute();
  return { ids: rows.map(({ noticeId }) => noticeId).sort((one, other) => one - other), title };
}
const plan = async (selection: object, values: unknown, sending: RequestOptions & { resource?: string } = {}) =>
  api.post(calls.bulkPlan, { resource: sending.resource ?? 'notice', ...selection, values }, sending);
/** Repeats a call until nothing is open, as the page does. */
async function repeat(call: typeof calls.bulkApply | typeof calls.bulkUndo, planId: string): Promise<BulkProgress> {
  const { result } = await api.post(call, { planId });
  const { open } = call.operation === 'bulkApply' ? result.applied : result.undone;
  return open === 0 ? result : repeat(call, planId);
}
const contents = async (ids: readonly number[]) => {
  const rows = await api.db.sql
    .selectFrom('notice')
    .select('content')
    .where('noticeId', 'in', ids)
    .orderBy('noticeId')
    .execute();
  return rows.map(({ content }) => content);
};

test('a plan for all that match a filter changes nothing, and applying it changes exactly those', async () => {
  const { ids, title } = await addNotices(120);
  const [same = 0] = ids;
  await api.edit(resources.notice, same, { content: 'after' });
  const { result } = await plan({ filters: { title } }, { content: 'after' });
  expect(result.planned).toEqual({ change: 119, unchanged: 1, refused: 0 });
  expect(new Set((await contents(ids)).slice(1))).toEqual(new Set(['before']));
  const late = await addNotices(1);
  expect((await repeat(calls.bulkApply, result.planId)).applied).toEqual({
    changed: 119,
    conflict: 0,
    refused: 0,
    open: 0,
  });
  expect(new Set(await contents(ids))).toEqual(new Set(['after']));
  expect(await contents(late.ids)).toEqual(['before']);
});

test('of 500 rows those that someone else changed or deleted meanwhile are left as they are and reported', async () => {
  const { ids } = await addNotices(500);
  const { result } = await plan({ ids }, { content: 'after' });
  const middle = ids[250] ?? 0;
  await api.edit(resources.notice, middle, { content: 'theirs' });
  const deleted = ids[251] ?? 0;
  const { rowVersion } = (await api.post(resources.notice.get, { id: deleted })).result;
  await api.post(resources.notice.delete, { id: deleted, rowVersion });
  expect((await repeat(calls.bulkApply, result.planId)).applied).toMatchObject({
    changed: 498,
    conflict: 1,
    refused: 1,
  });
  const after = await contents(ids);
  expect(after[250]).toBe('theirs');
  expect(after.filter((content) => content === 'after')).toHaveLength(498);
  const { rows } = (await api.post(calls.bulkRows, { planId: result.planId, applied: 'conflict' })).result;
  expect(rows).toMatchObject([{ recordId: middle, reason: expect.stringContaining('他人已修改') }]);
  const left = (await api.post(calls.bulkRows, { planId: result.planId, applied: 'left' })).result;
  expect(left.rows.map(({ recordId }) => recordId)).toEqual([middle, deleted]);
});

test('a record that was deleted since it was chosen is refused in the plan, and the others are planned', async () => {
  const { ids } = await addNotices(2);
  const [deleted = 0] = ids;
  const { rowVersion } = (await api.post(resources.notice.get, { id: deleted })).result;
  await api.post(resources.notice.delete, { id: deleted, rowVersion });
  const { result } = await plan({ ids }, { content: 'after' });
  expect(result.planned).toEqual({ change: 1, unchanged: 0, refused: 1 });
  const { rows } = (await api.post(calls.bulkRows, { planId: result.planId, outcome: 'refused' })).result;
  expect(rows).toMatchObject([{ recordId: deleted, reason: '未找到' }]);
});

test('an applied plan is one batch of the audit, and is undone except where someone has changed a record since', async () => {
  const { ids } = await addNotices(60);
  const { planId } = (await plan({ ids }, { content: 'after' })).result;
  await repeat(calls.bulkApply, planId);
  const { total, rows } = (await api.post(calls.auditList, { filters: { batchId: planId } })).result;
  expect(total).toBe(60);
  expect(rows[0]).toMatchObject({ source: 'bulk', before: { content: 'before' }, after: { content: 'after' } });
  const [touched = 0] = ids;
  await api.edit(resources.notice, touched, { title: 'touched' });
  expect((await repeat(calls.bulkUndo, planId)).undone).toEqual({ changed: 59, conflict: 1, refused: 0, open: 0 });
  expect(await contents(ids)).toEqual(['after', ...ids.slice(1).map(() => 'before')]);
  const undone = (await api.post(calls.auditList, { filters: { batchId: planId, action: 'undo' } })).result;
  expect(undone).toMatchObject({ total: 59 });
  const left = (await api.post(calls.bulkRows, { planId, undone: 'left' })).result;
  expect(left).toMatchObject({ total: 1, rows: [{ recordId: touched, undone: 'conflict' }] });
});

test('applying and undoing again changes nothing twice', async () => {
  const { ids } = await addNotices(3);
  const { planId } = (await plan({ ids }, { content: 'after' })).result;
  const versions = async () =>
    (await api.db.sql.selectFrom('notice').select('rowVersion').where('noticeId', 'in', ids).execute()).map(
      ({ rowVersion }) => rowVersion,
    );
  await Promise.all([api.post(calls.bulkApply, { planId }), api.post(calls.bulkApply, { planId })]);
  expect(await versions()).toEqual([2, 2, 2]);
  await repeat(calls.bulkUndo, planId);
  await repeat(calls.bulkUndo, planId);
  expect(await versions()).toEqual([3, 3, 3]);
});

test('the rules of the resource refuse single records, with the reason', async () => {
  const manager = await api.db.sql
    .selectFrom('account')
    .select('roleId')
    .where('userId', '=', api.users.manager.userId)
    .executeTakeFirstOrThrow();
  const { roleId } = (await api.post(resources.role.add, makeRecord('role'))).result;
  const { result } = await plan({ ids: [manager.roleId, roleId] }, { remark: 'bulk' }, { resource: 'role' });
  expect(result.planned).toEqual({ change: 1, unchanged: 0, refused: 1 });
  const { rows } = (await api.post(calls.bulkRows, { planId: result.planId, outcome: 'refused' })).result;
  expect(rows).toMatchObject([{ recordId: manager.roleId, reason: expect.stringMatching(/./) }]);
  await repeat(calls.bulkApply, result.planId);
  expect((await api.post(resources.role.get, { id: manager.roleId })).result.remark).not.toBe('bulk');
});

test('a value that would make records equal where they must differ is refused row by row', async () => {
  const roles = await Promise.all([1, 2].map(() => api.post(resources.role.add, makeRecord('role'))));
  const ids = roles.map(({ result }) => result.roleId);
  const { planId } = (await plan({ ids }, { roleName: 'the same' }, { resource: 'role' })).result;
  expect((await repeat(calls.bulkApply, planId)).applied).toMatchObject({ changed: 1, refused: 1 });
});

test('a plan needs valid values, a known resource and the power to edit; so does applying it', async () => {
  const { ids } = await addNotices(1);
  expect(await plan({ ids }, {})).toMatchObject({ code: '900400' });
  expect(await plan({}, { title: 'x' })).toMatchObject({ code: '900400' });
  expect(await plan({ ids, filters: {} }, { title: 'x' })).toMatchObject({ code: '900400' });
  expect(await plan({ ids }, { title: 7 })).toMatchObject({
    code: '900400',
    result: { problems: [{ path: 'data.values.title' }] },
  });
  expect(await plan({ ids }, { noticeId: 7 })).toMatchObject({ code: '900400' });
  expect(await plan({ filters: { content: 'x' } }, { title: 'x' })).toMatchObject({ code: '900400' });
  expect(await plan({ ids }, { title: 'x' }, { resource: 'toString' })).toMatchObject({ code: '900404' });
  const reader = await api.signInWith(['/manager/notice']);
  expect(await plan({ ids }, { title: 'x' }, { as: reader })).toMatchObject({ code: '900403' });
  const { planId } = (await plan({ ids }, { title: 'x' })).result;
  for (const call of [calls.bulkApply, calls.bulkUndo, calls.bulkRows, calls.bulkProgress])
    expect(await api.post(call, { planId }, { as: reader })).toMatchObject({ code: '900403' });
});

test('a filter that matches too many records is refused before anything is tried', async () => {
  const { title } = await addNotices(BULK_ROWS_MAX + 1);
  expect(await plan({ filters: { title } }, { content: 'x' })).toMatchObject({
    code: '300901',
    result: { total: BULK_ROWS_MAX + 1, max: BULK_ROWS_MAX },
  });
});
