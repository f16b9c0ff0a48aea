import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { draftOf } from '../../../support/bodies/api-interface-bodies.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function addClass(code: string) {
  return (await api.post(calls.bigClassSave, { code, name: code, nameEn: code, iconName: 'car' })).result;
}

async function addDraft(code: string) {
  const { classId } = await addClass(`of${code}`);
  const draft = { code, definition: draftOf(code, classId) };
  return (await api.post(calls.interfaceSave, draft)).result;
}

const restore = (subject: string, id: number) => api.post(calls.deletedRestore, { subject, id });

test('a deleted draft and a deleted class are in the bin, and are restored as they were', async () => {
  const { interfaceId, rowVersion, definition } = await addDraft('binned');
  const { classId, rowVersion: classVersion } = await addClass('unused');
  await api.post(calls.interfaceDelete, { interfaceId, rowVersion });
  await api.post(calls.bigClassDelete, { classId, rowVersion: classVersion });
  const { rows } = (await api.post(calls.deletedList, {})).result;
  expect(rows).toMatchObject([
    { subject: 'apiServiceClass', recordId: classId, name: 'unused', deletedBy: 'manager' },
    { subject: 'apiInterface', recordId: interfaceId, name: 'binned', deletedBy: 'manager' },
  ]);
  expect((await api.post(calls.interfaceByCode, { code: 'binned' })).code).toBe('900404');
  expect((await restore('apiInterface', interfaceId)).code).toBe('000000');
  expect((await restore('apiServiceClass', classId)).code).toBe('000000');
  const restored = await api.post(calls.interfaceByCode, { code: 'binned' });
  expect(restored.result).toMatchObject({ interfaceId, definition, rowVersion: rowVersion + 1 });
  expect((await api.post(calls.deletedList, {})).result.total).toBe(0);
});

test('a draft whose code was given to another one meanwhile is not restored, and the answer says why', async () => {
  const { interfaceId, rowVersion } = await addDraft('twice');
  await api.post(calls.interfaceDelete, { interfaceId, rowVersion });
  await addDraftAgain('twice');
  expect(await restore('apiInterface', interfaceId)).toMatchObject({ code: '300102' });
  expect((await api.post(calls.deletedList, {})).result.total).toBe(1);
});

async function addDraftAgain(code: string) {
  const { classId } = await addClass(`again${code}`);
  const { code: answer } = await api.post(calls.interfaceSave, { code, definition: draftOf(code, classId) });
  expect(answer).toBe('000000');
}

test('a draft whose class was deleted after it is only restored after that class', async () => {
  const { interfaceId, rowVersion, classId } = await addDraft('orphan');
  await api.post(calls.interfaceDelete, { interfaceId, rowVersion });
  expect((await api.post(calls.bigClassDelete, { classId, rowVersion: 1 })).code).toBe('000000');
  const refused = await restore('apiInterface', interfaceId);
  expect(refused).toMatchObject({ code: '300103', message: expect.stringContaining('恢复') });
  await restore('apiServiceClass', classId);
  expect((await restore('apiInterface', interfaceId)).code).toBe('000000');
});

test('a class that interfaces use is not deleted, and the answer says by how many', async () => {
  const { classId } = await addDraft('using');
  const refused = await api.post(
    calls.bigClassDelete,
    { classId, rowVersion: 1 },
    { headers: { 'accept-language': 'en' } },
  );
  expect(refused).toMatchObject({ code: '300103', message: 'Used by 1 interface: it cannot be deleted' });
});

test('without the power to delete them, drafts and classes are not restored', async () => {
  const { interfaceId, rowVersion } = await addDraft('guarded');
  await api.post(calls.interfaceDelete, { interfaceId, rowVersion });
  const as = await api.signInWith(['/manager/bin', '/manager/interface', '/manager/interface:edit']);
  const refused = await api.post(calls.deletedRestore, { subject: 'apiInterface', id: interfaceId }, { as });
  expect(refused.code).toBe('900403');
  const listed = await api.post(calls.deletedList, {}, { as });
  expect(listed.result.rows.map(({ subject }) => subject)).toContain('apiInterface');
  const blind = await api.signInWith(['/manager/bin']);
  expect((await api.post(calls.deletedList, {}, { as: blind })).result.total).toBe(0);
});

test('the list says who changed an interface last', async () => {
  const { updatedBy } = await addDraft('changed');
  const staff = await api.db.sql
    .selectFrom('account')
    .select(['username', 'userRealname'])
    .where('userId', '=', api.users.manager.userId)
    .executeTakeFirstOrThrow();
  expect(updatedBy).toBe(staff.userRealname ?? staff.username);
});
