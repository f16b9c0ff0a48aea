import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bill, type PurchaseRemainder } from '../../../src/contract/billing/schemas.ts';
import { sampleOf } from '../../support/bodies/sample.ts';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';

const orderCode = 'E20261120000000000001';
const bill: Bill = {
  ...Bill.parse(sampleOf(Bill)),
  ...{ orderCode, state: 'granted', kind: 'count', amount: 100, paidFen: 12_000, refundedFen: null, refundedAt: null },
};
const remainder: PurchaseRemainder = {
  ...{ unit: 'lookups', total: 100, left: 83, taken: 17, daysLeft: 23 },
  proposedFen: 9_960,
};
const info = { bill, remainder, notices: [], refund: null };

async function openDrawer(overrides: Overrides, powers: readonly string[] = allPowers) {
  const opened = await openBackoffice(`/manager/bill?purchase=${orderCode}`, {
    overrides: { orderList: { rows: [bill], total: 1 }, orderTotal: [], billInfo: info, ...overrides },
    powers: [...powers],
  });
  return { ...opened, drawer: within(await screen.findByRole('dialog', { name: orderCode })) };
}

async function openForm(overrides: Overrides) {
  const opened = await openDrawer(overrides);
  await opened.user.click(await opened.drawer.findByRole('button', { name: 'Refund this purchase' }));
  return opened;
}

/** By its text: in tests antd gives all dialogs the id of one title. */
async function findConfirmation(title: string | RegExp) {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]');
  if (dialog === null) throw new Error('the confirmation is no dialog');
  return within(dialog);
}

test('a refund proposes the share that is left, says what it withdraws, and sends what was seen', async () => {
  const { user, drawer, calls: requests } = await openForm({ orderRefund: { ...info, remainder: null } });
  expect(await drawer.findByText('83 of 100 lookups')).toBeDefined();
  expect(drawer.getByText('23')).toBeDefined();
  expect(drawer.getByRole('spinbutton', { name: 'Refund amount' })).toHaveProperty('value', '99.60');
  await user.click(drawer.getByRole('button', { name: 'Record refund' }));
  expect((await drawer.findByRole('alert')).textContent).toBe('Enter a remark');
  await user.type(drawer.getByRole('textbox', { name: /^Remark/ }), 'No longer needed');
  await user.click(drawer.getByRole('button', { name: 'Record refund' }));
  const dialog = await findConfirmation('Record a refund of ¥99.60?');
  expect(dialog.getByText(/^The 83 lookups that are left are withdrawn/)).toBeDefined();
  expect(requests.some(({ operation }) => operation === 'orderRefund')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  await screen.findByText('Refund recorded');
  expect(requests.find(({ operation }) => operation === 'orderRefund')?.body).toEqual({
    orderCode,
    remark: 'No longer needed',
    refundFen: 9_960,
    left: 83,
  });
});

test('an amount above what was paid is not sent', async () => {
  const { user, drawer } = await openForm({});
  const amount = await drawer.findByRole('spinbutton', { name: 'Refund amount' });
  await user.clear(amount);
  await user.type(amount, '120.01');
  await user.type(drawer.getByRole('textbox', { name: /^Remark/ }), 'x');
  await user.click(drawer.getByRole('button', { name: 'Record refund' }));
  expect((await drawer.findByRole('alert')).textContent).toBe('Enter an amount from ¥0.01 to ¥120.00');
  expect(screen.queryByText(/^Record a refund of/)).toBeNull();
});

test('if something was used meanwhile, the new figures and proposal are shown before another try', async () => {
  let left = 83;
  const {
    user,
    drawer,
    calls: requests,
  } = await openForm({
    billInfo: () => ({ ...info, remainder: { ...remainder, left, proposedFen: left * 120 } }),
    orderRefund: (body) =>
      body.left === left
        ? { ...info, remainder: null }
        : refuse('900410', { theirs: {}, changedBy: '', changedAt: null }),
  });
  const amount = await drawer.findByRole('spinbutton', { name: 'Refund amount' });
  await user.clear(amount);
  await user.type(amount, '50');
  await user.type(drawer.getByRole('textbox', { name: /^Remark/ }), 'x');
  left = 80;
  const submit = async () => {
    await user.click(await drawer.findByRole('button', { name: 'Record refund' }));
    const dialog = await findConfirmation(/^Record a refund of/);
    await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  };
  await submit();
  expect(await drawer.findByText(/^The figures have changed/)).toBeDefined();
  expect(await drawer.findByText('80 of 100 lookups')).toBeDefined();
  expect(amount).toHaveProperty('value', '96.00');
  await submit();
  await screen.findByText('Refund recorded');
  const sent = requests.filter(({ operation }) => operation === 'orderRefund').map(({ body }) => body);
  expect(sent).toMatchObject([
    { refundFen: 5_000, left: 83 },
    { refundFen: 9_600, left: 80 },
  ]);
});

test('without the power to edit bills there is no refund', async () => {
  const { drawer } = await openDrawer(
    {},
    allPowers.filter((power) => power !== '/manager/bill:edit'),
  );
  expect(await drawer.findByText('83 of 100 lookups')).toBeDefined();
  expect(drawer.queryByRole('button', { name: /refund/i })).toBeNull();
});
