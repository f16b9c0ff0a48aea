import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { createPasswords } from '../../../src/server/account/passwords.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  api = await openTestApi({ trustedProxies: ['127.0.0.1'] });
  passwordHash = await createPasswords().hash('right');
});
beforeEach(async () => {
  await api.db.execute('truncate login_failure, captcha, known_client, rate_limit_use, rate_limit_window');
  await api.db.sql.updateTable('account').set({ passwordHash }).execute();
});
afterAll(() => api.close());

const OWNERS = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

interface From {
  address: string;
  cookie?: string;
}

const logIn = (password: string, { address, cookie }: From, username = 'seller') =>
  api.post(
    calls.token,
    { username, password },
    { as: null, headers: { 'x-forwarded-for': address, ...(cookie === undefined ? {} : { cookie }) } },
  );
/** Logs in and returns the device cookie, as the browser sends it back. */
async function cookieAfterLogin(from: From, username = 'seller'): Promise<string> {
  const { code, headers } = await logIn('right', from, username);
  expect(code).toBe('000000');
  return String(headers['set-cookie']).split(';')[0] ?? '';
}
/** Failures of strangers at addresses of their own, until the account demands captchas and waits. */
async function attack(username = 'seller') {
  for (const host of [1, 2, 3]) await logIn('guess', { address: `192.0.2.${host}` }, username);
  const waitUntil = '2999-01-01T00:00:00Z';
  await api.db.sql.updateTable('loginFailure').set({ waitUntil }).where('key', '=', `account:${username}`).execute();
}

test('a login sets a device cookie that scripts and other sites cannot use, and stores only its hash', async () => {
  const { headers } = await logIn('right', { address: OWNERS });
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/^epc\.device=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
  const token = /=([\w-]+)/.exec(cookie)?.[1] ?? '';
  const rows = await api.db.sql.selectFrom('knownClient').select('client').execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).toContain(OWNERS);
});

test('strangers cannot hold an account shut for a device that has logged in before, wherever it is', async () => {
  const cookie = await cookieAfterLogin({ address: OWNERS });
  await attack();
  expect(await logIn('right', { address: ELSEWHERE })).toMatchObject({ code: '900429' });
  expect(await logIn('right', { address: ELSEWHERE, cookie })).toMatchObject({ code: '000000' });
});

test('strangers cannot hold an account shut for an address that has logged in before', async () => {
  await cookieAfterLogin({ address: OWNERS });
  await attack();
  expect(await logIn('right', { address: OWNERS })).toMatchObject({ code: '000000' });
});

test('twenty wrong passwords behind an address hold up unknown devices there, and not known ones', async () => {
  const cookie = await cookieAfterLogin({ address: OWNERS });
  for (let guess = 0; guess < 21; guess += 1) await logIn('guess', { address: OWNERS }, `colleague ${guess}`);
  expect(await logIn('right', { address: OWNERS })).toMatchObject({ code: '900429' });
  expect(await logIn('right', { address: OWNERS, cookie })).toMatchObject({ code: '000000' });
});

test('a device that is known to another account is a stranger to this one', async () => {
  await cookieAfterLogin({ address: OWNERS });
  const cookie = await cookieAfterLogin({ address: ELSEWHERE }, 'general');
  await attack();
  expect(await logIn('right', { address: ELSEWHERE, cookie })).toMatchObject({ code: '900429' });
});

test('a planted device cookie is replaced at login', async () => {
  const planted = `epc.device=${'A'.repeat(43)}`;
  const cookie = await cookieAfterLogin({ address: OWNERS, cookie: planted });
  expect(cookie).toMatch(/^epc\.device=/);
  expect(cookie).not.toBe(planted);
  // One that is known stays, for the other accounts of the device.
  expect(await cookieAfterLogin({ address: OWNERS, cookie }, 'general')).toBe(cookie);
});

test('a known device can guess no faster than a stranger', async () => {
  const cookie = await cookieAfterLogin({ address: OWNERS });
  const codes = [];
  for (let guess = 0; guess < 3; guess += 1) codes.push((await logIn('guess', { address: OWNERS, cookie })).code);
  expect(codes).toEqual(['600101', '600101', '600101']);
  expect(await logIn('guess', { address: OWNERS, cookie })).toMatchObject({ code: '800129' });
});

test('a changed password makes all other devices and addresses strangers', async () => {
  const thief = await cookieAfterLogin({ address: ELSEWHERE });
  const { result } = await logIn('right', { address: OWNERS });
  const owner = { userId: result.user.id, token: result.token, secretKey: result.secretKey };
  const changed = await api.post(
    calls.updatePassword,
    { oldPassword: 'right', newPassword: 'Other#1234' },
    { as: owner, headers: { 'x-forwarded-for': OWNERS } },
  );
  expect(changed.code).toBe('000000');
  await attack();
  expect(await logIn('Other#1234', { address: ELSEWHERE, cookie: thief })).toMatchObject({ code: '900429' });
  expect(await logIn('Other#1234', { address: OWNERS })).toMatchObject({ code: '000000' });
});
