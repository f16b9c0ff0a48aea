import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import { createPasswords } from '../../../../src/server/account/passwords.ts';
import { createSessions } from '../../../../src/server/account/sessions.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
let main: Caller;
let sub: Caller;
let username: string;
beforeAll(async () => {
  api = await openTestApi();
  [main, sub] = [await api.signInWith([]), await api.signInWith([])];
  const passwordHash = await createPasswords().hash('Right#2026');
  const changed = await api.db.sql
    .updateTable('account')
    .set({ parentId: main.userId, acctLevel: 1, dctType: 1, passwordHash })
    .where('userId', '=', sub.userId)
    .returning('username')
    .executeTakeFirstOrThrow();
  username = changed.username;
});
afterAll(() => api.close());

async function setState(userState: 'enabled' | 'disabled'): Promise<void> {
  const { rowVersion } = (await api.post(resources.user.get, { id: main.userId })).result;
  expect(await api.post(calls.setUserState, { id: main.userId, rowVersion, userState })).toMatchObject({
    code: '000000',
  });
}
const logIn = (password: string) => api.post(calls.token, { username, password }, { as: null });

test('the sub accounts of a disabled main account are signed out, and told why when they log in', async () => {
  let clock = 1;
  const otherNode = createSessions(api.db, () => clock);
  expect(await otherNode.find(sub.token)).toMatchObject({ userId: sub.userId });
  await setState('disabled');
  expect(await api.post(calls.userInfo, {}, { as: sub })).toMatchObject({ code: '600209' });
  clock = 1_002;
  expect(await otherNode.find(sub.token)).toBeUndefined();
  expect(await logIn('Right#2026')).toMatchObject({ code: '301021' });
  // Those who do not know the password learn nothing.
  expect(await logIn('Wrong#2026')).toMatchObject({ code: '600101' });
  await setState('enabled');
  expect(await api.post(calls.userInfo, {}, { as: sub })).toMatchObject({ code: '600209' });
  expect(await logIn('Right#2026')).toMatchObject({ code: '000000' });
});

test('a session that was started while the main account was disabled is not valid', async () => {
  await setState('disabled');
  const { token } = await createSessions(api.db).start(sub.userId, 'v3');
  expect(await api.post(calls.userInfo, {}, { as: { ...sub, token } })).toMatchObject({ code: '600209' });
});
