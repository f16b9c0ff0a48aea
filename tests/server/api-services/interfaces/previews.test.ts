import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { publishInterface } from '../../../support/api-services/publish-interface.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
let interfaceId: number;
const code = 'previewed';
beforeAll(async () => {
  api = await openTestApi();
  interfaceId = await publishInterface(api.db, { code, status: 'draft' });
});
afterAll(() => api.close());

const save = (userIds: number[], rowVersion: number) =>
  api.post(calls.previewSave, { interfaceId, rowVersion, userIds });
const versionOf = async () => (await api.post(calls.interfaceByCode, { code })).result.rowVersion;

test('a draft is seen by those it was opened to, and by no other customer', async () => {
  const [chosen, other] = [await api.signInWith([]), await api.signInWith([])];
  const { result } = await save([chosen.userId], await versionOf());
  expect(result.rows.map(({ userId }) => userId)).toEqual([chosen.userId]);
  expect((await api.post(calls.myPreview, { code }, { as: chosen })).result).toMatchObject({ code });
  expect((await api.post(calls.myPreviewList, {}, { as: chosen })).result.rows).toHaveLength(1);
  expect((await api.post(calls.myPreview, { code }, { as: other })).code).toBe('900404');
  expect((await api.post(calls.myPreviewList, {}, { as: other })).result.rows).toEqual([]);
  for (const call of [calls.previewList, calls.previewUsers, calls.previewSave])
    expect((await api.post(call, { interfaceId, rowVersion: 1, userIds: [] } as never, { as: chosen })).code).toBe(
      '900403',
    );
});

test('the list of users is replaced whole, is counted, and is audited', async () => {
  const users = [await api.signInWith([]), await api.signInWith([])].map(({ userId }) => userId);
  await save(users, await versionOf());
  const listed = (await api.post(calls.previewList, { filters: { code } })).result.rows;
  expect(listed).toMatchObject([{ interfaceId, users: 2 }]);
  await save([], await versionOf());
  expect((await api.post(calls.previewUsers, { interfaceId })).result.rows).toEqual([]);
  const entries = await api.db.sql
    .selectFrom('auditEntry')
    .select('action')
    .where('subject', '=', 'apiInterface')
    .where('subjectId', '=', String(interfaceId))
    .execute();
  expect(entries.length).toBeGreaterThanOrEqual(2);
});

test('an older version is a conflict, and only main accounts are accepted', async () => {
  const rowVersion = await versionOf();
  expect((await save([], rowVersion - 1)).code).toBe('900410');
  expect((await save([999_999], rowVersion)).code).toBe('301113');
  const sub = await api.signInWith([]);
  const { userId } = await api.signInWith([]);
  await api.db.sql
    .updateTable('account')
    .set({ acctLevel: 1, parentId: userId })
    .where('userId', '=', sub.userId)
    .execute();
  expect((await save([sub.userId], rowVersion)).code).toBe('301113');
});

test('a published document without changes has no preview', async () => {
  const published = 'published';
  await publishInterface(api.db, { code: published });
  expect((await api.post(calls.myPreview, { code: published })).code).toBe('900404');
});
