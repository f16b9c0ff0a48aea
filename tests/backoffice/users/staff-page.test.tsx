import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffMember } from '../../../src/contract/users/staff-schemas.ts';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';

const seller: StaffMember = {
  userId: 2,
  username: 'zhou',
  userRealname: 'Zhou',
  companyName: null,
  agencyCode: 'S01',
  isDisabled: false,
  users: 12,
  newUsers: 3,
  purchases: 4,
  revenueFen: 123_450,
  refundsFen: 0,
};
const user = (userId: number) => ({
  userId,
  username: `user${userId}`,
  userRealname: null,
  companyName: `Garage ${userId}`,
  phoneNum: null,
  subAccounts: 0,
  isDisabled: false,
  createdAt: '2026-11-01T02:00:00.000Z',
  agencyCode: 'S01',
});
const plan = { users: 12, subAccounts: 2, from: { before: 12, after: 0 }, to: { before: 5, after: 17 } };
const BATCH = '0b2f6d3e-6a0e-4a53-9d0c-2f6a4a8f3c11';
const overrides: Overrides = {
  sellerList: { rows: [seller], total: 1 },
  sellerUsers: { rows: [user(7), user(8)], total: 2 },
  sellerTransferTargets: [{ userId: 3, name: 'Chen', roleValue: 2, agencyCode: 'A01' }],
  sellerTransferPlan: plan,
  sellerTransfer: { ...plan, batchId: BATCH },
  sellerTransferUndo: { restored: 13, left: 1 },
};
const open = (url: string, more: Overrides = {}, powers: readonly string[] = allPowers) =>
  openBackoffice(url, { overrides: { ...overrides, ...more }, powers });

/** antd gives every modal the same id in tests, so that it has no name of its own; jsdom runs no animation that shows it. */
async function modal() {
  const hint = await screen.findByText(/^The users and their sub accounts get/);
  return within(hint.closest<HTMLElement>('[role=dialog]') ?? expect.unreachable());
}

test('sellers are listed with agency code, users and revenue in yuan', async () => {
  const { calls } = await open('/manager/sale?period=days&from=2026-11-01&to=2026-11-30');
  const row = within(await screen.findByRole('row', { name: /zhou/ }));
  expect(row.getByText('S01')).toBeTruthy();
  expect(row.getByText('12')).toBeTruthy();
  expect(row.getByText('¥1,234.50')).toBeTruthy();
  expect(calls.find(({ operation }) => operation === 'sellerList')?.body).toEqual({
    search: '',
    sortBy: 'revenueFen',
    orderBy: 'desc',
    pageNum: 1,
    pageSize: 10,
    from: '2026-11-01',
    to: '2026-11-30',
  });
});

test('a transfer of all users shows the counts before and after, then sends the planned number', async () => {
  const { user: person, calls } = await open('/manager/sale?member=2');
  await person.click(await screen.findByRole('button', { name: 'Transfer all users' }));
  const dialog = await modal();
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Transfer', hidden: true });
  expect(submit.disabled).toBe(true);
  await person.click(dialog.getByRole('combobox', { name: 'To', hidden: true }));
  await person.click(await screen.findByText('Chen · A01 · Agent'));
  const gives = within(await dialog.findByRole('row', { name: /^From/, hidden: true }));
  expect(gives.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['12', '0']);
  const receives = within(dialog.getByRole('row', { name: /^To/, hidden: true }));
  expect(receives.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['5', '17']);
  await person.click(submit);
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'sellerTransfer')?.body).toEqual({
      fromId: 2,
      toId: 3,
      planned: 12,
    }),
  );
  expect(await screen.findByText('12 users transferred')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/^13 accounts returned; 1 were transferred/);
  expect(calls.find(({ operation }) => operation === 'sellerTransferUndo')?.body).toEqual({ batchId: BATCH });
});

test('only the chosen users are transferred, and a refusal is shown in the dialog', async () => {
  const { user: person, calls } = await open('/manager/sale?member=2', {
    sellerTransfer: () => refuse('300227'),
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Select user8' }));
  await person.click(screen.getByRole('button', { name: 'Transfer 1 user' }));
  const dialog = await modal();
  await person.click(dialog.getByRole('combobox', { name: 'To', hidden: true }));
  await person.click(await screen.findByText('Chen · A01 · Agent'));
  await dialog.findByRole('row', { name: /^From/, hidden: true });
  await person.click(dialog.getByRole('button', { name: 'Transfer', hidden: true }));
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toMatch(/changed since the preview/);
  expect(calls.find(({ operation }) => operation === 'sellerTransfer')?.body).toMatchObject({ userIds: [8] });
});

test('without the power there is no transfer', async () => {
  await open(
    '/manager/sale?member=2',
    {},
    allPowers.filter((code) => code !== '/manager/sale:edit'),
  );
  await screen.findByText('Garage 7');
  expect(screen.queryByRole('button', { name: /Transfer/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('agents have a page of their own', async () => {
  const agent = { ...seller, companyName: 'Parts Ltd' };
  await open('/manager/agent', { agentList: { rows: [agent], total: 1 } });
  expect(await screen.findByRole('button', { name: 'Parts Ltd' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Agents' })).toBeTruthy();
});
