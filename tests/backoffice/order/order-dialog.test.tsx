import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const entry = (id: number, name: string, given: object = {}) => ({
  ...{ id, parentId: 102, dictionaryName: 'fuel', name, nameEn: name, ord: id, rowVersion: id },
  ...given,
});
const root = entry(100, 'Root', { parentId: null });
const category = entry(102, 'Fuel', { parentId: 100 });
const rows = [root, category, entry(1, 'Petrol'), entry(2, 'Diesel'), entry(3, 'Electric')];
const overrides = { dictList: { rows, total: rows.length } };

const names = () =>
  screen
    .getAllByRole('button', { name: /^Move .* up$/ })
    .map((button) => button.getAttribute('aria-label')?.slice(5, -3));

async function openDialog(given: object = {}) {
  const page = await openBackoffice('/manager/dictionary', { overrides: { ...overrides, ...given } });
  await page.user.click(await screen.findByRole('button', { name: /Reorder/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: 'Move Petrol' });
  return { ...page, dialog };
}

test('records are moved by buttons and arrow keys, and saved at once with the versions that were seen', async () => {
  const { user, calls, dialog } = await openDialog({ dictOrder: { rows: [{ id: 3, rowVersion: 4 }] } });
  expect(names()).toEqual(['Petrol', 'Diesel', 'Electric']);
  await user.click(dialog.getByRole('button', { name: 'Move Petrol down' }));
  expect(names()).toEqual(['Diesel', 'Petrol', 'Electric']);
  dialog.getByRole('button', { name: 'Move Electric' }).focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(names()).toEqual(['Electric', 'Diesel', 'Petrol']);
  expect(dialog.getByText('Electric is now 1 of 3')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('dictOrder'));
  expect(calls.find(({ operation }) => operation === 'dictOrder')?.body).toEqual({
    rows: [3, 2, 1].map((id) => ({ id, rowVersion: id })),
  });
  expect(await screen.findByText('Order saved')).toBeTruthy();
});

test('an order that someone else has changed is loaded again instead of being overwritten', async () => {
  const { user, dialog } = await openDialog({ dictOrder: () => refuse('900410') });
  await user.click(dialog.getByRole('button', { name: 'Move Petrol down' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Someone else just changed these records/)).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Petrol', 'Diesel', 'Electric']));
});

test('without the power to edit there is no reordering', async () => {
  await openBackoffice('/manager/dictionary', { overrides, powers: ['/manager', '/manager/dictionary'] });
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /Reorder/ })).toBeNull();
});
