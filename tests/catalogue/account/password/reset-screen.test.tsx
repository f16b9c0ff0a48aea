import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { bodiesOf, button, descriptionOf, fakes, getCode, invalidatedCodes, main } from '../account-form.ts';

beforeEach(() => sessionStorage.clear());

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

test('the link of the staff fills in the code, which sets the new password', async () => {
  const requests = useFakeApi({ ...fakes, resetByCode: null });
  const { user } = await openPage('/reset_password#ABCD-EFGH-JKLM-NPQR', 'zh-CN', null);
  const code = await main().findByLabelText<HTMLInputElement>('重置码');
  expect(code.value).toBe('ABCD-EFGH-JKLM-NPQR');
  await user.type(main().getByLabelText('新密码'), 'Newly#1234');
  await user.type(main().getByLabelText('再次输入新密码'), 'Newly#1234');
  await user.click(button('确认修改'));
  await main().findByRole('heading', { name: '新密码设置成功' });
  expect(bodiesOf(requests, 'resetByCode')).toEqual([{ code: 'ABCD-EFGH-JKLM-NPQR', newPassword: 'Newly#1234' }]);
}, 60_000);

test('a code that is too short is refused at its field before anything is sent', async () => {
  const requests = useFakeApi(fakes);
  const { user } = await openPage('/reset_password#code', 'zh-CN', null);
  await user.type(await main().findByLabelText('重置码'), 'ABCD');
  await user.click(button('确认修改'));
  expect(descriptionOf('重置码')).toContain('请输入客服告知的 16 位重置码');
  expect(bodiesOf(requests, 'resetByCode')).toEqual([]);
}, 60_000);
