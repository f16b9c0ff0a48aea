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

/** The list after someone else has saved another order of the entries 1 to 3. */
const savedBy = (...ids: number[]) => {
  const theirs = ids.map((id, ord) => ({ ...(rows.find((row) => row.id === id) ?? root), ord, rowVersion: id + 10 }));
  return { rows: [root, category, ...theirs], total: rows.length };
};

test('after a change by someone else the own moves are made again in the new order, and saved only on demand', async () => {
  let isTheirs = false;
  const { user, calls, dialog } = await openDialog({
    dictList: () => (isTheirs ? savedBy(3, 1, 2) : overrides.dictList),
    dictOrder: ({ rows: sent }: { rows: { id: number; rowVersion: number }[] }) => {
      if (isTheirs) return { rows: sent };
      isTheirs = true;
      return refuse('900410');
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Move Petrol down' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/yours was applied to theirs/);
  expect(names()).toEqual(['Electric', 'Diesel', 'Petrol']);
  const saves = () => calls.filter(({ operation }) => operation === 'dictOrder');
  expect(saves()).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]?.body).toEqual({ rows: [3, 2, 1].map((id) => ({ id, rowVersion: id + 10 })) });
});

test('where none of the own moves is left after a change by someone else, their order is shown', async () => {
  let isTheirs = false;
  const { user, dialog } = await openDialog({
    dictList: () => (isTheirs ? savedBy(2, 1, 3) : overrides.dictList),
    dictOrder: () => {
      isTheirs = true;
      return refuse('900410');
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Move Petrol down' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Someone else just changed these records/)).toBeTruthy();
  expect(names()).toEqual(['Diesel', 'Petrol', 'Electric']);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

test('without the power to edit there is no reordering', async () => {
  await openBackoffice('/manager/dictionary', { overrides, powers: ['/manager', '/manager/dictionary'] });
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /Reorder/ })).toBeNull();
});
