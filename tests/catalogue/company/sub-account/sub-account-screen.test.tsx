import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PackageRequest } from '../../../../src/contract/company/schemas.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { deductWith } from '../../shared/quota/deduct-with.ts';

const company = {
  companyName: '样本汽车维修厂',
  mainUsername: 'shop',
  mainRealname: '李店长',
  isMain: false,
  isShared: false,
  subNum: 0,
  subMax: 50,
};
const requestOf = (overrides: Partial<PackageRequest> = {}): PackageRequest => ({
  requestId: 9,
  userId: 1,
  username: 'mechanic',
  userRealname: '王师傅',
  isShared: false,
  vehicleClass: 'C',
  kind: 'daily',
  amount: 20,
  note: '',
  state: 'open',
  givenAmount: null,
  word: '',
  createdAt: '2026-03-01T01:00:00.000Z',
  answeredAt: null,
  isNews: false,
  ...overrides,
});

test('a sub account sees its main account, requests lookups, and sees the open request', async () => {
  let rows: PackageRequest[] = [];
  const requests = useFakeApi({
    getCompany: company,
    listPackageRequests: () => ({ rows, total: rows.length }),
    askPackage: () => {
      rows = [requestOf()];
      return requestOf();
    },
  });
  const { user } = await openPage('/user/child');
  expect(await screen.findByText('李店长 (shop)')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '联系主账号补充套餐' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(await dialog.findByLabelText('日限卡'));
  const amount = dialog.getByLabelText('每天次数');
  await user.clear(amount);
  await user.type(amount, '0');
  await user.click(dialog.getByRole('button', { name: '提交申请', hidden: true }));
  expect(dialog.getByText('请输入 1 到 1,000,000 的整数')).toBeDefined();
  await user.clear(amount);
  await user.type(amount, '20');
  await user.click(dialog.getByRole('button', { name: '提交申请', hidden: true }));
  expect(await screen.findByText('已提交申请，主账号答复后会通知您')).toBeDefined();
  expect(requests.find(({ operation }) => operation === 'askPackage')?.body).toEqual({
    vehicleClass: 'C',
    kind: 'daily',
    amount: 20,
    note: '',
  });
  const row = within(await screen.findByRole('row', { name: /乘用车每天 20 次/ }));
  expect(row.getByText('待处理')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '联系主账号补充套餐' }));
  expect(await screen.findByText(/主账号还没有答复/)).toBeDefined();
});

test('an answer shows the main account’s message, and is recorded as seen', async () => {
  const answered = requestOf({
    state: 'refused',
    word: '下周再说',
    answeredAt: '2026-03-02T01:00:00.000Z',
    isNews: true,
  });
  const requests = useFakeApi({ getCompany: company, listPackageRequests: { rows: [answered], total: 1 } });
  await openPage('/user/child');
  const row = within(await screen.findByRole('row', { name: /乘用车每天 20 次/ }));
  expect(row.getByText('未同意')).toBeDefined();
  expect(row.getByText(/下周再说/)).toBeDefined();
  await waitFor(() => expect(requests.map(({ operation }) => operation)).toContain('seePackageNews'));
});

test('the last day of the lookups follows the shop’s time zone, not the browser’s', async () => {
  const deduct = deductWith({ pacExpTime: '2026-02-28T16:00:00.000Z', pacStatus: '000000' });
  useFakeApi({ getCompany: company, getDeduct: deduct });
  await openPage('/user/child');
  expect(await screen.findByText('2026年3月1日')).toBeDefined();
});
