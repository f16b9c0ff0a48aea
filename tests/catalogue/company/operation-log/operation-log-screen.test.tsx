import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

const line = {
  logId: 9,
  userId: 2,
  username: 'mechanic',
  userRealname: '王师傅',
  action: 'export',
  subject: '工单 · 前刹车 (xlsx)',
  address: '203.0.113.9',
  loggedAt: '2026-03-01T08:00:00.000Z',
} as const;
const users = [
  { id: 1, username: 'shop', userRealname: '李店长' },
  { id: 2, username: 'mechanic', userRealname: '王师傅' },
];

/** Opens a page as a main account with a department. */
async function openAsMain(url: string) {
  const opened = await openPage(url);
  setSession({ ...fakeSession, user: { ...fakeSession.user, deptId: 1 } });
  return opened;
}

test('a main account sees the operations of its accounts, and the filters are in the URL', async () => {
  const requests = useFakeApi({ listOperationLog: { rows: [line], total: 41, users } });
  const { user, place } = await openAsMain('/user/oprLog');
  expect(await screen.findByRole('cell', { name: '王师傅 (mechanic)' })).toBeTruthy();
  expect(screen.getByText('共 41 条')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '下一页' }));
  expect(place()).toBe('/user/oprLog?page=2');
  await user.selectOptions(screen.getByLabelText('操作人'), '李店长 (shop)');
  await user.selectOptions(screen.getByLabelText('操作', { selector: 'select' }), '导出');
  expect(place()).toBe('/user/oprLog?user=1&action=export');
  await screen.findByText('共 41 条');
  const bodies = requests.filter(({ operation }) => operation === 'listOperationLog').map(({ body }) => body);
  expect(bodies.at(-1)).toMatchObject({ userId: 1, action: 'export', pageNum: 1 });
});

test('an operation of the staff, which has no address, leaves no label without a value on a phone', async () => {
  const byStaff = { ...line, action: 'staffDisable' as const, subject: '', address: '' };
  useFakeApi({ listOperationLog: { rows: [byStaff], total: 1, users } });
  await openAsMain('/user/oprLog');
  const dashes = await screen.findAllByRole('cell', { name: '—' });
  expect(dashes.map((cell) => cell.dataset.empty)).toEqual(['true', 'true']);
});

test('filters without matches can be cleared', async () => {
  useFakeApi({ listOperationLog: ({ action }) => ({ rows: action ? [] : [line], total: action ? 0 : 1, users }) });
  const { user, place } = await openAsMain('/user/oprLog?action=print');
  await screen.findByText('没有符合条件的记录');
  const [clear] = screen.getAllByRole('button', { name: '清除条件' });
  if (clear) await user.click(clear);
  expect(await screen.findByRole('cell', { name: '导出' })).toBeTruthy();
  expect(place()).toBe('/user/oprLog');
});

test.each([
  ['without a company', { deptId: null, acctLevel: 0 as const }],
  ['of a sub account', { deptId: 1, acctLevel: 1 as const }],
])('an account %s sees its own operations, such as that staff viewed as it', async (_, account) => {
  const view = { ...line, action: 'staffViewAs' as const, subject: 'Asked for help' };
  useFakeApi({ listOperationLog: { rows: [view], total: 1, users: users.slice(1) } });
  await openPage('/user/oprLog');
  setSession({ ...fakeSession, user: { ...fakeSession.user, ...account } });
  expect(await screen.findByRole('cell', { name: 'Asked for help' })).toBeTruthy();
  expect(screen.getByText('本账号的登录、改密、导出等操作记录。')).toBeTruthy();
  expect(screen.queryByLabelText('操作人')).toBeNull();
});
