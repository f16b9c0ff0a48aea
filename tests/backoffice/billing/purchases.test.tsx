import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bill } from '../../../src/contract/billing/schemas.ts';
import { sampleOf } from '../../support/bodies/sample.ts';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';

const orderCode = 'E20261120000000000001';
const bill = { ...Bill.parse(sampleOf(Bill)), orderCode, userId: 7, username: 'garage', companyName: 'Garage Li' };
const overrides = {
  orderList: { rows: [bill], total: 1 },
  orderTotal: [],
  billInfo: { bill, remainder: null, notices: [], refund: null },
};

test('the payer leads to the user, in the list and in the drawer', async () => {
  await openBackoffice(`/manager/bill?purchase=${orderCode}`, { overrides, powers: [...allPowers, '/manager/user'] });
  await within(await screen.findByRole('dialog')).findByRole('link', { name: 'garage · Garage Li' });
  const links = screen.getAllByRole('link', { name: 'garage · Garage Li', hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/manager/user/show/7', '/manager/user/show/7']);
});

test('without the power for users the payer is plain text', async () => {
  const powers = allPowers.filter((power) => !power.startsWith('/manager/user'));
  await openBackoffice('/manager/bill', { overrides, powers: [...powers, '/manager/bill'] });
  expect(await screen.findByText('garage · Garage Li')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'garage · Garage Li' })).toBeNull();
});
