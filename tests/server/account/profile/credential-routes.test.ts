import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { createPasswords } from '../../../../src/server/account/passwords.ts';
import { createSessions } from '../../../../src/server/account/sessions.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  api = await openTestApi();
  passwordHash = await createPasswords().hash('old#2026');
});
beforeEach(() => api.db.execute('truncate login_failure, captcha'));
afterAll(() => api.close());

let serial = 0;

/** A user with a password and sessions on two devices. */
async function signInOnTwoDevices() {
  const here = await api.signInWith([]);
  serial += 1;
  const username = `tester ${serial}`;
  await api.db.sql.updateTable('account').set({ passwordHash, username }).where('userId', '=', here.userId).execute();
  const there = { userId: here.userId, ...(await createSessions(api.db).start(here.userId, 'v3')) };
  return { here, there, username };
}

const change = (as: Caller, oldPassword: string, newPassword = 'new#2026') =>
  api.post(calls.updatePassword, { oldPassword, newPassword }, { as });
const login = (username: string, password: string) => api.post(calls.token, { username, password }, { as: null });
const isAlive = async (as: Caller) => (await api.post(calls.userInfo, {}, { as })).code === '000000';

test('a password change ends all sessions and gives this device a new token', async () => {
  const { here, there, username } = await signInOnTwoDevices();
  const { code, result } = await change(here, 'old#2026');
  expect(code).toBe('000000');
  expect(await isAlive({ userId: here.userId, ...result })).toBe(true);
  expect([await isAlive(here), await isAlive(there)]).toEqual([false, false]);
  expect(result.token).not.toBe(here.token);
  expect((await login(username, 'old#2026')).code).toBe('600101');
  expect((await login(username, 'new#2026')).code).toBe('000000');
});

test('a wrong old password changes nothing and counts as a failed login', async () => {
  const { here, there, username } = await signInOnTwoDevices();
  for (const _ of [1, 2, 3]) expect((await change(here, 'wrong')).code).toBe('600102');
  expect(await change(here, 'old#2026')).toMatchObject({ code: '800129', result: { image: expect.any(String) } });
  expect((await login(username, 'old#2026')).code).toBe('800129');
  expect((await api.post(calls.judgePassword, { password: 'old#2026' }, { as: here })).code).toBe('800129');
  expect([await isAlive(here), await isAlive(there)]).toEqual([true, true]);
});

test('a password check returns whether it is right; a right one clears the failures', async () => {
  const { here } = await signInOnTwoDevices();
  const check = async (password: string) => (await api.post(calls.judgePassword, { password }, { as: here })).result;
  expect([await check('wrong'), await check('wrong'), await check('old#2026')]).toEqual([false, false, true]);
  expect([await check('wrong'), await check('wrong'), await check('old#2026')]).toEqual([false, false, true]);
});

test.each(['short#1', 'no-digit-here', 'nospecial1', '12345678#', 'with space#1', `${'a1#'.repeat(7)}`])(
  'the invalid new password %s is refused before the old one is checked',
  async (newPassword) => {
    const { here } = await signInOnTwoDevices();
    expect(await change(here, 'wrong', newPassword)).toMatchObject({ code: '900400' });
  },
);

test('a new password must differ from the old one', async () => {
  const { here, there } = await signInOnTwoDevices();
  expect((await change(here, 'old#2026', 'old#2026')).code).toBe('600104');
  expect(await isAlive(there)).toBe(true);
});

test('of concurrent changes to one name, in any case, exactly one succeeds', async () => {
  const callers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => api.signInWith([])));
  const responses = await Promise.all(
    callers.map((as, index) =>
      api.post(calls.updateUsername, { username: index % 2 === 0 ? 'WantedName' : 'wantedname' }, { as }),
    ),
  );
  expect(responses.map(({ code }) => code).sort()).toEqual(['000000', ...Array.from({ length: 5 }, () => '300102')]);
});

test('a user can change the case of their name, and only the latest name can log in', async () => {
  const { here, username } = await signInOnTwoDevices();
  const rename = async (name: string) => (await api.post(calls.updateUsername, { username: name }, { as: here })).code;
  expect(await rename(username.toUpperCase())).toBe('000000');
  expect(await rename('renamed')).toBe('000000');
  expect((await login(username, 'old#2026')).code).toBe('600101');
  expect((await login('Renamed', 'old#2026')).code).toBe('000000');
});

test('a name that looks like a phone or has invisible characters is refused', async () => {
  const { here } = await signInOnTwoDevices();
  for (const username of ['13900000001', 'ad\u200Bmin', 'shop\u202E'])
    expect(await api.post(calls.updateUsername, { username }, { as: here })).toMatchObject({
      code: '900400',
      result: { problems: [{ path: 'data.username' }] },
    });
});
