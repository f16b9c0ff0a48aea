import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Overrides } from '../../../support/screens/fakes.ts';
import { refuse } from '../../../support/screens/fakes.ts';
import { allPowers, openBackoffice } from '../../../support/screens/open-backoffice.tsx';

const role = { roleId: 2, roleName: 'Sellers', roleNameEn: '', roleValue: 3 as const, remark: null, rowVersion: 4 };
const point = {
  pointId: 5,
  pointCode: 'home',
  name: 'Home',
  nameEn: '',
  path: '/index',
  isOn: true,
  clickNum: 3,
  lastAt: null,
  rowVersion: 7,
};
const overrides: Overrides = {
  roleList: { rows: [role], total: 1 },
  buriedList: { rows: [point], total: 1 },
  buriedEdit: point,
};
const edits = (calls: readonly { operation: string; body: unknown }[]) =>
  calls.filter(({ operation }) => operation === 'buriedEdit').map(({ body }) => body);
const openPoints = (powers = allPowers, more: Overrides = {}) =>
  openBackoffice('/manager/buried', { powers, overrides: { ...overrides, ...more } });
const nameCell = () => screen.findByRole('button', { name: /^Name of .*: Home$/ });

test('a short text is changed in the list by Enter, with the version that the list shows', async () => {
  const { user, calls } = await openPoints();
  await user.click(await nameCell());
  const input = screen.getByRole('textbox', { name: /^Name of/ });
  await user.clear(input);
  await user.type(input, 'Start{Enter}');
  await waitFor(() => expect(edits(calls)).toEqual([{ id: 5, rowVersion: 7, values: { name: 'Start' } }]));
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('a switch is changed at once', async () => {
  const { user, calls } = await openPoints();
  await user.click(await screen.findByRole('switch', { name: / of / }));
  await waitFor(() => expect(edits(calls)).toEqual([{ id: 5, rowVersion: 7, values: { isOn: false } }]));
});

test('Esc and an unchanged value send nothing, and the focus returns to the cell', async () => {
  const { user, calls } = await openPoints();
  await user.click(await nameCell());
  await user.keyboard('x{Escape}');
  await waitFor(async () => expect(document.activeElement).toBe(await nameCell()));
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  await nameCell();
  expect(edits(calls)).toEqual([]);
});

test('leaving the input by Tab saves', async () => {
  const { user, calls } = await openPoints();
  await user.click(await nameCell());
  await user.keyboard('!');
  await user.tab();
  await waitFor(() => expect(edits(calls)).toMatchObject([{ values: { name: 'Home!' } }]));
});

test('an invalid value is refused beside its input before anything is sent', async () => {
  const { user, calls } = await openPoints();
  await user.click(await nameCell());
  await user.clear(screen.getByRole('textbox', { name: /^Name of/ }));
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Name is required');
  expect(edits(calls)).toEqual([]);
});

test('after another has changed the record, theirs and the original are shown, and mine replaces it only on request', async () => {
  const theirs = { ...point, name: 'Theirs', rowVersion: 9 };
  const { user, calls } = await openPoints(allPowers, {
    buriedEdit: ({ rowVersion }) =>
      rowVersion === 9 ? point : refuse('900410', { theirs, changedBy: 'Wang', changedAt: null }),
  });
  await user.click(await nameCell());
  await user.keyboard('!{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  expect(screen.getByRole('dialog').textContent).toContain('Name: Wang has changed this record');
  expect(dialog.getByText('Before: Home · Theirs: Theirs · Mine: Home!')).toBeTruthy();
  expect(edits(calls)).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(edits(calls).at(-1)).toEqual({ id: 5, rowVersion: 9, values: { name: 'Home!' } }));
});

test('nothing is asked if both chose the same value', async () => {
  const theirs = { ...point, name: 'Home!', rowVersion: 9 };
  const { user, calls } = await openPoints(allPowers, {
    buriedEdit: () => refuse('900410', { theirs, changedBy: 'Wang', changedAt: null }),
  });
  await user.click(await nameCell());
  const reads = () => calls.filter(({ operation }) => operation === 'buriedList').length;
  const before = reads();
  await user.keyboard('!{Enter}');
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(edits(calls)).toHaveLength(1);
});

test('without the power to edit, cells are plain text', async () => {
  await openPoints(allPowers.filter((code) => code !== '/manager/buried:edit'));
  expect((await screen.findAllByText('/index')).length).toBeGreaterThan(0);
  const [table] = screen.getAllByRole('table');
  if (table === undefined) throw new Error('there is no table');
  expect(within(table).queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Name of / })).toBeNull();
});
