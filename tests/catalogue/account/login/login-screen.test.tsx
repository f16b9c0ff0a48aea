import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../../../src/providers/session/session.ts';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { bodiesOf, button, descriptionOf, fakes, getCode, inputValueOf, main, smsSent } from '../account-form.ts';

vi.mock('../../../../src/providers/calls/proof-of-work/solve-proof.ts', () => ({ solveProof: async () => 'a proof' }));

beforeEach(() => sessionStorage.clear());
afterEach(() => document.querySelector('#site')?.remove());

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

test('after the captcha the code is requested again by itself', async () => {
  let isSolved = false;
  const picture = {
    image: 'data:image/svg+xml;base64,',
    captchaId: 'of-this-picture-alone-',
    challenge: '{}',
    maxCounter: 200,
  };
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
  await screen.findByRole('heading', { name: '一个 VIN， 图、号、价全在。' });
  // Leaving drops the code and the wait, in a task after the next page is shown.
  await waitFor(() => expect(bodiesOf(requests, 'invalidateSmsCode')).toHaveLength(1));
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
