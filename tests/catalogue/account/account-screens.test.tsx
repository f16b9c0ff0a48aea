import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../../src/providers/session/session.ts';
import { type Asked, fakeSession, refuse, useFakeApi } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => document.querySelector('#site')?.remove());

const smsSent = { resendAfterS: 60, expiresInS: 600 };
const fakes = { addUser: fakeSession, tokenBySms: fakeSession, sendSms: smsSent };
const main = () => within(screen.getByRole('main'));
const button = (name: string) => main().getByRole('button', { name });
const inputValueOf = (element: HTMLElement) => (element instanceof HTMLInputElement ? element.value : null);
/** A field's hint and error. */
const descriptionOf = (label: string) =>
  (main().getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const invalidatedCodes = (requests: readonly Asked[], purpose: string) =>
  bodiesOf(requests, 'invalidateSmsCode').filter((body) => Object(body).purpose === purpose);
const bodiesOf = (requests: readonly Asked[], operation: string) =>
  requests.filter((each) => each.operation === operation).map(({ body }) => body);

async function getCode(user: UserEvent, phone: string) {
  await user.type(await main().findByLabelText('手机号'), phone);
  await user.click(button('获取验证码'));
  await main().findByText(/验证码已发送至/);
}

test('the registration shows errors beside each field on blur, and all of them on submit', async () => {
  useFakeApi({ userNameIsExist: true });
  const { user } = await openPage('/register', 'zh-CN', null);
  await user.type(await main().findByLabelText('手机号'), '1380000');
  await user.tab();
  expect(descriptionOf('手机号')).toBe('手机号格式错误');
  await user.type(main().getByLabelText('用户名'), 'seller');
  await user.tab();
  await waitFor(() => expect(descriptionOf('用户名')).toBe('该用户名已被使用，请换一个'));
  await user.click(button('注册'));
  const errors = main()
    .getAllByText(/./, { selector: '[id$="-error"]' })
    .map(({ textContent }) => textContent);
  expect(errors).toEqual([
    '手机号格式错误',
    '请输入短信验证码',
    '密码长度 8-20 位，须包含字母、数字和特殊字符，不能有空格',
    '请输入联系人姓名（2-30 个字符）',
    '请输入合法的公司名称',
    '须为 2-380 个字符',
    '请阅读并同意用户服务协议',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(main().getByLabelText('手机号')));
}, 60_000);

test('a completed registration signs in and continues to the redirect', async () => {
  const requests = useFakeApi({ ...fakes, userNameIsExist: false });
  const { user, place } = await openPage('/register?redirect=/search/oe', 'zh-CN', null);
  await getCode(user, '138-0000-0000');
  await user.type(main().getByLabelText('短信验证码'), '012345');
  await user.type(main().getByLabelText('用户名'), 'new shop');
  await user.type(main().getByLabelText('密码'), 'Abcd#1234');
  await user.type(main().getByLabelText('联系人'), '赵师傅');
  await user.type(main().getByLabelText('公司名称'), '样本汽车维修厂');
  await user.type(main().getByLabelText('业务描述'), '乘用车维修');
  await user.click(button('《用户服务协议》'));
  const dialog = await screen.findByRole('dialog', { name: '用户服务协议', hidden: true });
  await within(dialog).findByText(/参考价格为原厂配件含税市场价/);
  await user.click(within(dialog).getByRole('button', { name: '已阅读并同意', hidden: true }));
  main().getByRole('checkbox', { name: '我已阅读并同意', checked: true });
  await user.click(button('注册'));
  await main().findByRole('heading', { name: /注册成功，您已登录/ });
  expect(place()).toBe('/register_success?redirect=/search/oe');
  expect(session.get()?.user.username).toBe('mechanic');
  const [{ flow, ...body } = { flow: '' }] = bodiesOf(requests, 'addUser') as { flow: string }[];
  expect(flow).toMatch(/^[0-9a-f]{32}$/);
  expect(body).toEqual({
    phoneNum: '13800000000',
    phoneCode: '012345',
    username: 'new shop',
    password: 'Abcd#1234',
    companyName: '样本汽车维修厂',
    userRealname: '赵师傅',
    businessDesc: '乘用车维修',
    hasAgreed: true,
  });
  expect(main().getByRole('link', { name: '立即进入' }).getAttribute('href')).toBe('/search/oe');
  // A used code is not invalidated.
  expect(invalidatedCodes(requests, 'register')).toEqual([]);
}, 60_000);

test.each([
  ['/register_success', null, '/login'],
  ['/register_success?redirect=/search/oe', fakeSession, '/index'],
  ['/reset_success', null, '/login'],
] as const)('%s opened directly redirects', async (path, as, end) => {
  useFakeApi();
  const { place } = await openPage(path, 'zh-CN', as);
  const [heading] = await main().findAllByRole('heading');
  expect(heading?.textContent).not.toContain('成功');
  expect(place()).toBe(end);
});

test('a code can be requested again only after sixty seconds, which survive a reload', async () => {
  const requests = useFakeApi(fakes);
  const { user } = await openPage('/login?by=sms', 'zh-CN', null);
  await getCode(user, '13800000000');
  const wait = main().getByRole('button', { name: /^\d+ 秒后重发$/ });
  await user.click(wait);
  expect(bodiesOf(requests, 'sendSms')).toHaveLength(1);
  expect(JSON.parse(sessionStorage.getItem('epc.sms.login') ?? '')).toMatchObject({ phoneNum: '13800000000' });
});

test('a reload restores the phone and the wait of a code', async () => {
  const flow = 'f'.repeat(32);
  sessionStorage.setItem(
    'epc.sms.login',
    JSON.stringify({ flow, phoneNum: '13800000000', waitingFor: '13800000000', resendAt: Date.now() + 30_000 }),
  );
  const requests = useFakeApi(fakes);
  const { user } = await openPage('/login?by=sms', 'zh-CN', null);
  expect(inputValueOf(await main().findByLabelText('手机号'))).toBe('13800000000');
  main().getByRole('button', { name: /^(30|29|28) 秒后重发$/ });
  await user.type(main().getByLabelText('短信验证码'), '012345');
  await user.click(button('登录'));
  await waitFor(() => expect(session.get()).not.toBeNull());
  expect(bodiesOf(requests, 'tokenBySms')).toEqual([{ phoneNum: '13800000000', phoneCode: '012345', flow }]);
});

test('leaving the screen invalidates its code', async () => {
  const requests = useFakeApi(fakes);
  const { user, router } = await openPage('/forget_password', 'zh-CN', null);
  await getCode(user, '13800000000');
  await router.navigate('/index');
  await waitFor(() =>
    expect(invalidatedCodes(requests, 'forget')).toEqual([expect.objectContaining({ phoneNum: '13800000000' })]),
  );
  expect(sessionStorage.getItem('epc.sms.forget')).toBeNull();
});

test('after the captcha the code is requested again by itself', async () => {
  let isSolved = false;
  const picture = { image: 'data:image/svg+xml;base64,', captchaId: 'of-this-picture-alone-' };
  const requests = useFakeApi({
    sendSms: () => (isSolved ? smsSent : refuse('800129', picture)),
    verifyCaptcha: () => {
      isSolved = true;
      return null;
    },
  });
  const { user } = await openPage('/login?by=sms', 'zh-CN', null);
  await user.type(await main().findByLabelText('手机号'), '13800000000');
  await user.click(button('获取验证码'));
  const dialog = await screen.findByRole('dialog', { name: '安全验证', hidden: true });
  await user.type(within(dialog).getByLabelText('验证码'), 'abcde');
  await user.click(within(dialog).getByRole('button', { name: '确定', hidden: true }));
  await main().findByText(/验证码已发送至 13800000000/);
  expect(bodiesOf(requests, 'sendSms')).toHaveLength(2);
  // The captcha's id is sent with its answer and with the repeated request.
  const named = requests.map(({ operation, headers }) => [operation, headers.get('captcha-id')]);
  expect(named).toContainEqual(['verifyCaptcha', picture.captchaId]);
  expect(named.filter(([operation]) => operation === 'sendSms').at(-1)).toEqual(['sendSms', picture.captchaId]);
});

test('a wait that the server demands is shown: seconds on the button, minutes as an error', async () => {
  let retryAfterS = 42;
  useFakeApi({ sendSms: () => refuse('900429', { retryAfterS }) });
  const { user } = await openPage('/login?by=sms', 'zh-CN', null);
  await user.type(await main().findByLabelText('手机号'), '13800000000');
  await user.click(button('获取验证码'));
  await main().findByRole('button', { name: /^4[0-2] 秒后重发$/ });
  // The code was requested on another screen.
  expect(main().queryByText(/验证码已发送至/)).toBeNull();
  await user.clear(main().getByLabelText('手机号'));
  await user.type(main().getByLabelText('手机号'), '13800000001');
  retryAfterS = 1_800;
  await user.click(button('获取验证码'));
  expect((await main().findByRole('alert')).textContent).toContain('获取验证码过于频繁，请 30 分钟后再试');
});

test('an error of the server is shown beside its field, and the input is kept', async () => {
  useFakeApi({ ...fakes, tokenBySms: () => refuse('600301') });
  const { user } = await openPage('/login?by=sms', 'zh-CN', null);
  await getCode(user, '13800000000');
  await user.type(main().getByLabelText('短信验证码'), '123456');
  await user.click(button('登录'));
  await waitFor(() => expect(descriptionOf('短信验证码')).toMatch(/短信验证码错误或已失效/));
  expect(inputValueOf(main().getByLabelText('手机号'))).toBe('13800000000');
});

test('a forgotten password is reset: verify the phone, then enter the new password twice', async () => {
  const requests = useFakeApi({ ...fakes, validateSmsCode: null, forgetPassword: null });
  const { user, place } = await openPage('/forget_password', 'zh-CN', null);
  await getCode(user, '13800000000');
  await user.type(main().getByLabelText('短信验证码'), '012345');
  await user.click(button('下一步'));
  await main().findByRole('heading', { name: '设置新密码' });
  expect(place()).toBe('/reset_password');
  await user.type(main().getByLabelText('新密码'), 'Newly#1234');
  await user.type(main().getByLabelText('再次输入新密码'), 'Newly#1235');
  await user.click(button('确认修改'));
  expect(descriptionOf('再次输入新密码')).toBe('两次输入的密码不一致');
  await user.clear(main().getByLabelText('再次输入新密码'));
  await user.type(main().getByLabelText('再次输入新密码'), 'Newly#1234');
  await user.click(button('确认修改'));
  await main().findByRole('heading', { name: '新密码设置成功' });
  expect(bodiesOf(requests, 'forgetPassword')).toEqual([
    { phoneNum: '13800000000', phoneCode: '012345', newPassword: 'Newly#1234', flow: expect.any(String) },
  ]);
  expect(invalidatedCodes(requests, 'forget')).toEqual([]);
}, 60_000);

test('the second step of a reset redirects to the first without a verified phone', async () => {
  useFakeApi();
  const { place } = await openPage('/reset_password', 'zh-CN', null);
  await main().findByRole('heading', { name: '忘记密码' });
  expect(place()).toBe('/forget_password');
});

test('signed-in users are redirected from login and registration', async () => {
  useFakeApi();
  const { router, place } = await openPage('/register');
  await waitFor(() => expect(place()).toBe('/index'));
  await router.navigate('/login?by=sms&redirect=//evil.example/');
  await waitFor(() => expect(place()).toBe('/index'));
});

test('only a demo requests the SMS outbox', async () => {
  const message = { id: 1, text: '【样本】验证码 012345', code: '012345', sentAt: '2026-03-01T08:00:00.000Z' };
  const requests = useFakeApi({ ...fakes, listSmsOutbox: [message] });
  const { user, router } = await openPage('/login?by=sms', 'zh-CN', null);
  await getCode(user, '13800000000');
  expect(bodiesOf(requests, 'listSmsOutbox')).toEqual([]);
  await router.navigate('/index');
  await screen.findByRole('heading', { name: '从 VIN 到报价工单' });
  document.body.insertAdjacentHTML('beforeend', '<script id="site" type="application/json">{"isDemo":true}</script>');
  await router.navigate('/login?by=sms');
  await getCode(user, '13800000000');
  await user.click(await main().findByRole('button', { name: '填入 012345' }));
  expect(inputValueOf(main().getByLabelText('短信验证码'))).toBe('012345');
});

test('the login links to a registration on another site', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script id="site" type="application/json">{"registerUrl":"https://register.example/in"}</script>',
  );
  useFakeApi();
  await openPage('/login', 'en', null);
  const link = await main().findByRole('link', { name: 'No account yet? Register' });
  expect(link.getAttribute('href')).toBe('https://register.example/in');
});

test('each click on a demo account fills in its username and password, or its phone', async () => {
  const site = {
    isDemo: true,
    demoPassword: 'Epc#2026demo',
    demoAccounts: [{ username: 'apprentice', roleValue: 1, phoneNum: '13900000006' }],
  };
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script id="site" type="application/json">${JSON.stringify(site)}</script>`,
  );
  useFakeApi();
  const { user } = await openPage('/login', 'zh-CN', null);
  await user.click(await main().findByRole('button', { name: 'apprentice' }));
  expect(inputValueOf(main().getByLabelText('密码'))).toBe('Epc#2026demo');
  await user.clear(main().getByLabelText('用户名'));
  await user.click(button('apprentice'));
  expect(inputValueOf(main().getByLabelText('用户名'))).toBe('apprentice');
  expect(main().getByText('子账号·分配')).toBeTruthy();
  await user.click(main().getByRole('link', { name: '短信登录' }));
  await user.click(await main().findByRole('button', { name: 'apprentice' }));
  expect(inputValueOf(main().getByLabelText('手机号'))).toBe('13900000006');
});

test('a reload keeps the registration’s input except the password; a finished one clears it', async () => {
  useFakeApi({ ...fakes, userNameIsExist: false });
  const first = await openPage('/register', 'zh-CN', null);
  await first.user.type(await main().findByLabelText('用户名'), 'new shop');
  await first.user.type(main().getByLabelText('密码'), 'Abcd#1234');
  await first.user.type(main().getByLabelText('业务描述'), '乘用车维修');
  expect(sessionStorage.getItem('epc.register')).not.toContain('Abcd');
  cleanup();
  const { user } = await openPage('/register', 'zh-CN', null);
  expect(inputValueOf(await main().findByLabelText('用户名'))).toBe('new shop');
  expect(main().getByLabelText('业务描述').textContent).toBe('乘用车维修');
  expect(inputValueOf(main().getByLabelText('密码'))).toBe('');
  await getCode(user, '13800000000');
  await user.type(main().getByLabelText('短信验证码'), '012345');
  await user.type(main().getByLabelText('密码'), 'Abcd#1234');
  await user.type(main().getByLabelText('联系人'), '赵师傅');
  await user.type(main().getByLabelText('公司名称'), '样本汽车维修厂');
  await user.click(main().getByRole('checkbox'));
  await user.click(button('注册'));
  await main().findByRole('heading', { name: /注册成功/ });
  expect(sessionStorage.getItem('epc.register')).toBeNull();
}, 60_000);
