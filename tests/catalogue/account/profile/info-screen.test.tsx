import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnSession, UserDetail } from '../../../../src/contract/account/schemas.ts';
import { session } from '../../../../src/providers/session/session.ts';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

const baseDetail: UserDetail['sysUserDetailVo'] = {
  id: 1,
  username: 'mechanic',
  phoneNum: '13900000001',
  userRealname: '王师傅',
  companyName: '样本汽车维修厂',
  companyType: null,
  jobFlag: null,
  howKnowEpc: null,
  businessDesc: null,
  hasCommunication: null,
  perfected: ['userPerfect', 'businessDesc'],
};

function detail(overrides: Partial<UserDetail['sysUserDetailVo']> = {}, acctLevel = 0): UserDetail {
  const base = {
    id: 1,
    username: 'mechanic',
    phoneNum: '13900000001',
    roleId: 1,
    roleName: '普通用户',
    roleValue: 1,
  } as const;
  const company = { agencyCode: null, deptId: 1, parentName: acctLevel === 0 ? null : 'shop' };
  return {
    sysUserBaseVo: { ...base, ...company, acctLevel, createdAt: '2026-01-01T00:00:00.000Z' },
    sysUserDetailVo: { ...baseDetail, ...overrides },
  };
}

const choices = { companyTypes: [{ value: 102, label: '维修厂' }], careers: [], channels: [] };
const device = (sessionId: string, overrides: Partial<OwnSession>): OwnSession => ({
  sessionId,
  userAgent: '',
  address: '203.0.113.9',
  platform: 'easyEpc',
  createdAt: '2026-01-01T00:00:00.000Z',
  seenAt: '2026-01-01T00:00:00.000Z',
  isView: false,
  isCurrent: false,
  ...overrides,
});
const currentSession = device('5f0c7b1e-0c35-4c8e-9b1e-0c354c8e9b1e', {
  isCurrent: true,
  userAgent: 'Firefox/143 (Windows)',
});
const otherSession = device('6f0c7b1e-0c35-4c8e-9b1e-0c354c8e9b1e', { userAgent: 'Chrome/141 (Android; Mobile)' });

test('the profile shows its completion and opens the missing fields', async () => {
  useFakeApi({
    userDetail: detail(),
    profileChoices: choices,
    updateIndustry: ({ companyType }) => detail({ companyType, perfected: ['userPerfect', 'companyType'] }),
  });
  const { user } = await openPage('/user/info');
  expect(await screen.findByRole('progressbar', { name: '资料已完善 2/7' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '填写公司类型' }));
  const choice = screen.getByLabelText('公司类型');
  expect(document.activeElement).toBe(choice);
  await user.selectOptions(choice, await screen.findByRole('option', { name: '维修厂' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('修改成功')).toBeTruthy();
  expect(screen.getByText('维修厂')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '编辑公司类型' }));
});

test('an unconfirmed value is confirmed with one click', async () => {
  const requests = useFakeApi({
    userDetail: detail(),
    perfectCompanyMessage: detail({ perfected: ['userPerfect', 'businessDesc', 'companyMessage'] }),
  });
  const { user } = await openPage('/user/info');
  await user.click(await screen.findByRole('button', { name: '确认公司名称' }));
  expect(await screen.findByText('资料已完善 3/7')).toBeTruthy();
  expect(requests.find(({ operation }) => operation === 'perfectCompanyMessage')?.body).toEqual({ perfect: 'true' });
});

test('a text that is too short shows an error and is not sent; Esc discards it', async () => {
  const requests = useFakeApi({ userDetail: detail() });
  const { user } = await openPage('/user/info', 'en');
  await user.click(await screen.findByRole('button', { name: 'Edit: Contact name' }));
  const field = screen.getByLabelText('Contact name');
  await user.clear(field);
  await user.type(field, '王{Enter}');
  expect(await screen.findByText('Please enter a contact name of 2–30 characters')).toBeTruthy();
  expect(requests.some(({ operation }) => operation === 'updateDetail')).toBe(false);
  await user.type(field, '{Escape}');
  expect(screen.queryByLabelText('Contact name')).toBeNull();
  expect(screen.getAllByText('王师傅').length).toBeGreaterThan(0);
});

test('a new username is in the session too; a taken one shows an error and is kept in the field', async () => {
  let isTaken = true;
  useFakeApi({
    userDetail: detail(),
    updateUsername: ({ username }) => {
      if (isTaken) refuse('300102');
      const changed = detail({ username });
      return { ...changed, sysUserBaseVo: { ...changed.sysUserBaseVo, username } };
    },
  });
  const { user } = await openPage('/user/info');
  await user.click(await screen.findByRole('button', { name: '编辑用户名' }));
  const field = screen.getByLabelText('用户名');
  await user.clear(field);
  await user.type(field, 'master{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('名称已存在');
  expect(field).toHaveProperty('value', 'master');
  isTaken = false;
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('master')).toBeTruthy();
  expect(session.get()?.user.username).toBe('master');
});

test('a sub account sees its main account and cannot edit the company’s name', async () => {
  useFakeApi({ userDetail: detail({}, 1) });
  await openPage('/user/info');
  expect(await screen.findByText('子账号（主账号：shop）')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '编辑公司名称' })).toBeNull();
});

test('the phone is changed by SMS code and password, and the session continues with a new key', async () => {
  const requests = useFakeApi({
    userDetail: detail(),
    sendSms: { resendAfterS: 60, expiresInS: 600 },
    updatePhone: { token: 'fake-token', secretKey: 'ab'.repeat(32) },
  });
  const { user } = await openPage('/user/info');
  await user.click(await screen.findByRole('button', { name: '编辑手机号' }));
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('请输入手机号')).toBeTruthy();
  await user.type(screen.getByLabelText('新手机号'), '+86 139-0000-0002');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect((await screen.findByRole('button', { name: /秒后重发/ })).getAttribute('aria-disabled')).toBe('true');
  await user.type(screen.getByLabelText('短信验证码'), '424242');
  await user.type(screen.getByLabelText('登录密码'), 'right#2026{Enter}');
  expect(await screen.findByText('手机号修改成功')).toBeTruthy();
  const [smsBody, changeBody] = ['sendSms', 'updatePhone'].map(
    (name) => requests.find(({ operation }) => operation === name)?.body,
  );
  expect(smsBody).toMatchObject({ phoneNum: '13900000002', purpose: 'changePhone' });
  expect(changeBody).toMatchObject({ phoneNum: '13900000002', phoneCode: '424242', flow: Object(smsBody).flow });
  expect(session.get()?.secretKey).toBe('ab'.repeat(32));
});

test('devices are listed, the current one first and without a button; another can be ended', async () => {
  let sessions = [currentSession, otherSession];
  const requests = useFakeApi({
    userDetail: detail(),
    listSessions: () => sessions,
    endSession: () => {
      sessions = [currentSession];
      return null;
    },
  });
  const { user } = await openPage('/user/info');
  const rows = within(await screen.findByRole('region', { name: '登录设备' }));
  expect(await rows.findByText('Firefox（Windows）')).toBeTruthy();
  expect(rows.getAllByRole('listitem')[0]?.textContent).toContain('本设备');
  await user.click(rows.getByRole('button', { name: '下线 Chrome（Android）' }));
  expect(await screen.findByText('Chrome（Android） 已下线')).toBeTruthy();
  await waitFor(() => expect(rows.queryByRole('button', { name: /下线/ })).toBeNull());
  expect(requests.find(({ operation }) => operation === 'endSession')?.body).toEqual({
    sessionId: otherSession.sessionId,
  });
});
