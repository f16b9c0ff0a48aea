import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { makeRecord } from '../../support/server/make-record.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const addNotice = async () => (await api.post(resources.notice.add, makeRecord('notice'))).result;
const list = async (filters: Record<string, unknown>) => (await api.post(calls.auditList, { filters })).result;

test('the audit is filtered by record, actor, action, changed field and day', async () => {
  const { noticeId: id } = await addNotice();
  await api.edit(resources.notice, id, { title: 'renamed' });
  const record = { subject: 'notice', subjectId: String(id) };
  const actionsOf = async (filters: Record<string, unknown>) =>
    (await list({ ...record, ...filters })).rows.map(({ action }) => action);
  expect(await actionsOf({})).toEqual(['edit', 'add']);
  expect(await actionsOf({ action: 'edit' })).toEqual(['edit']);
  expect(await actionsOf({ actorName: 'MANAG' })).toEqual(['edit', 'add']);
  expect(await actionsOf({ actorName: 'nobody' })).toEqual([]);
  expect(await actionsOf({ field: 'title' })).toEqual(['edit', 'add']);
  expect(await actionsOf({ field: 'rowVersion' })).toEqual([]);
  expect(await actionsOf({ to: '2020-01-01' })).toEqual([]);
  expect(await actionsOf({ from: '2020-01-01', source: 'page' })).toEqual(['edit', 'add']);
});

test('the audit names a record in the reader’s language, as it was called then', async () => {
  const values = { ...makeRecord('dict'), name: `刹车油 ${Math.random()}`, nameEn: 'Brake fluid' };
  const { id } = (await api.post(resources.dict.add, values)).result;
  await api.edit(resources.dict, id, { ord: 7 });
  const body = { filters: { subject: 'dict', subjectId: String(id) } };
  const namesIn = async (language: 'en' | 'zh-CN') =>
    (await api.post(calls.auditList, body, { headers: { 'accept-language': language } })).result.rows.map(
      ({ subjectName }) => subjectName,
    );
  expect(await namesIn('zh-CN')).toEqual([values.name, values.name]);
  expect(await namesIn('en')).toEqual(['Brake fluid', 'Brake fluid']);
  await api.edit(resources.dict, id, { name: `制动液 ${Math.random()}`, nameEn: 'Fluid of brakes' });
  // The entry between has no English name itself, and the record has another name by now.
  expect(await namesIn('en')).toEqual(['Fluid of brakes', values.name, 'Brake fluid']);
});

test('the bin names a record in the reader’s language and finds it in both', async () => {
  const values = {
    ...makeRecord('dict'),
    name: `火花塞 ${Math.random()}`,
    nameEn: `Spark plug ${Math.random()}`,
  };
  const { id } = (await api.post(resources.dict.add, values)).result;
  await api.remove(resources.dict, id);
  const found = async (name: string, language: 'en' | 'zh-CN') =>
    (
      await api.post(calls.deletedList, { filters: { name } }, { headers: { 'accept-language': language } })
    ).result.rows.map((row) => row.name);
  expect(await found(values.name, 'zh-CN')).toEqual([values.name]);
  expect(await found(values.nameEn, 'zh-CN')).toEqual([values.name]);
  expect(await found(values.name, 'en')).toEqual([values.nameEn]);
});

test('the changes of a record are read with the power of its page, the whole audit with its own', async () => {
  const { noticeId: id } = await addNotice();
  const body = { subject: 'notice', subjectId: String(id) };
  const reader = await api.signInWith(['/manager/notice']);
  expect((await api.post(calls.auditTimeline, body, { as: reader })).result.rows).toHaveLength(1);
  expect(await api.post(calls.auditList, {}, { as: reader })).toMatchObject({ code: '900403' });
  expect(await api.post(calls.auditTimeline, { ...body, subject: 'role' }, { as: reader })).toMatchObject({
    code: '900403',
  });
  expect(await api.post(calls.auditTimeline, { ...body, subject: 'setting' }, { as: reader })).toMatchObject({
    code: '900403',
  });
});

test('an export of the audit is itself recorded, with its filters and number of rows', async () => {
  const { result } = await api.post(calls.auditExport, { filters: { subject: 'notice' } });
  const [last] = (await list({ action: 'export' })).rows;
  expect(last).toMatchObject({
    actorId: api.users.manager.userId,
    subject: 'audit',
    after: { filters: { subject: 'notice' }, rows: result.rows.length },
  });
});

test('the bin lists only records of pages that the reader may open', async () => {
  const { noticeId: id, title } = await addNotice();
  await api.remove(resources.notice, id);
  const listed = async (powers: readonly string[]) => {
    const reader = await api.signInWith(['/manager/bin', ...powers]);
    return (await api.post(calls.deletedList, {}, { as: reader })).result.rows.map(({ name }) => name);
  };
  expect(await listed(['/manager/notice'])).toContain(title);
  expect(await listed(['/manager/role'])).not.toContain(title);
  expect(await listed([])).toEqual([]);
});

test('a record is restored with the power to delete such records, and only for 30 days', async () => {
  const { noticeId: id } = await addNotice();
  await api.remove(resources.notice, id);
  const reader = await api.signInWith(['/manager/bin', '/manager/notice', '/manager/notice:edit']);
  const body = { subject: 'notice', id };
  expect(await api.post(calls.deletedRestore, body, { as: reader })).toMatchObject({ code: '900403' });
  await api.db.execute(`update deleted_record set deleted_at = now() - interval '31 days' where record_id = ${id}`);
  expect(await api.post(calls.deletedRestore, body)).toMatchObject({ code: '900404' });
  await api.db.execute(`update deleted_record set deleted_at = now() - interval '29 days' where record_id = ${id}`);
  expect(await api.post(calls.deletedRestore, body)).toMatchObject({ code: '000000' });
  expect((await api.post(resources.notice.get, { id })).result.noticeId).toBe(id);
});

test('a restored role has its powers again', async () => {
  const { roleId } = (await api.post(resources.role.add, makeRecord('role'))).result;
  const before = (await api.post(calls.rolePowerSelect, { roleId })).result.powerIds;
  await api.remove(resources.role, roleId);
  await api.post(calls.deletedRestore, { subject: 'role', id: roleId });
  expect(before.length).toBeGreaterThan(0);
  expect((await api.post(calls.rolePowerSelect, { roleId })).result.powerIds).toEqual(before);
});

test('a record whose name was taken meanwhile is not restored', async () => {
  const role = makeRecord('role');
  const { roleId } = (await api.post(resources.role.add, role)).result;
  await api.remove(resources.role, roleId);
  await api.post(resources.role.add, role);
  expect(await api.post(calls.deletedRestore, { subject: 'role', id: roleId })).toMatchObject({ code: '300102' });
  expect((await api.post(calls.deletedList, { filters: { subject: 'role' } })).result.rows).toContainEqual(
    expect.objectContaining({ recordId: roleId }),
  );
});
