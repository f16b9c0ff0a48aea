import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '../../../../src/providers/session/session.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import {
  bodiesOf,
  button,
  descriptionOf,
  fakes,
  getCode,
  inputValueOf,
  invalidatedCodes,
  main,
} from '../account-form.ts';

beforeEach(() => sessionStorage.clear());

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
    // A refused value stays marked until it changes.
    '该用户名已被使用，请换一个',
    '密码长度 8–20 位，须包含字母、数字和特殊字符，不能有空格',
    '请输入联系人姓名（2–30 个字符）',
    '请输入合法的公司名称',
    '请输入 2–380 个字符',
    '请先阅读并同意用户服务协议',
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

test('the link of a seller fills in the agency code; a malformed one is ignored', async () => {
  useFakeApi(fakes);
  await openPage('/register?agencyCode=SD01', 'zh-CN', null);
  await main().findByLabelText('手机号');
  expect(inputValueOf(main().getByLabelText('代理商编码（选填）'))).toBe('SD01');
  cleanup();
  sessionStorage.clear();
  await openPage('/register?agencyCode=%3Cscript%3E', 'zh-CN', null);
  await main().findByLabelText('手机号');
  expect(inputValueOf(main().getByLabelText('代理商编码（选填）'))).toBe('');
}, 60_000);
