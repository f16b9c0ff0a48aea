import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CompanyPackage, PackageRequest, SubAccount } from '../../../../src/contract/company/schemas.ts';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

const company = {
  companyName: '样本汽车维修厂',
  mainUsername: 'shop',
  mainRealname: '李店长',
  isMain: true,
  isShared: false,
  subNum: 1,
  subMax: 50,
};
const subAccountOf = (overrides: Partial<SubAccount> = {}): SubAccount => ({
  id: 7,
  username: 'apprentice',
  userRealname: '小张',
  contactPhone: '13800000011',
  isDisabled: false,
  isShared: false,
  createdAt: '2026-03-01T01:00:00.000Z',
  lastUsedAt: null,
  usedToday: 2,
  used30Days: 31,
  left: { C: 12, B: 5 },
  ...overrides,
});
const companyPackage: CompanyPackage = {
  packageId: 3,
  vehicleClass: 'C',
  kind: 'count',
  bought: 500,
  own: 470,
  ownUsed: 20,
  expiresAt: '2027-01-01T00:00:00.000Z',
  allocations: [{ userId: 7, username: 'apprentice', userRealname: '小张', amount: 30, used: 4 }],
};
const openRequest: PackageRequest = {
  requestId: 9,
  userId: 7,
  username: 'apprentice',
  userRealname: '小张',
  isShared: false,
  vehicleClass: 'C',
  kind: 'count',
  amount: 50,
  note: '年检季',
  state: 'open',
  givenAmount: null,
  word: '',
  createdAt: '2026-03-01T01:00:00.000Z',
  answeredAt: null,
  isNews: false,
};
const base = {
  getCompany: company,
  listSubAccounts: { rows: [subAccountOf()], total: 1 },
  listAllocations: [companyPackage],
  listPackageRequests: { rows: [], total: 0 },
};

test('sub accounts are listed with their use and remaining lookups; the order is in the URL', async () => {
  const requests = useFakeApi(base);
  const { user, place } = await openPage('/user/parent');
  const row = within(await screen.findByRole('row', { name: /apprentice/ }));
  expect(row.getByText('31')).toBeDefined();
  expect(row.getByText('乘用车 12，商用车 5')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '按近 30 天已用排序' }));
  expect(place()).toBe('/user/parent?sort=used30Days&order=desc');
  await waitFor(() =>
    expect(requests.filter(({ operation }) => operation === 'listSubAccounts').at(-1)?.body).toMatchObject({
      sortBy: 'used30Days',
      orderBy: 'desc',
    }),
  );
});

test('a sub account is added; errors are shown beside their fields, and the input is kept', async () => {
  let isTaken = true;
  const requests = useFakeApi({
    ...base,
    addSubAccount: (body) => {
      if (isTaken) refuse('300102');
      return subAccountOf({ username: body.username });
    },
  });
  const { user } = await openPage('/user/parent');
  await user.click(await screen.findByRole('button', { name: '添加子账号' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog.getByRole('button', { name: '添加', hidden: true }));
  expect(dialog.getByText('用户名不能为空')).toBeDefined();
  expect(dialog.getByText('请输入 2 至 30 个字符')).toBeDefined();
  await user.type(dialog.getByLabelText('用户名'), 'newcomer');
  await user.type(dialog.getByLabelText('联系人'), '小王');
  await user.click(dialog.getByRole('button', { name: '生成一个', hidden: true }));
  await user.click(dialog.getByRole('button', { name: '添加', hidden: true }));
  expect(await dialog.findByText('该用户名已被使用')).toBeDefined();
  isTaken = false;
  await user.type(dialog.getByLabelText('用户名'), '2');
  await user.click(dialog.getByRole('button', { name: '添加', hidden: true }));
  expect(await screen.findByText('已添加 小王')).toBeDefined();
  const body = requests.filter(({ operation }) => operation === 'addSubAccount').at(-1)?.body;
  expect(body).toMatchObject({ username: 'newcomer2', userRealname: '小王', isShared: true });
});

test('no more than the remaining lookups are allocated or taken back, and a retry keeps its idempotency key', async () => {
  let isLost = true;
  const requests = useFakeApi({
    ...base,
    allocateQuota: () => {
      if (isLost) refuse('900503');
      return null;
    },
  });
  const { user } = await openPage('/user/parent');
  await user.click(await screen.findByRole('button', { name: '小张 的查询次数' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const amount = await dialog.findByLabelText(/：次数$/);
  const allocate = dialog.getByRole('button', { name: /^从 .* 分配$/, hidden: true });
  await user.type(amount, '451');
  await user.click(allocate);
  expect(dialog.getByText('最多 450')).toBeDefined();
  await user.clear(amount);
  await user.type(amount, '27');
  await user.click(dialog.getByRole('button', { name: /^收回到/, hidden: true }));
  expect(dialog.getByText('最多 26')).toBeDefined();
  await user.click(allocate);
  await waitFor(() => expect(requests.filter(({ operation }) => operation === 'allocateQuota')).toHaveLength(1));
  isLost = false;
  await waitFor(() => expect(allocate).toHaveProperty('disabled', false));
  await user.click(allocate);
  expect(await screen.findByText('已分配 27 次给 小张')).toBeDefined();
  const [first, second] = requests.filter(({ operation }) => operation === 'allocateQuota').map(({ body }) => body);
  expect(first).toEqual(second);
});

test('a request can be refused only with a reason', async () => {
  let rows = [openRequest];
  const requests = useFakeApi({
    ...base,
    listPackageRequests: () => ({ rows, total: rows.length }),
    answerPackageRequest: () => {
      rows = [];
      return { ...openRequest, state: 'refused', word: '下周' };
    },
  });
  const { user } = await openPage('/user/parent');
  expect(await screen.findByText('小张 申请乘用车 50 次')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '处理 小张 的申请' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog.getByLabelText('不同意'));
  await user.click(dialog.getByRole('button', { name: '提交答复', hidden: true }));
  expect(dialog.getByText('请填写原因')).toBeDefined();
  await user.type(dialog.getByLabelText('原因'), '下周');
  await user.click(dialog.getByRole('button', { name: '提交答复', hidden: true }));
  expect(await screen.findByText('已答复')).toBeDefined();
  expect(requests.find(({ operation }) => operation === 'answerPackageRequest')?.body).toMatchObject({
    requestId: 9,
    answer: { kind: 'refused', word: '下周' },
  });
  await waitFor(() => expect(screen.queryByText('小张 申请乘用车 50 次')).toBeNull());
});

test('a sub account is disabled only after a confirmation', async () => {
  const requests = useFakeApi({ ...base, disableSubAccount: subAccountOf({ isDisabled: true }) });
  const { user } = await openPage('/user/parent');
  await user.click(await screen.findByRole('button', { name: '停用 小张' }));
  expect(requests.map(({ operation }) => operation)).not.toContain('disableSubAccount');
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog.getByRole('button', { name: '停用', hidden: true }));
  expect(await screen.findByText('已停用 小张')).toBeDefined();
  expect(requests.find(({ operation }) => operation === 'disableSubAccount')?.body).toEqual({
    id: 7,
    isDisabled: true,
  });
});

test('an account without a company sees why the page is empty', async () => {
  useFakeApi({ getCompany: () => refuse('900403') });
  await openPage('/user/parent');
  expect(await screen.findByRole('heading', { name: '这里没有可管理的账号' })).toBeDefined();
});

test('a sub account finds a link to its own page', async () => {
  useFakeApi({ getCompany: { ...company, isMain: false, subNum: 0, subMax: 50 } });
  await openPage('/user/parent');
  expect((await screen.findByRole('link', { name: '前往账号管理' })).getAttribute('href')).toBe('/user/child');
});
