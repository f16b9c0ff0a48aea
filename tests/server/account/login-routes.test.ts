import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { CaptchaPicture } from '../../../src/contract/captcha/schemas.ts';
import { loginRoutes } from '../../../src/server/account/login-routes.ts';
import { createPasswords } from '../../../src/server/account/passwords.ts';
import { createSessions, hashOf } from '../../../src/server/account/sessions.ts';
import { buildApp } from '../../../src/server/app.ts';
import { createCaptchas } from '../../../src/server/captcha/captchas.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

vi.mock('../../../src/server/captcha/captcha-picture.ts', () => ({
  drawCaptcha: async () => ({ text: 'abcde', image: 'data:image/png;base64,' }),
}));

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const passwordHash = await createPasswords().hash('right');
  await api.db.sql.updateTable('account').set({ passwordHash }).execute();
  await api.db.sql.updateTable('account').set({ isDisabled: true }).where('username', '=', 'agent').execute();
});
beforeEach(() => api.db.execute('truncate login_failure, captcha'));
afterAll(() => api.close());

const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  api.post(calls.token, { username, password }, { as: null, headers });

test('the right password gives a token that works, the key of sealed results, and who one is', async () => {
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

test('a wrong password, an unknown name and a disabled account are answered alike', async () => {
  const answers = await Promise.all([login('seller', 'wrong'), login('nobody', 'wrong'), login('agent', 'right')]);
  const shown = answers.map(({ status, code, message, result }) => ({ status, code, message, result }));
  expect(shown[0]).toEqual({ status: 200, code: '600101', message: '用户名或密码错误', result: null });
  expect(shown[1]).toEqual(shown[0]);
  expect(shown[2]).toEqual(shown[0]);
});

test.each(['seller', 'nobody'])(
  'after three failures a captcha is wanted before each try, for %s as for anyone',
  async (username) => {
    for (const _ of [1, 2, 3]) expect((await login(username, 'wrong')).code).toBe('600101');
    const asked = await login(username, 'right');
    expect(asked).toMatchObject({
      status: 200,
      code: '800129',
      result: { image: expect.stringMatching(/^data:image/) },
    });
    expect(await api.post(calls.verifyCaptcha, { userInputCode: 'wrong' }, { as: null })).toMatchObject({
      code: '800130',
    });
    await api.post(calls.refreshCaptcha, {}, { as: null });
    expect(await api.post(calls.verifyCaptcha, { userInputCode: 'abcde' }, { as: null })).toMatchObject({
      code: '000000',
    });
    expect((await login(username, 'wrong')).code).toBe('600101');
    expect((await login(username, 'right')).code).toBe('800129');
  },
);

test('two who err behind one address have a picture each, and spoil nobody’s', async () => {
  for (const username of ['seller', 'nobody'])
    for (const _ of [1, 2, 3]) expect((await login(username, 'wrong')).code).toBe('600101');
  const pictureFor = async (username: string) => {
    const { captchaId } = CaptchaPicture.parse((await login(username, 'right')).result);
    return { 'captcha-id': captchaId };
  };
  const mine = await pictureFor('seller');
  const theirs = await pictureFor('nobody');
  const verify = async (userInputCode: string, headers: Record<string, string>) =>
    (await api.post(calls.verifyCaptcha, { userInputCode }, { as: null, headers })).code;
  expect(await verify('wrong', theirs)).toBe('800130');
  expect(await verify('abcde', mine)).toBe('000000');
  expect((await login('nobody', 'wrong', theirs)).code).toBe('800129');
  expect((await login('seller', 'right', mine)).code).toBe('000000');
});

test('a login that came right clears the failures before it', async () => {
  for (const _ of [1, 2]) await login('seller', 'wrong');
  expect((await login('seller', 'right')).code).toBe('000000');
  for (const _ of [1, 2, 3]) expect((await login('seller', 'wrong')).code).toBe('600101');
});

test('who guesses on past the captcha is made to wait, and told how long', async () => {
  const guess = async () => {
    await api.post(calls.refreshCaptcha, {}, { as: null });
    await api.post(calls.verifyCaptcha, { userInputCode: 'abcde' }, { as: null });
    return login('seller', 'wrong');
  };
  for (const _ of [1, 2, 3, 4, 5]) expect((await guess()).code).toBe('600101');
  const refused = await guess();
  expect(refused).toMatchObject({ status: 429, code: '900429' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('one is told of oneself and of nobody else', async () => {
  const { general, seller } = api.users;
  expect(await api.post(calls.userInfo, { id: general.userId }, { as: general })).toMatchObject({
    result: { username: 'general' },
  });
  expect(await api.post(calls.userInfo, { id: seller.userId }, { as: general })).toMatchObject({
    status: 404,
    code: '900404',
  });
});

test('the menu holds the powers of one’s role, and no other', async () => {
  const caller = await api.signInWith(['/manager', '/manager/role', '/manager/role:edit']);
  const { result } = await api.post(calls.systemMenu, {}, { as: caller });
  expect(result.map(({ powerCode }) => powerCode)).toEqual(['/manager', '/manager/role', '/manager/role:edit']);
  const { result: own } = await api.post(calls.systemMenu, {}, { as: api.users.general });
  // What everyone sees of the site, and nothing of the back office.
  expect(own.map(({ powerCode }) => powerCode.split('/')[1])).not.toContain('manager');
  expect(own.map(({ powerCode }) => powerCode)).toContain('/search/parts');
});

const visit = {
  platform: 'easyEpc',
  language: 'en',
  address: '10.9.9.9',
  userAgent: '',
  captchaId: null,
  origin: 'http://localhost',
  session: null,
} as const;

test('a login with a password that is changed while it is compared opens nothing', async () => {
  const set = (passwordHash: string) =>
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
    await set('another');
    return true;
  };
  const passwords = { hash: () => Promise.resolve(''), verify };
  const { token } = loginRoutes({ db: api.db, sessions, passwords, captchas: createCaptchas(api.db) });
  await expect(token({ username: 'general', password: 'right' }, visit)).rejects.toMatchObject({ code: '600101' });
  expect(await api.db.sql.selectFrom('session').select('userId').where('userId', '=', userId).execute()).toEqual([]);
  await set(passwordHash);
});

test('a login that the server is too busy for is told so, and is no failure', async () => {
  const busy = () => Promise.reject(new Refusal('900503'));
  const passwords = { hash: busy, verify: busy };
  const needs = { db: api.db, sessions: createSessions(api.db), passwords, captchas: createCaptchas(api.db) };
  const { token } = loginRoutes(needs);
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    await expect(token({ username: 'seller', password: 'right' }, visit)).rejects.toMatchObject({ code: '900503' });
  }
  expect((await login('seller', 'right')).code).toBe('000000');
});

test('while a wait runs no captcha is asked for or spent', async () => {
  await api.db.sql
    .insertInto('loginFailure')
    .values({ key: 'account:seller', failures: 9, waitUntil: '2999-01-01T00:00:00Z' })
    .execute();
  expect(await login('seller', 'right')).toMatchObject({ status: 429, code: '900429' });
});

test.each([
  ['is believed from a trusted proxy', ['10.2.0.0/16'], '198.51.100.7'],
  ['is not believed from anybody else', [], '10.2.0.9'],
] as const)('a forwarded address %s', async (_, trustedProxies, counted) => {
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
  expect(rows).toEqual([{ key: `address:${counted}` }]);
  await app.close();
});
