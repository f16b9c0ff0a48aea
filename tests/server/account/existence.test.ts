import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { solveCaptcha } from '../../support/server/solve-captcha.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ trustedProxies: ['127.0.0.1'] });
  await api.db.sql.updateTable('account').set({ phoneNum: KNOWN }).where('username', '=', 'seller').execute();
});
beforeEach(() => api.db.execute('truncate rate_limit_use, rate_limit_window, captcha'));
afterAll(() => api.close());

const KNOWN = '13900000001';
const UNKNOWN = '13900000002';

const post: TestApi['post'] = (call, body, options) => api.post(call, body, { as: null, ...options });

async function solve(from?: string) {
  const headers = from === undefined ? {} : { 'x-forwarded-for': from };
  await solveCaptcha({ post, text: 'abcde', headers });
}

test('checks whether a phone or name exists require a captcha after five, counted together', async () => {
  expect((await post(calls.phoneIsExist, { phoneNum: KNOWN })).result).toBe(true);
  expect((await post(calls.phoneIsExist, { phoneNum: UNKNOWN })).result).toBe(false);
  expect((await post(calls.userNameIsExist, { username: 'SELLER' })).result).toBe(true);
  expect((await post(calls.userNameIsExist, { username: 'nobody' })).result).toBe(false);
  await post(calls.phoneIsExist, { phoneNum: KNOWN });
  expect(await post(calls.phoneIsExist, { phoneNum: KNOWN })).toMatchObject({ code: '800129' });
  expect(await post(calls.userNameIsExist, { username: 'seller' })).toMatchObject({ code: '800129' });
  await solve();
  expect(await post(calls.userNameIsExist, { username: 'seller' })).toMatchObject({ code: '000000', result: true });
  expect(await post(calls.userNameIsExist, { username: 'seller' })).toMatchObject({ code: '800129' });
});

test('existence checks from one IPv6 /64 network are counted together', async () => {
  const checkPhoneFrom = (host: string) =>
    post(calls.phoneIsExist, { phoneNum: KNOWN }, { headers: { 'x-forwarded-for': host } });
  for (let host = 1; host <= 5; host += 1)
    expect(await checkPhoneFrom(`2001:db8:1:1::${host}`)).toMatchObject({ code: '000000' });
  expect(await checkPhoneFrom('2001:db8:1:1::6')).toMatchObject({ code: '800129' });
  expect(await checkPhoneFrom('2001:db8:1:2::1')).toMatchObject({ code: '000000' });
});

test('an address and its wider networks have a limit of existence checks, whatever captchas are solved', async () => {
  const checkFrom = async (host: string) => {
    const headers = { 'x-forwarded-for': host };
    const first = await post(calls.phoneIsExist, { phoneNum: KNOWN }, { headers });
    if (first.code !== '800129') return first;
    await solve(host);
    return post(calls.phoneIsExist, { phoneNum: KNOWN }, { headers });
  };
  for (let check = 0; check < 20; check += 1)
    expect(await checkFrom(`2001:db8:2:0::${check}`)).toMatchObject({ code: '000000' });
  expect(await checkFrom('2001:db8:2:0::ffff')).toMatchObject({
    code: '900429',
    result: { retryAfterS: expect.any(Number) },
  });
  const codes = new Set<string>();
  for (let network = 1; network <= 40; network += 1) codes.add((await checkFrom(`2001:db8:2:${network}::1`)).code);
  expect(codes).toEqual(new Set(['000000', '900429']));
  expect(await checkFrom('2001:db8:2:41::1')).toMatchObject({ code: '900429' });
  expect(await checkFrom('2001:db8:3::1')).toMatchObject({ code: '000000' });
});
