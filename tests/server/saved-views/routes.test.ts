import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedViewCalls } from '../../../src/contract/saved-views/calls.ts';
import { SHARE_VIEWS_POWER, VIEWS_PER_LIST_MAX } from '../../../src/contract/saved-views/rules.ts';
import type { ViewState } from '../../../src/contract/saved-views/schemas.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';

const page = '/manager/role';
const state: ViewState = {
  filters: [
    { field: 'roleName', operator: 'contains', value: '代理' },
    { field: 'createdAt', operator: 'eq', value: 'last7Days' },
  ],
  sort: [{ field: 'roleName', order: 'desc' }],
  columns: [
    { field: 'remark', width: null },
    { field: 'roleName', width: 240 },
  ],
  density: 'small',
};

let api: TestApi;
let owner: Caller;
let colleague: Caller;
let sharer: Caller;
beforeAll(async () => {
  api = await openTestApi();
  owner = await api.signInWith([page, '/manager/notice']);
  colleague = await api.signInWith([page]);
  sharer = await api.signInWith([page, SHARE_VIEWS_POWER]);
});
afterAll(() => api.close());

let names = 0;
async function add(as: Caller, name = `View ${++names}`, changes: Partial<ViewState> = {}) {
  const { result } = await api.post(
    savedViewCalls.savedViewAdd,
    { page, name, state: { ...state, ...changes } },
    { as },
  );
  return result;
}
const list = async (as: Caller, of = page) =>
  (await api.post(savedViewCalls.savedViewList, { page: of }, { as })).result;
const share = (view: { viewId: number; rowVersion: number }, as: Caller, isShared = true) =>
  api.post(savedViewCalls.savedViewShare, { id: view.viewId, rowVersion: view.rowVersion, isShared }, { as });
const idsOf = (views: readonly { viewId: number }[]) => views.map(({ viewId }) => viewId);

test('a view keeps filters, sort, columns and density as they were saved', async () => {
  const { viewId } = await add(owner, 'Agents');
  const view = (await list(owner)).find((one) => one.viewId === viewId);
  expect(view).toMatchObject({ name: 'Agents', page, state, isOwn: true, isShared: false, isDefault: false });
});

test('a private view of another is invisible: it can be neither listed, changed, deleted nor made the default', async () => {
  const { viewId: id, rowVersion } = await add(owner);
  for (const as of [colleague, sharer]) {
    expect(idsOf(await list(as))).not.toContain(id);
    const values = { name: 'Mine now' };
    const answers = [
      await api.post(savedViewCalls.savedViewEdit, { id, rowVersion, values }, { as }),
      await api.post(savedViewCalls.savedViewDelete, { id, rowVersion }, { as }),
      await api.post(savedViewCalls.savedViewDefault, { page, viewId: id }, { as }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['900404', '900404', '900404']);
  }
  expect((await share({ viewId: id, rowVersion }, sharer)).code).toBe('900404');
});

test('a shared view is seen by everyone with the power of its page, and by nobody else', async () => {
  const own = await add(sharer);
  expect((await share(own, sharer)).result).toMatchObject({ isShared: true, rowVersion: own.rowVersion + 1 });
  const seen = (await list(colleague)).find(({ viewId }) => viewId === own.viewId);
  expect(seen).toMatchObject({ isOwn: false, isShared: true, state });
  const other = await api.signInWith(['/manager/notice']);
  expect(await api.post(savedViewCalls.savedViewList, { page }, { as: other })).toMatchObject({ code: '900403' });
  const asDefault = { page: '/manager/notice', viewId: own.viewId };
  expect(await api.post(savedViewCalls.savedViewDefault, asDefault, { as: other })).toMatchObject({ code: '900404' });
});

test('sharing needs its power, and only with it the shared view of another is changed', async () => {
  const own = await add(owner);
  expect(await share(own, owner)).toMatchObject({ code: '900403' });
  const shared = (await share(await add(sharer), sharer)).result;
  const body = { id: shared.viewId, rowVersion: shared.rowVersion, values: { name: 'Taken over' } };
  expect(await api.post(savedViewCalls.savedViewEdit, body, { as: colleague })).toMatchObject({ code: '900403' });
  const second = await api.signInWith([page, SHARE_VIEWS_POWER]);
  expect(await api.post(savedViewCalls.savedViewEdit, body, { as: second })).toMatchObject({ code: '000000' });
});

test('of two concurrent changes of one version, the second gets what the first has made', async () => {
  const { viewId: id, rowVersion } = await add(owner);
  const rename = (name: string) =>
    api.post(savedViewCalls.savedViewEdit, { id, rowVersion, values: { name } }, { as: owner });
  const answers = await Promise.all([rename(`One ${id}`), rename(`Two ${id}`)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['000000', '900410']);
  const winner = answers.find(({ code }) => code === '000000')?.result;
  const loser = answers.find(({ code }) => code === '900410');
  expect(loser).toMatchObject({ status: 409, result: { theirs: { name: winner?.name, rowVersion: rowVersion + 1 } } });
});

test('a name is used once per user and list', async () => {
  await add(owner, 'Twice');
  const body = { page, name: 'Twice', state };
  expect(await api.post(savedViewCalls.savedViewAdd, body, { as: owner })).toMatchObject({ code: '300102' });
  expect(await api.post(savedViewCalls.savedViewAdd, body, { as: colleague })).toMatchObject({ code: '000000' });
});

test('each user has one default view per list, which another user’s choice does not change', async () => {
  const shared = (await share(await add(sharer), sharer)).result;
  const own = await add(colleague);
  const setDefault = (viewId: number | null) =>
    api.post(savedViewCalls.savedViewDefault, { page, viewId }, { as: colleague });
  const defaults = async (as: Caller) => idsOf((await list(as)).filter(({ isDefault }) => isDefault));
  await setDefault(shared.viewId);
  expect(await defaults(colleague)).toEqual([shared.viewId]);
  await setDefault(own.viewId);
  expect(await defaults(colleague)).toEqual([own.viewId]);
  expect(await defaults(sharer)).toEqual([]);
  await setDefault(null);
  expect(await defaults(colleague)).toEqual([]);
});

test('a deleted view is gone, also as a default', async () => {
  const { viewId, rowVersion } = await add(owner);
  await api.post(savedViewCalls.savedViewDefault, { page, viewId }, { as: owner });
  const answer = await api.post(savedViewCalls.savedViewDelete, { id: viewId, rowVersion }, { as: owner });
  expect(answer.code).toBe('000000');
  expect(idsOf(await list(owner))).not.toContain(viewId);
});

test('concurrent additions do not exceed the limit of views', async () => {
  const collector = await api.signInWith([page]);
  await api.db.execute(`insert into saved_view (user_id, page, name, state)
    select ${collector.userId}, '${page}', 'Many ' || number, '${JSON.stringify(state)}'
    from generate_series(1, ${VIEWS_PER_LIST_MAX - 2}) number`);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      api.post(savedViewCalls.savedViewAdd, { page, name: `More ${index}`, state }, { as: collector }),
    ),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual(['000000', '000000', ...Array(6).fill('300301')]);
  expect((await list(collector)).filter(({ isOwn }) => isOwn)).toHaveLength(VIEWS_PER_LIST_MAX);
});

test('changes of views are in the audit with what differs', async () => {
  const { viewId, rowVersion } = await add(sharer, 'Audited');
  await share({ viewId, rowVersion }, sharer);
  const rows = await api.db.sql
    .selectFrom('auditEntry')
    .select(['action', 'actorId', 'before', 'after'])
    .where('subject', '=', 'savedView')
    .where('subjectId', '=', String(viewId))
    .orderBy('auditId')
    .execute();
  expect(rows).toMatchObject([
    { action: 'add', actorId: sharer.userId },
    { action: 'edit', actorId: sharer.userId, before: { isShared: false }, after: { isShared: true } },
  ]);
});
