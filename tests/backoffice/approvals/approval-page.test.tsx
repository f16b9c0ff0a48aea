import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resources } from '../../../src/contract/all-calls.ts';
import type { Approval } from '../../../src/contract/approvals/schemas.ts';
import { sampleOf } from '../../support/bodies/sample.ts';
import { refuse } from '../../support/screens/fakes.ts';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';

const powers = [...allPowers, '/manager/approval:decide'];
const approval: Approval = {
  ...{ approvalId: 7, kind: 'packagePrice', state: 'open', subject: 'package', subjectId: '3', subjectName: 'Year' },
  ...{ before: { priceFen: 10_000 }, after: { priceFen: 5_000 }, source: 'page', requestedBy: 'anna' },
  ...{
    requestedAt: '2026-11-20T02:00:00.000Z',
    expiresAt: '2026-11-27T02:00:00.000Z',
    decidedBy: null,
    decidedAt: null,
  },
  ...{ note: '', failure: '', isOwn: false, canDecide: true },
};

const open = (rows: readonly Approval[], overrides: object = {}) =>
  openBackoffice('/manager/approval', {
    powers,
    overrides: { approvalList: { rows: [...rows], total: rows.length }, ...overrides },
  });

const card = async (name: RegExp) => within(await screen.findByRole('article', { name }));

test('an open approval shows what would change and who requested it, and is approved with a note', async () => {
  const { user, calls } = await open([approval], { approvalApprove: null });
  const shown = await card(/#7 Package price: Year/);
  expect(shown.getByText(/Submitted by anna/)).toBeTruthy();
  expect(shown.getByText(/100\.00/).tagName).toBe('DEL');
  expect(shown.getByText(/50\.00/).tagName).toBe('INS');
  await user.click(shown.getByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Note (optional)'), 'fine');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'approvalApprove')?.body).toEqual({
      approvalId: 7,
      note: 'fine',
    }),
  );
  expect(await screen.findByText('Approved. The change is in effect.')).toBeTruthy();
});

test('a refusal needs a reason', async () => {
  const { user } = await open([approval], { approvalRefuse: null });
  await user.click((await card(/#7/)).getByRole('button', { name: /^Refuse/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Refuse' })).toHaveProperty('disabled', true);
  await user.type(dialog.getByLabelText(/Reason/), 'too low');
  expect(dialog.getByRole('button', { name: 'Refuse' })).toHaveProperty('disabled', false);
});

test('the user’s own change can only be withdrawn', async () => {
  await open([{ ...approval, isOwn: true, canDecide: false }]);
  const shown = await card(/#7/);
  expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Withdraw']);
});

test('a decision that came too late says so and stays open', async () => {
  const { user } = await open([approval], { approvalApprove: () => refuse('301012') });
  await user.click((await card(/#7/)).getByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/already been decided, withdrawn or has expired/);
});

test('a form whose change waits says so with a link to the approvals, and is left', async () => {
  const item = resources.package.item.parse(sampleOf(resources.package.item));
  const { user, path } = await openBackoffice('/manager/package/edit/1', {
    powers,
    overrides: {
      packageGet: { ...item, packageId: 1, formerPriceFen: null },
      packageUpdate: () => refuse('301010'),
      approvalList: { rows: [], total: 0 },
    } as object,
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Submitted for approval/)).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/manager/package'));
  await user.click(screen.getByRole('button', { name: 'View approvals' }));
  await waitFor(() => expect(path()).toBe('/manager/approval'));
});

test('without the power of the page, the user’s menu leads to one’s own requests', async () => {
  const own = { ...approval, isOwn: true, canDecide: false };
  const { user, path } = await openBackoffice('/manager/notice', {
    powers: ['/manager/notice'],
    overrides: { approvalList: { rows: [own], total: 1 } },
  });
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
  await user.click(await screen.findByRole('menuitem', { name: /My requests for approval/ }));
  expect(path()).toBe('/manager/approval');
  expect((await card(/#7/)).getByRole('button', { name: /^Withdraw/ })).toBeTruthy();
});
