import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { addUser, userPowers } from './user-cast.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const versionOf = async (id: number) => (await api.post(resources.user.get, { id })).result.rowVersion;

test('the staff changes a phone number: sessions and reset codes end, and the audit has it masked', async () => {
  const caller = await api.signInWith([]);
  const { userId: id } = caller;
  const { result: issued } = await api.post(calls.passwordReset, { id });
  const body = { id, rowVersion: await versionOf(id), phoneNum: '13966660001' };
  expect(await api.post(calls.setUserPhone, body)).toMatchObject({ code: '000000' });
  expect(await api.post(calls.userInfo, {}, { as: caller })).toMatchObject({ code: '600209' });
  expect(await api.post(calls.resetByCode, { code: issued.code, newPassword: 'Fresh#2026' })).not.toMatchObject({
    code: '000000',
  });
  expect((await api.post(calls.revealPhone, { id })).result.phoneNum).toBe('13966660001');
  const { rows } = (await api.post(calls.auditTimeline, { subject: 'user', subjectId: String(id) })).result;
  expect(rows.find(({ action }) => action === 'edit')).toMatchObject({ after: { phoneNum: '139****0001' } });
  expect(JSON.stringify(rows)).not.toContain('13966660001');
});

test('the number of another account, the present number and the caller’s own account are refused', async () => {
  const [one, other] = [
    await addUser(api, { phoneNum: '13966660002' }),
    await addUser(api, { phoneNum: '13966660003' }),
  ];
  expect(await api.post(calls.setUserPhone, { ...one, phoneNum: '13966660003' })).toMatchObject({ code: '600105' });
  expect(await api.post(calls.setUserPhone, { ...other, phoneNum: '13966660003' })).toMatchObject({ code: '301022' });
  const { userId: id } = api.users.manager;
  const own = { id, rowVersion: await versionOf(id), phoneNum: '13966660004' };
  expect(await api.post(calls.setUserPhone, own)).toMatchObject({ code: '300203' });
  expect((await api.post(calls.revealPhone, { id: one.id })).result.phoneNum).toBe('13966660002');
});

test('nobody takes over an account with powers that they lack by its phone number', async () => {
  const clerk = await api.signInWith(userPowers);
  const { userId: id } = api.users.manager;
  const body = { id, rowVersion: await versionOf(id), phoneNum: '13966660005' };
  expect(await api.post(calls.setUserPhone, body, { as: clerk })).toMatchObject({ code: '300202' });
});
