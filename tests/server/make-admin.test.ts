import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../src/contract/all-calls.ts';
import { listRequiredPowers } from '../../src/server/access/base-data.ts';
import { makeAdmin } from '../../src/server/make-admin.ts';
import { openTestApi, type TestApi } from '../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const password = 'Boss#2026pass';
const login = (username: string, secret = password) =>
  api.post(calls.token, { username, password: secret }, { as: null });

test('a new administrator can log in and has every power', async () => {
  await makeAdmin(api.db, 'boss', password);
  const { result } = await login('boss');
  const caller = { userId: result.user.id, token: result.token, secretKey: result.secretKey };
  const { result: menu } = await api.post(calls.systemMenu, {}, { as: caller });
  expect(menu.map(({ powerCode }) => powerCode)).toEqual(
    expect.arrayContaining(listRequiredPowers().map(({ code }) => code)),
  );
});

test.each(['general', 'GENERAL'])(
  'an existing account (%s) is enabled with the new password and role, and its sessions end',
  async (username) => {
    await api.db.sql.updateTable('account').set({ isDisabled: true }).where('username', '=', 'general').execute();
    await makeAdmin(api.db, username, password);
    expect((await login('general')).result.user).toMatchObject({ id: api.users.general.userId, roleValue: 4 });
    expect(
      await api.db.sql.selectFrom('session').select('userId').where('userId', '=', api.users.general.userId).execute(),
    ).toHaveLength(1);
  },
);

test('a weak password is refused and creates no account', async () => {
  await expect(makeAdmin(api.db, 'weak', '123')).rejects.toThrow();
  expect(await api.db.sql.selectFrom('account').select('userId').where('username', '=', 'weak').execute()).toEqual([]);
});
