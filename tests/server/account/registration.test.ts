import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import type { SmsPurpose } from '../../../src/contract/sms/schemas.ts';
import { createPasswords } from '../../../src/server/account/passwords.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { solveCaptcha } from '../../support/server/solve-captcha.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ trustedProxies: ['127.0.0.1'] });
});
beforeEach(async () => {
  await api.db.execute('truncate sms_code, rate_limit_use, rate_limit_window, captcha, login_failure');
  await api.db.sql.deleteFrom('account').where('username', 'like', 'new %').execute();
  await api.db.sql
    .updateTable('account')
    .set({ phoneNum: KNOWN, isDisabled: false, passwordHash: await hashOf('Former#1234') })
    .where('username', '=', 'seller')
    .execute();
});
afterAll(() => api.close());

const KNOWN = '13900000001';
const UNKNOWN = '13900000002';
const flow = 'a-screen-of-its-own-0001';
const passwords = createPasswords();
const hashes = new Map<string, Promise<string>>();
const hashOf = (password: string) => {
  const hash = hashes.get(password) ?? passwords.hash(password);
  hashes.set(password, hash);
  return hash;
};

const post: TestApi['post'] = (call, body, options) => api.post(call, body, { as: null, ...options });

async function requestCode(phoneNum: string, purpose: SmsPurpose): Promise<string> {
  await solveCaptcha({ post, text: 'abcde' });
  expect(await post(calls.sendSms, { phoneNum, purpose, flow })).toMatchObject({ code: '000000' });
  return api.codeTo(phoneNum);
}

const form = {
  username: 'new shop',
  password: 'Abcd#1234',
  hasAgreed: true,
  companyName: '样本汽车维修厂',
  userRealname: '赵师傅',
  businessDesc: '乘用车维修保养',
} as const;
const wrongCodeFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const comparable = ({ status, code, message, result }: Awaited<ReturnType<typeof post>>) => ({
  status,
  code,
  message,
  result,
});

test('registration with a verified phone creates a general user of the platform and signs them in', async () => {
  const phoneCode = await requestCode(UNKNOWN, 'register');
  const { result, code } = await post(calls.addUser, { ...form, phoneNum: ' 139-0000 0002', phoneCode, flow });
  expect(code).toBe('000000');
  expect(result.user).toMatchObject({
    username: 'new shop',
    phoneNum: UNKNOWN,
    roleValue: 1,
    acctLevel: 0,
    agencyCode: null,
  });
  const caller = { userId: result.user.id, token: result.token, secretKey: result.secretKey };
  expect((await api.post(calls.userInfo, {}, { as: caller })).result).toEqual(result.user);
  const stored = await api.db.sql
    .selectFrom('account')
    .selectAll()
    .where('userId', '=', caller.userId)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({
    companyName: form.companyName,
    businessDesc: form.businessDesc,
    platform: 'easyEpc',
    perfected: ['userPerfect', 'companyMessage', 'businessDesc'],
  });
  expect(await post(calls.token, { username: '139 0000 0002', password: form.password })).toMatchObject({
    code: '000000',
  });
  expect(await post(calls.token, { username: 'NEW SHOP', password: form.password })).toMatchObject({ code: '000000' });
});

test('a code registers one account, even with twenty concurrent requests', async () => {
  const phoneCode = await requestCode(UNKNOWN, 'register');
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      post(calls.addUser, { ...form, username: `new shop ${n}`, phoneNum: UNKNOWN, phoneCode, flow }),
    ),
  );
  expect(responses.filter(({ code }) => code === '000000')).toHaveLength(1);
  expect(new Set(responses.map(({ code }) => code))).toEqual(new Set(['000000', '600301']));
}, 60_000);

test('a taken phone is reported only after the right code', async () => {
  const phoneCode = await requestCode(KNOWN, 'register');
  const body = { ...form, phoneNum: KNOWN, flow };
  expect(await post(calls.addUser, { ...body, phoneCode: wrongCodeFor(phoneCode) })).toMatchObject({ code: '600301' });
  expect(await post(calls.addUser, { ...body, phoneCode })).toMatchObject({ status: 200, code: '600302' });
});

test('after a taken name or an unknown agency the code stays valid', async () => {
  await api.db.sql.updateTable('account').set({ agencyCode: 'SD01' }).where('username', '=', 'agent').execute();
  const phoneCode = await requestCode(UNKNOWN, 'register');
  const body = { ...form, phoneNum: UNKNOWN, phoneCode, flow };
  expect(await post(calls.addUser, { ...body, username: 'Seller' })).toMatchObject({ code: '600306' });
  expect(await post(calls.addUser, { ...body, agencyCode: 'NOBODY' })).toMatchObject({ code: '600308' });
  // A customer's agency code names their agency; only the codes of sellers and agents are valid here.
  await api.db.sql.updateTable('account').set({ agencyCode: 'GU01' }).where('username', '=', 'general').execute();
  expect(await post(calls.addUser, { ...body, agencyCode: 'GU01' })).toMatchObject({ code: '600308' });
  expect(await post(calls.addUser, { ...body, agencyCode: 'sd01' })).toMatchObject({
    code: '000000',
    result: { user: { agencyCode: 'SD01' } },
  });
});

test.each([
  ['a phone of ten digits', { phoneNum: '1390000000' }, 'data.phoneNum'],
  ['a password without a special character', { password: 'Abcd12345' }, 'data.password'],
  ['a password with a space', { password: 'Abc #1234' }, 'data.password'],
  ['a password of seven characters', { password: 'Abc#123' }, 'data.password'],
  ['a password of twenty-one characters', { password: `Abc#1234${'x'.repeat(13)}` }, 'data.password'],
  ['a missing agreement', { hasAgreed: false }, 'data.hasAgreed'],
  ['a company of one character', { companyName: '厂' }, 'data.companyName'],
  ['a company of eighty-one characters', { companyName: '厂'.repeat(81) }, 'data.companyName'],
  ['a contact of one character', { userRealname: '赵' }, 'data.userRealname'],
  ['a contact of thirty-one characters', { userRealname: '赵'.repeat(31) }, 'data.userRealname'],
  ['a business description of one character', { businessDesc: '修' }, 'data.businessDesc'],
  ['a business description of 381 characters', { businessDesc: '修'.repeat(381) }, 'data.businessDesc'],
  ['no user name', { username: ' ' }, 'data.username'],
  ['a user name like a phone', { username: '13900000009' }, 'data.username'],
  ['a role', { roleId: 4 }, 'data.roleId'],
])('%s is refused with the path of the field', async (_, given, path) => {
  const body = { ...form, phoneNum: UNKNOWN, phoneCode: '123456', flow, ...given };
  expect(await post(calls.addUser, body)).toMatchObject({
    status: 400,
    code: '900400',
    result: { problems: [{ path }] },
  });
});

test('responses to sending and to wrong and invalidated codes do not reveal whether a phone has an account', async () => {
  const requestAll = async (phoneNum: string) => {
    const responses = [];
    await api.db.execute('truncate rate_limit_use');
    for (const purpose of ['login', 'forget'] as const) {
      responses.push(comparable(await post(calls.sendSms, { phoneNum, purpose, flow })));
      await solveCaptcha({ post, text: 'abcde' });
      responses.push(comparable(await post(calls.sendSms, { phoneNum, purpose, flow })));
      responses.push(comparable(await post(calls.sendSms, { phoneNum, purpose, flow })));
      const wrong = { phoneNum, flow, phoneCode: wrongCodeFor(api.codeTo(phoneNum)) };
      for (const _ of [1, 2, 3, 4, 5, 6]) {
        const response =
          purpose === 'login'
            ? await post(calls.tokenBySms, wrong)
            : await post(calls.forgetPassword, { ...wrong, newPassword: 'Abcd#1234' });
        responses.push(comparable(response));
      }
      await api.db.execute('truncate rate_limit_use');
    }
    return responses;
  };
  const known = await requestAll(KNOWN);
  expect(known.map(({ code }) => code)).toEqual(
    ['login', 'forget'].flatMap(() => ['800129', '000000', '900429', ...Array(6).fill('600301')]),
  );
  const randomParts = /"retryAfterS":\d+|"captchaId":"[\w-]+"|"challenge":"(?:[^"\\]|\\.)*"/g;
  const withoutRandomParts = (responses: unknown) => JSON.stringify(responses).replace(randomParts, '');
  expect(withoutRandomParts(await requestAll(UNKNOWN))).toBe(withoutRandomParts(known));
});

test('sending and checking a wrong code read no account, so that timing reveals nothing', async () => {
  const phoneCode = await requestCode(KNOWN, 'login');
  await api.db.execute('alter table account rename to account_away');
  try {
    expect(await post(calls.tokenBySms, { phoneNum: KNOWN, flow, phoneCode: wrongCodeFor(phoneCode) })).toMatchObject({
      code: '600301',
    });
    await solveCaptcha({ post, text: 'abcde' });
    expect(await post(calls.sendSms, { phoneNum: UNKNOWN, purpose: 'forget', flow })).toMatchObject({ code: '000000' });
    expect(
      await post(calls.forgetPassword, {
        phoneNum: UNKNOWN,
        flow,
        phoneCode: wrongCodeFor(api.codeTo(UNKNOWN)),
        newPassword: 'Abcd#1234',
      }),
    ).toMatchObject({ code: '600301' });
  } finally {
    await api.db.execute('alter table account_away rename to account');
  }
});

test('a code logs in to the account of its phone once', async () => {
  const phoneCode = await requestCode(KNOWN, 'login');
  const proof = { phoneNum: KNOWN, flow, phoneCode };
  const { result } = await post(calls.tokenBySms, proof);
  expect(result.user).toMatchObject({ username: 'seller', phoneNum: KNOWN });
  const caller = { userId: result.user.id, token: result.token, secretKey: result.secretKey };
  expect(await api.post(calls.userInfo, {}, { as: caller })).toMatchObject({ code: '000000' });
  expect(await post(calls.tokenBySms, proof)).toMatchObject({ code: '600301' });
});

test('a code is valid only for its purpose', async () => {
  const phoneCode = await requestCode(KNOWN, 'register');
  const proof = { phoneNum: KNOWN, flow, phoneCode };
  expect(await post(calls.tokenBySms, proof)).toMatchObject({ code: '600301' });
  expect(await post(calls.forgetPassword, { ...proof, newPassword: 'Abcd#1234' })).toMatchObject({ code: '600301' });
  const headers = { platform: 'qpzj' };
  expect(await post(calls.addUser, { ...form, ...proof }, { headers })).toMatchObject({ code: '600301' });
});

test('the right code for a phone without an account or with a disabled one gets a specific error', async () => {
  const unknown = { phoneNum: UNKNOWN, flow, phoneCode: await requestCode(UNKNOWN, 'login') };
  expect(await post(calls.tokenBySms, unknown)).toMatchObject({ code: '600303' });
  await api.db.sql.updateTable('account').set({ isDisabled: true }).where('username', '=', 'seller').execute();
  const disabled = { phoneNum: KNOWN, flow, phoneCode: await requestCode(KNOWN, 'forget') };
  const passwordOf = () =>
    api.db.sql.selectFrom('account').select('passwordHash').where('username', '=', 'seller').executeTakeFirst();
  const former = await passwordOf();
  expect(await post(calls.forgetPassword, { ...disabled, newPassword: 'Abcd#1234' })).toMatchObject({ code: '600307' });
  // A re-enabled account must have its former password.
  expect(await passwordOf()).toEqual(former);
});

test('a password reset invalidates the old password, all sessions and the code, and clears failed logins', async () => {
  const { result } = await post(calls.token, { username: 'seller', password: 'Former#1234' });
  const caller = { userId: result.user.id, token: result.token, secretKey: result.secretKey };
  for (const _ of [1, 2, 3]) await post(calls.token, { username: 'seller', password: 'guess' });
  const phoneCode = await requestCode(KNOWN, 'forget');
  const proof = { phoneNum: KNOWN, flow, phoneCode };
  expect(await post(calls.validateSmsCode, { ...proof, purpose: 'forget' })).toMatchObject({ code: '000000' });
  expect(await post(calls.forgetPassword, { ...proof, newPassword: 'Newly#1234' })).toMatchObject({
    code: '000000',
    result: null,
  });
  expect(await api.post(calls.userInfo, {}, { as: caller })).toMatchObject({ status: 401, code: '600209' });
  expect(await post(calls.token, { username: 'seller', password: 'Former#1234' })).toMatchObject({ code: '600101' });
  expect(await post(calls.token, { username: 'seller', password: 'Newly#1234' })).toMatchObject({ code: '000000' });
  expect(await post(calls.forgetPassword, { ...proof, newPassword: 'Other#1234' })).toMatchObject({ code: '600301' });
});

test('a code for a new phone requires a session', async () => {
  await solveCaptcha({ post, text: 'abcde' });
  const request = { phoneNum: UNKNOWN, purpose: 'changePhone', flow };
  expect(await post(calls.sendSms, request)).toMatchObject({ status: 401, code: '600209' });
  expect(await api.post(calls.sendSms, request)).toMatchObject({ code: '000000' });
});

test('failed logins with different spellings of one phone are counted together', async () => {
  for (const username of ['13900000001', '139 0000 0001', '+86 139-0000-0001'])
    expect(await post(calls.token, { username, password: 'guess' })).toMatchObject({ code: '600101' });
  expect(await post(calls.token, { username: '139.0000.0001', password: 'guess' })).toMatchObject({ code: '800129' });
});
