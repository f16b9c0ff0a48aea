import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const issue = async (id: number) => (await api.post(calls.passwordReset, { id })).result.code;
const use = (code: string, newPassword = 'Fresh#2026') =>
  api.post(calls.resetByCode, { code, newPassword }, { as: null });

test('a code sets the password once and ends every session, and the old password no longer works', async () => {
  const caller = await api.signInWith([]);
  const code = await issue(caller.userId);
  expect(await api.post(calls.userInfo, {}, { as: caller })).toMatchObject({ code: '000000' });
  const [one, other] = await Promise.all([use(code.toLowerCase().replaceAll('-', ' ')), use(code)]);
  expect([one.code, other.code].sort()).toEqual(['000000', '300205']);
  expect(await api.post(calls.userInfo, {}, { as: caller })).toMatchObject({ code: '600209' });
  const { username } = await api.db.sql
    .selectFrom('account')
    .select('username')
    .where('userId', '=', caller.userId)
    .executeTakeFirstOrThrow();
  expect(await api.post(calls.token, { username, password: 'Fresh#2026' }, { as: null })).toMatchObject({
    code: '000000',
  });
});

test('a new code replaces the one before, and an expired one is refused', async () => {
  const { userId } = await api.signInWith([]);
  const [first, second] = [await issue(userId), await issue(userId)];
  expect(await use(first)).toMatchObject({ code: '300205' });
  await api.db.execute(`update password_reset set expires_at = now() - interval '1 second' where user_id = ${userId}`);
  expect(await use(second)).toMatchObject({ code: '300205' });
});

test('the code of a disabled account is refused', async () => {
  const { userId } = await api.signInWith([]);
  const code = await issue(userId);
  await api.db.sql.updateTable('account').set({ isDisabled: true }).where('userId', '=', userId).execute();
  expect(await use(code)).toMatchObject({ code: '300205' });
});

test('the database holds no code, only its hash', async () => {
  const { userId } = await api.signInWith([]);
  const code = await issue(userId);
  const rows = await api.db.sql.selectFrom('passwordReset').selectAll().where('userId', '=', userId).execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('guessing is refused after twenty tries from an address', async () => {
  const answers = [];
  for (let tries = 0; tries < 21; tries += 1) answers.push((await use('AAAA-AAAA-AAAA-AAAA')).code);
  expect(answers[0]).toBe('300205');
  expect(answers.at(-1)).toBe('900429');
});
