import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import type { SmsPurpose } from '../../../src/contract/sms/schemas.ts';
import { createPasswords } from '../../../src/server/account/passwords.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

vi.mock('../../../src/server/captcha/captcha-picture.ts', () => ({
  drawCaptcha: async () => ({ text: 'abcde', image: 'data:image/png;base64,' }),
}));

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ trustedProxies: ['127.0.0.1'] });
});
beforeEach(async () => {
  await api.db.execute('truncate sms_code, sms_use, sms_total, captcha, login_failure');
  await api.db.sql.deleteFrom('account').where('username', 'like', 'new %').execute();
  await api.db.sql
    .updateTable('account')
    .set({ phoneNum: KNOWN, isDisabled: false, passwordHash: await hashed('Former#1234') })
    .where('username', '=', 'seller')
    .execute();
});
afterAll(() => api.close());

const KNOWN = '13900000001';
const UNKNOWN = '13900000002';
const flow = 'a-screen-of-its-own-0001';
const passwords = createPasswords();
const hashes = new Map<string, Promise<string>>();
const hashed = (password: string) => {
  const known = hashes.get(password) ?? passwords.hash(password);
  hashes.set(password, known);
  return known;
};

const ask: TestApi['post'] = (call, body, sending) => api.post(call, body, { as: null, ...sending });

async function solveCaptcha() {
  await ask(calls.refreshCaptcha, {});
  await ask(calls.verifyCaptcha, { userInputCode: 'abcde' });
}

async function codeFor(phoneNum: string, purpose: SmsPurpose): Promise<string> {
  await solveCaptcha();
  expect(await ask(calls.sendSms, { phoneNum, purpose, flow })).toMatchObject({ code: '000000' });
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
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const shown = ({ status, code, message, result }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  code,
  message,
  result,
});

test('whoever proves a phone is registered as a general user of the brand, and signed in', async () => {
  const phoneCode = await codeFor(UNKNOWN, 'register');
  // The code was sent to the main platform's screen: it is the shop brand's business only when asked there.
  const { result, code } = await ask(calls.addUser, { ...form, phoneNum: ' 139-0000 0002', phoneCode, flow });
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
  const kept = await api.db.sql
    .selectFrom('account')
    .selectAll()
    .where('userId', '=', caller.userId)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({
    companyName: form.companyName,
    businessDesc: form.businessDesc,
    platform: 'easyEpc',
    perfected: ['userPerfect', 'companyMessage', 'businessDesc'],
  });
  expect(await ask(calls.token, { username: '139 0000 0002', password: form.password })).toMatchObject({
    code: '000000',
  });
  expect(await ask(calls.token, { username: 'NEW SHOP', password: form.password })).toMatchObject({ code: '000000' });
});

test('a code registers one account, under twenty at once', async () => {
  const phoneCode = await codeFor(UNKNOWN, 'register');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      ask(calls.addUser, { ...form, username: `new shop ${n}`, phoneNum: UNKNOWN, phoneCode, flow }),
    ),
  );
  expect(answers.filter(({ code }) => code === '000000')).toHaveLength(1);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['000000', '600301']));
}, 60_000);

test('a phone that is taken is told of only to whoever proved it', async () => {
  const phoneCode = await codeFor(KNOWN, 'register');
  const body = { ...form, phoneNum: KNOWN, flow };
  expect(await ask(calls.addUser, { ...body, phoneCode: wrongOf(phoneCode) })).toMatchObject({ code: '600301' });
  expect(await ask(calls.addUser, { ...body, phoneCode })).toMatchObject({ status: 200, code: '600302' });
});

test('a taken name or an unknown agency leaves the code good for the next try', async () => {
  await api.db.sql.updateTable('account').set({ agencyCode: 'SD01' }).where('username', '=', 'agent').execute();
  const phoneCode = await codeFor(UNKNOWN, 'register');
  const body = { ...form, phoneNum: UNKNOWN, phoneCode, flow };
  expect(await ask(calls.addUser, { ...body, username: 'Seller' })).toMatchObject({ code: '600306' });
  expect(await ask(calls.addUser, { ...body, agencyCode: 'NOBODY' })).toMatchObject({ code: '600308' });
  // A customer's agency code is whose customer they are; only sellers and agents have one to give.
  await api.db.sql.updateTable('account').set({ agencyCode: 'GU01' }).where('username', '=', 'general').execute();
  expect(await ask(calls.addUser, { ...body, agencyCode: 'GU01' })).toMatchObject({ code: '600308' });
  expect(await ask(calls.addUser, { ...body, agencyCode: 'sd01' })).toMatchObject({
    code: '000000',
    result: { user: { agencyCode: 'SD01' } },
  });
});

test.each([
  ['a phone of ten digits', { phoneNum: '1390000000' }, 'data.phoneNum'],
  ['a password without a special character', { password: 'Abcd12345' }, 'data.password'],
  ['a password with a space', { password: 'Abc #1234' }, 'data.password'],
  ['a password of seven', { password: 'Abc#123' }, 'data.password'],
  ['a password of twenty-one', { password: `Abc#1234${'x'.repeat(13)}` }, 'data.password'],
  ['an agreement that was not read', { hasAgreed: false }, 'data.hasAgreed'],
  ['a company of one character', { companyName: '厂' }, 'data.companyName'],
  ['a company of eighty-one', { companyName: '厂'.repeat(81) }, 'data.companyName'],
  ['a contact of one character', { userRealname: '赵' }, 'data.userRealname'],
  ['a contact of thirty-one', { userRealname: '赵'.repeat(31) }, 'data.userRealname'],
  ['a business of one character', { businessDesc: '修' }, 'data.businessDesc'],
  ['a business of 381', { businessDesc: '修'.repeat(381) }, 'data.businessDesc'],
  ['no user name', { username: ' ' }, 'data.username'],
  ['a user name like a phone', { username: '13900000009' }, 'data.username'],
  ['a role of one’s own choice', { roleId: 4 }, 'data.roleId'],
])('%s is refused with its place', async (_, given, path) => {
  const body = { ...form, phoneNum: UNKNOWN, phoneCode: '123456', flow, ...given };
  expect(await ask(calls.addUser, body)).toMatchObject({
    status: 400,
    code: '900400',
    result: { problems: [{ path }] },
  });
});

test('sending, a wrong code and a dead one answer alike for phones with and without an account', async () => {
  const walk = async (phoneNum: string) => {
    const answers = [];
    await api.db.execute('truncate sms_use');
    for (const purpose of ['login', 'forget'] as const) {
      answers.push(shown(await ask(calls.sendSms, { phoneNum, purpose, flow })));
      await solveCaptcha();
      answers.push(shown(await ask(calls.sendSms, { phoneNum, purpose, flow })));
      answers.push(shown(await ask(calls.sendSms, { phoneNum, purpose, flow })));
      const wrong = { phoneNum, flow, phoneCode: wrongOf(api.codeTo(phoneNum)) };
      for (const _ of [1, 2, 3, 4, 5, 6]) {
        const answer =
          purpose === 'login'
            ? await ask(calls.tokenBySms, wrong)
            : await ask(calls.forgetPassword, { ...wrong, newPassword: 'Abcd#1234' });
        answers.push(shown(answer));
      }
      await api.db.execute('truncate sms_use');
    }
    return answers;
  };
  const known = await walk(KNOWN);
  expect(known.map(({ code }) => code)).toEqual(
    ['login', 'forget'].flatMap(() => ['800129', '000000', '900429', ...Array(6).fill('600301')]),
  );
  const byChance = /"retryAfterS":\d+|"captchaId":"[\w-]+"/g;
  const words = (answers: unknown) => JSON.stringify(answers).replace(byChance, '');
  expect(words(await walk(UNKNOWN))).toBe(words(known));
});

test('sending and a wrong code look up no account at all, so that the time says nothing', async () => {
  const phoneCode = await codeFor(KNOWN, 'login');
  await api.db.execute('alter table account rename to account_away');
  try {
    expect(await ask(calls.tokenBySms, { phoneNum: KNOWN, flow, phoneCode: wrongOf(phoneCode) })).toMatchObject({
      code: '600301',
    });
    await solveCaptcha();
    expect(await ask(calls.sendSms, { phoneNum: UNKNOWN, purpose: 'forget', flow })).toMatchObject({ code: '000000' });
    expect(
      await ask(calls.forgetPassword, {
        phoneNum: UNKNOWN,
        flow,
        phoneCode: wrongOf(api.codeTo(UNKNOWN)),
        newPassword: 'Abcd#1234',
      }),
    ).toMatchObject({ code: '600301' });
  } finally {
    await api.db.execute('alter table account_away rename to account');
  }
});

test('whoever proves a phone logs in with it, once', async () => {
  const phoneCode = await codeFor(KNOWN, 'login');
  const proof = { phoneNum: KNOWN, flow, phoneCode };
  const { result } = await ask(calls.tokenBySms, proof);
  expect(result.user).toMatchObject({ username: 'seller', phoneNum: KNOWN });
  const caller = { userId: result.user.id, token: result.token, secretKey: result.secretKey };
  expect(await api.post(calls.userInfo, {}, { as: caller })).toMatchObject({ code: '000000' });
  expect(await ask(calls.tokenBySms, proof)).toMatchObject({ code: '600301' });
});

test('a code for one errand is none for another', async () => {
  const phoneCode = await codeFor(KNOWN, 'register');
  const proof = { phoneNum: KNOWN, flow, phoneCode };
  expect(await ask(calls.tokenBySms, proof)).toMatchObject({ code: '600301' });
  expect(await ask(calls.forgetPassword, { ...proof, newPassword: 'Abcd#1234' })).toMatchObject({ code: '600301' });
  const headers = { platform: 'qpzj' };
  expect(await ask(calls.addUser, { ...form, ...proof }, { headers })).toMatchObject({ code: '600301' });
});

test('whoever has proved a phone is told that it has no account, or a disabled one', async () => {
  const unknown = { phoneNum: UNKNOWN, flow, phoneCode: await codeFor(UNKNOWN, 'login') };
  expect(await ask(calls.tokenBySms, unknown)).toMatchObject({ code: '600303' });
  await api.db.sql.updateTable('account').set({ isDisabled: true }).where('username', '=', 'seller').execute();
  const disabled = { phoneNum: KNOWN, flow, phoneCode: await codeFor(KNOWN, 'forget') };
  const passwordOf = () =>
    api.db.sql.selectFrom('account').select('passwordHash').where('username', '=', 'seller').executeTakeFirst();
  const former = await passwordOf();
  expect(await ask(calls.forgetPassword, { ...disabled, newPassword: 'Abcd#1234' })).toMatchObject({ code: '600307' });
  // Whoever lets the account in again lets it in as it was.
  expect(await passwordOf()).toEqual(former);
});

test('a forgotten password is set anew, the old one and every session are dead, and nobody is kept waiting for it', async () => {
  const { result } = await ask(calls.token, { username: 'seller', password: 'Former#1234' });
  const caller = { userId: result.user.id, token: result.token, secretKey: result.secretKey };
  for (const _ of [1, 2, 3]) await ask(calls.token, { username: 'seller', password: 'guess' });
  const phoneCode = await codeFor(KNOWN, 'forget');
  const proof = { phoneNum: KNOWN, flow, phoneCode };
  expect(await ask(calls.validateSmsCode, { ...proof, purpose: 'forget' })).toMatchObject({ code: '000000' });
  expect(await ask(calls.forgetPassword, { ...proof, newPassword: 'Newly#1234' })).toMatchObject({
    code: '000000',
    result: null,
  });
  expect(await api.post(calls.userInfo, {}, { as: caller })).toMatchObject({ status: 401, code: '600209' });
  expect(await ask(calls.token, { username: 'seller', password: 'Former#1234' })).toMatchObject({ code: '600101' });
  expect(await ask(calls.token, { username: 'seller', password: 'Newly#1234' })).toMatchObject({ code: '000000' });
  expect(await ask(calls.forgetPassword, { ...proof, newPassword: 'Other#1234' })).toMatchObject({ code: '600301' });
});

test('a new phone is proved by whoever is signed in only', async () => {
  await solveCaptcha();
  const place = { phoneNum: UNKNOWN, purpose: 'changePhone', flow };
  expect(await ask(calls.sendSms, place)).toMatchObject({ status: 401, code: '600209' });
  expect(await api.post(calls.sendSms, place)).toMatchObject({ code: '000000' });
});

test('asking who has an account wants a captcha after five questions, phones and names counted together', async () => {
  expect((await ask(calls.phoneIsExist, { phoneNum: KNOWN })).result).toBe(true);
  expect((await ask(calls.phoneIsExist, { phoneNum: UNKNOWN })).result).toBe(false);
  expect((await ask(calls.userNameIsExist, { username: 'SELLER' })).result).toBe(true);
  expect((await ask(calls.userNameIsExist, { username: 'nobody' })).result).toBe(false);
  await ask(calls.phoneIsExist, { phoneNum: KNOWN });
  expect(await ask(calls.phoneIsExist, { phoneNum: KNOWN })).toMatchObject({ code: '800129' });
  expect(await ask(calls.userNameIsExist, { username: 'seller' })).toMatchObject({ code: '800129' });
  await solveCaptcha();
  expect(await ask(calls.userNameIsExist, { username: 'seller' })).toMatchObject({ code: '000000', result: true });
  expect(await ask(calls.userNameIsExist, { username: 'seller' })).toMatchObject({ code: '800129' });
});

test('questions from one IPv6 network are counted together', async () => {
  const questionFrom = (host: string) =>
    ask(calls.phoneIsExist, { phoneNum: KNOWN }, { headers: { 'x-forwarded-for': host } });
  for (let host = 1; host <= 5; host += 1)
    expect(await questionFrom(`2001:db8:1:1::${host}`)).toMatchObject({ code: '000000' });
  expect(await questionFrom('2001:db8:1:1::6')).toMatchObject({ code: '800129' });
  expect(await questionFrom('2001:db8:1:2::1')).toMatchObject({ code: '000000' });
});

test('many spellings of one phone are one name to guess passwords of', async () => {
  for (const username of ['13900000001', '139 0000 0001', '+86 139-0000-0001'])
    expect(await ask(calls.token, { username, password: 'guess' })).toMatchObject({ code: '600101' });
  expect(await ask(calls.token, { username: '139.0000.0001', password: 'guess' })).toMatchObject({ code: '800129' });
});
