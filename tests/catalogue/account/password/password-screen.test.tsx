import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '../../../../src/providers/session/session.ts';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

const fill = async (user: Awaited<ReturnType<typeof openPage>>['user'], values: readonly string[]) => {
  for (const [index, label] of ['原密码', '新密码', '再次输入新密码'].entries()) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (values[index]) await user.type(field, values[index]);
  }
};
const submit = () => screen.getByRole('button', { name: '修改密码' });

test('nothing is sent before the old, new and repeated password are valid', async () => {
  const requests = useFakeApi();
  const { user } = await openPage('/user/change_password');
  await user.click(await screen.findByRole('button', { name: '修改密码' }));
  expect(screen.getByText('请输入密码')).toBeTruthy();
  expect(screen.getByText('密码长度 8–20 位，须包含字母、数字和特殊字符，不能有空格')).toBeTruthy();
  await fill(user, ['old#2026', 'new#2026', 'new#2027']);
  await user.click(submit());
  expect(screen.getByText('两次输入的新密码不一致')).toBeTruthy();
  expect(requests.some(({ operation }) => operation === 'updatePassword')).toBe(false);
});

test('a wrong old password shows an error, and the input is kept', async () => {
  useFakeApi({ updatePassword: () => refuse('600102') });
  const { user, place } = await openPage('/user/change_password');
  await screen.findByLabelText('原密码');
  await fill(user, ['wrong', 'new#2026', 'new#2026']);
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('原密码错误');
  expect(screen.getByLabelText('新密码')).toHaveProperty('value', 'new#2026');
  expect(place()).toBe('/user/change_password');
});

test('after the change the session continues with its new key, on the basic info', async () => {
  useFakeApi({ updatePassword: { token: 'fake-token', secretKey: 'cd'.repeat(32) } });
  const { user, place } = await openPage('/user/change_password');
  await screen.findByLabelText('原密码');
  await fill(user, ['old#2026', 'new#2026', 'new#2026']);
  await user.click(submit());
  expect(await screen.findByText('密码修改成功，其他设备已下线')).toBeTruthy();
  await screen.findByRole('heading', { name: '基本信息' });
  expect(place()).toBe('/user/info');
  expect(session.get()?.secretKey).toBe('cd'.repeat(32));
});
