import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { publishInterface } from '../../../support/api-services/publish-interface.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

let serial = 0;
const values = () => {
  serial += 1;
  return { code: `class${serial}`, name: `类 ${serial}`, nameEn: `Class ${serial}`, iconName: 'car' };
};
const add = async () => (await api.post(calls.bigClassSave, values())).result;
const list = async () => (await api.post(calls.bigClassList, { pageSize: 200 })).result.rows;

test('a new class comes last, and the order of a drag is kept', async () => {
  const [one, two, three] = [await add(), await add(), await add()];
  expect((await list()).map(({ classId }) => classId)).toEqual([one, two, three].map(({ classId }) => classId));
  const rows = [three, one, two].map(({ classId, rowVersion }) => ({ classId, rowVersion }));
  expect((await api.post(calls.bigClassOrder, { rows })).code).toBe('000000');
  expect((await list()).map(({ classId }) => classId)).toEqual(rows.map(({ classId }) => classId));
});

test('a code is used once, and a service type is an entry of its dictionary', async () => {
  const { code } = await add();
  expect((await api.post(calls.bigClassSave, { ...values(), code })).code).toBe('301111');
  expect((await api.post(calls.bigClassSave, { ...values(), serviceType: 999_999 })).code).toBe('301112');
});

test('an edit of another version than the stored one is a conflict, which changes nothing', async () => {
  const { classId, rowVersion } = await add();
  const edit = { ...values(), classId, rowVersion };
  const saved = (await api.post(calls.bigClassSave, edit)).result;
  expect(saved.rowVersion).toBe(rowVersion + 1);
  const conflict = await api.post(calls.bigClassSave, { ...edit, name: '迟到' });
  expect([conflict.status, conflict.code]).toEqual([409, '900410']);
  expect((await list()).find((row) => row.classId === classId)?.name).toBe(edit.name);
});

test('a class that interfaces use cannot be deleted, and an unused one can', async () => {
  const { classId, rowVersion } = await add();
  expect((await api.post(calls.bigClassDelete, { classId, rowVersion })).code).toBe('000000');
  expect((await list()).some((row) => row.classId === classId)).toBe(false);
  await publishInterface(api.db, { code: 'inUse' });
  const used = (await list()).find(({ interfaces }) => interfaces > 0);
  const version = { classId: used?.classId ?? 0, rowVersion: used?.rowVersion ?? 0 };
  expect((await api.post(calls.bigClassDelete, version)).code).toBe('300103');
});

test('every change is in the audit', async () => {
  const { classId } = await add();
  const entries = await api.db.sql
    .selectFrom('auditEntry')
    .select('action')
    .where('subject', '=', 'apiServiceClass')
    .where('subjectId', '=', String(classId))
    .execute();
  expect(entries).toEqual([{ action: 'add' }]);
});
