import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { Captcha } from '../../../src/contract/captcha/schemas.ts';
import { loginRoutes } from '../../../src/server/account/login-routes.ts';
import { createPasswords } from '../../../src/server/account/passwords.ts';
import { hashOf } from '../../../src/server/account/session-rows.ts';
import { createSessions } from '../../../src/server/account/sessions.ts';
import { buildApp } from '../../../src/server/app.ts';
import { createCaptchas } from '../../../src/server/captcha/captchas.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { drawCaptcha } from '../../support/server/draw-captcha.ts';
import { proofOf, solveCaptcha } from '../../support/server/solve-captcha.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const passwordHash = await createPasswords().hash('right');
  await api.db.sql.updateTable('account').set({ passwordHash }).execute();
  await api.db.sql.updateTable('account').set({ isDisabled: true }).where('username', '=', 'agent').execute();
});
beforeEach(() => api.db.execute('truncate login_failure, captcha, known_client'));
afterAll(() => api.close());

const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  api.post(calls.token, { username, password }, { as: null, headers });

test('a login with the right password returns a valid token, the key for encrypted results and the user', async () => {
  const { code, result } = await login('Seller ', 'right', { platform: 'qpzj' });
  expect(code).toBe('000000');
  expect(result.user).toMatchObject({ username: 'seller', roleValue: 3 });
  const caller = { userId: result.user.id, token: result.token, secretKey: result.secretKey };
  expect((await api.post(calls.userInfo, {}, { as: caller })).result).toEqual(result.user);
  const { platform } = await api.db.sql
    .selectFrom('session')
    .select('platform')
    .where('tokenHash', '=', hashOf(result.token))
    .executeTakeFirstOrThrow();
  expect(platform).toBe('qpzj');
});

test('a wrong password gets the same response whether the account is enabled, disabled or unknown', async () => {
  const responses = await Promise.all([login('seller', 'wrong'), login('nobody', 'wrong'), login('agent', 'wrong')]);
  const comparable = responses.map(({ status, code, message, result }) => ({ status, code, message, result }));
  expect(comparable[0]).toEqual({ status: 200, code: '600101', message: '用户名或密码错误', result: null });
  expect(comparable[1]).toEqual(comparable[0]);
  expect(comparable[2]).toEqual(comparable[0]);
});

test('only who knows the password of a disabled account learns that it is disabled, and guesses are counted', async () => {
  for (const _ of [1, 2]) expect((await login('agent', 'wrong')).code).toBe('600101');
  expect(await login('agent', 'right')).toMatchObject({ code: '600307', result: null });
  expect((await login('agent', 'right')).code).toBe('800129');
});

test.each(['seller', 'nobody'])(
  'after three failures every attempt requires a captcha, whether or not the account exists: %s',
  async (username) => {
    for (const _ of [1, 2, 3]) expect((await login(username, 'wrong')).code).toBe('600101');
    const response = await login(username, 'right');
    expect(response).toMatchObject({
      status: 200,
      code: '800129',
      result: { image: expect.stringMatching(/^data:image/) },
    });
    expect(await api.post(calls.verifyCaptcha, { userInputCode: 'wrong' }, { as: null })).toMatchObject({
      code: '800130',
    });
    expect(await solveCaptcha({ post: api.post, text: 'abcde' })).toMatchObject({ code: '000000' });
    expect((await login(username, 'wrong')).code).toBe('600101');
    expect((await login(username, 'right')).code).toBe('800129');
  },
);

test('users behind one address have separate captchas and do not invalidate each other’s', async () => {
  for (const username of ['seller', 'nobody'])
    for (const _ of [1, 2, 3]) expect((await login(username, 'wrong')).code).toBe('600101');
  const captchaFor = async (username: string) => {
    const captcha = Captcha.parse((await login(username, 'right')).result);
    return { headers: { 'captcha-id': captcha.captchaId }, proof: await proofOf(captcha) };
  };
  const sellerCaptcha = await captchaFor('seller');
  const otherCaptcha = await captchaFor('nobody');
  const verify = async (userInputCode: string, { headers, proof }: Awaited<ReturnType<typeof captchaFor>>) =>
    (await api.post(calls.verifyCaptcha, { userInputCode, proof }, { as: null, headers })).code;
  expect(await verify('wrong', otherCaptcha)).toBe('800130');
  expect(await verify('abcde', sellerCaptcha)).toBe('000000');
  expect((await login('nobody', 'wrong', otherCaptcha.headers)).code).toBe('800129');
  expect((await login('seller', 'right', sellerCaptcha.headers)).code).toBe('000000');
});

test('a successful login clears earlier failures', async () => {
  for (const _ of [1, 2]) await login('seller', 'wrong');
  expect((await login('seller', 'right')).code).toBe('000000');
  for (const _ of [1, 2, 3]) expect((await login('seller', 'wrong')).code).toBe('600101');
});

test('repeated failures with solved captchas lead to a wait with a retry time', async () => {
  const guess = async () => {
    await solveCaptcha({ post: api.post, text: 'abcde' });
    return login('seller', 'wrong');
  };
  for (const _ of [1, 2, 3, 4, 5]) expect((await guess()).code).toBe('600101');
  const refused = await guess();
  expect(refused).toMatchObject({ status: 429, code: '900429' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('a user can read their own data only', async () => {
  const { general, seller } = api.users;
  expect(await api.post(calls.userInfo, { id: general.userId }, { as: general })).toMatchObject({
    result: { username: 'general' },
  });
  expect(await api.post(calls.userInfo, { id: seller.userId }, { as: general })).toMatchObject({
    status: 404,
    code: '900404',
  });
});

test('the menu contains exactly the powers of the user’s role', async () => {
  const caller = await api.signInWith(['/manager', '/manager/role', '/manager/role:edit']);
  const { result } = await api.post(calls.systemMenu, {}, { as: caller });
  expect(result.map(({ powerCode }) => powerCode)).toEqual(['/manager', '/manager/role', '/manager/role:edit']);
  const { result: own } = await api.post(calls.systemMenu, {}, { as: api.users.general });
  // The public menu only, without the back office.
  expect(own.map(({ powerCode }) => powerCode.split('/')[1])).not.toContain('manager');
  expect(own.map(({ powerCode }) => powerCode)).toContain('/search/parts');
});

const context = {
  platform: 'easyEpc',
  language: 'en',
  address: '10.9.9.9',
  userAgent: '',
  captchaId: null,
  deviceToken: null,
  setDeviceToken: () => undefined,
  origin: 'http://localhost',
  session: null,
} as const;

test('a password change during a login prevents the session', async () => {
  const setPasswordHash = (passwordHash: string) =>
    api.db.sql.updateTable('account').set({ passwordHash }).where('username', '=', 'general').execute();
  const { passwordHash } = await api.db.sql
    .selectFrom('account')
    .select('passwordHash')
    .where('username', '=', 'general')
    .executeTakeFirstOrThrow();
  const { userId } = api.users.general;
  const sessions = createSessions(api.db);
  await sessions.endAll(userId);
  const verify = async () => {
    await setPasswordHash('another');
    return true;
  };
  const passwords = { hash: () => Promise.resolve(''), verify };
  const { token } = loginRoutes({ db: api.db, sessions, passwords, captchas: createCaptchas(api.db, drawCaptcha) });
  await expect(token({ username: 'general', password: 'right' }, context)).rejects.toMatchObject({ code: '600101' });
  expect(await api.db.sql.selectFrom('session').select('userId').where('userId', '=', userId).execute()).toEqual([]);
  await setPasswordHash(passwordHash);
});

test('a login refused because the server is busy does not count as a failure', async () => {
  const busy = () => Promise.reject(new Refusal('900503'));
  const passwords = { hash: busy, verify: busy };
  const dependencies = {
    db: api.db,
    sessions: createSessions(api.db),
    passwords,
    captchas: createCaptchas(api.db, drawCaptcha),
  };
  const { token } = loginRoutes(dependencies);
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    await expect(token({ username: 'seller', password: 'right' }, context)).rejects.toMatchObject({ code: '900503' });
  }
  expect((await login('seller', 'right')).code).toBe('000000');
});

test('during a wait the login is refused before a captcha is required', async () => {
  await api.db.sql
    .insertInto('loginFailure')
    .values({ key: 'account:seller', failures: 9, waitUntil: '2999-01-01T00:00:00Z' })
    .execute();
  expect(await login('seller', 'right')).toMatchObject({ status: 429, code: '900429' });
});

test.each([
  ['is used if it comes from a trusted proxy', ['10.2.0.0/16'], '198.51.100.7'],
  ['is ignored if it comes from another client', [], '10.2.0.9'],
] as const)('a forwarded address %s', async (_, trustedProxies, countedAddress) => {
  const app = buildApp({
    db: api.db,
    demo: null,
    pagesFolder: null,
    logLevel: 'silent',
    trustedProxies: [...trustedProxies],
  });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' };
  const payload = JSON.stringify({ data: { username: 'seller', password: 'wrong' } });
  await app.inject({ method: 'POST', url: calls.token.path, headers, payload, remoteAddress: '10.2.0.9' });
  const rows = await api.db.sql.selectFrom('loginFailure').select('key').where('key', 'like', 'address:%').execute();
  expect(rows).toEqual([{ key: `address:${countedAddress}` }]);
  await app.close();
});
