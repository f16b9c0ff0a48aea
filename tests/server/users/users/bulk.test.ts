import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { addSeller, addUser, userPowers } from './user-cast.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const get = async (id: number) => (await api.post(resources.user.get, { id })).result;
const plan = (ids: readonly number[], values: object, options: object = {}) =>
  api.post(calls.bulkPlan, { resource: 'user', ids, values }, options);
const refusalsOf = async (planId: string) =>
  (await api.post(calls.bulkRows, { planId, outcome: 'refused' })).result.rows.map(({ recordId }) => recordId);

test('users are disabled together with a reason, which ends their sessions, and enabled again by the undo', async () => {
  const user = await api.signInWith([]);
  const { id } = await addUser(api);
  const values = { userState: 'disabled', reason: '欠费' };
  const { planId, planned } = (await plan([user.userId, id], values)).result;
  expect(planned).toEqual({ change: 2, unchanged: 0, refused: 0 });
  expect((await get(id)).userState).toBe('enabled');
  expect((await api.post(calls.userInfo, {}, { as: user })).code).toBe('000000');

  expect((await api.post(calls.bulkApply, { planId })).result.applied).toMatchObject({ changed: 2, open: 0 });
  expect([(await get(user.userId)).userState, (await get(id)).userState]).toEqual(['disabled', 'disabled']);
  await vi.waitFor(async () => expect((await api.post(calls.userInfo, {}, { as: user })).code).toBe('600209'), 2_000);
  const { rows } = (await api.post(calls.auditList, { filters: { batchId: planId } })).result;
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ source: 'bulk', before: { userState: 'enabled' }, after: values });

  await api.post(calls.bulkUndo, { planId });
  expect([(await get(user.userId)).userState, (await get(id)).userState]).toEqual(['enabled', 'enabled']);
});

test('those who have the state already are unchanged, and oneself is refused', async () => {
  const { id } = await addUser(api);
  const own = api.users.manager.userId;
  expect((await plan([id], { userState: 'enabled' })).result.planned).toEqual({ change: 0, unchanged: 1, refused: 0 });
  const { planned, planId } = (await plan([id, own], { userState: 'disabled' })).result;
  expect(planned).toEqual({ change: 1, unchanged: 0, refused: 1 });
  expect(await refusalsOf(planId)).toEqual([own]);
});

test('users are given to a seller together, without sub accounts, and given back by the undo', async () => {
  await addSeller(api, { agencyCode: 'S500' });
  await addSeller(api, { agencyCode: 'S501' });
  const main = await addUser(api, { agencyCode: 'S501' });
  const sub = await addUser(api, { parentId: main.id, agencyCode: 'S501' });
  const free = await addUser(api);
  const { planned, planId } = (await plan([main.id, sub.id, free.id], { agencyCode: 'S500' })).result;
  expect(planned).toEqual({ change: 2, unchanged: 0, refused: 1 });
  expect(await refusalsOf(planId)).toEqual([sub.id]);
  const codes = async () =>
    (await Promise.all([main.id, sub.id, free.id].map(get))).map(({ agencyCode }) => agencyCode);
  await api.post(calls.bulkApply, { planId });
  expect(await codes()).toEqual(['S500', 'S500', 'S500']);
  await api.post(calls.bulkUndo, { planId });
  expect(await codes()).toEqual(['S501', 'S501', null]);
  const unknown = (await plan([free.id], { agencyCode: 'NOBODY' })).result;
  expect(unknown.planned).toEqual({ change: 0, unchanged: 0, refused: 1 });
});

test('a state needs its power, for the plan and for applying it; a role is not changed in bulk', async () => {
  const { id } = await addUser(api);
  const editor = await api.signInWith(userPowers.filter((power) => power !== '/manager/user:state'));
  const as = { as: editor };
  expect(await plan([id], { userState: 'disabled' }, as)).toMatchObject({ code: '900403' });
  expect((await plan([id], { agencyCode: null }, as)).result.planned).toMatchObject({ unchanged: 1 });
  const { planId } = (await plan([id], { userState: 'disabled' })).result;
  expect(await api.post(calls.bulkApply, { planId }, as)).toMatchObject({ code: '900403' });
  expect((await get(id)).userState).toBe('enabled');
  expect(await plan([id], { roleId: 1 })).toMatchObject({ code: '900400' });
  const edit = { id, rowVersion: 1, values: { userState: 'disabled' } };
  expect(await api.post(resources.user.edit, edit)).toMatchObject({ code: '900400' });
});
