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
const pathCell = () => screen.findByRole('button', { name: /^Page path of .*: \/index$/ });

test('a short text is changed in the list by Enter, with the version that the list shows', async () => {
  const { user, calls } = await openPoints();
  await user.click(await pathCell());
  const input = screen.getByRole('textbox', { name: /^Page path of/ });
  await user.clear(input);
  await user.type(input, '/start{Enter}');
  await waitFor(() => expect(edits(calls)).toEqual([{ id: 5, rowVersion: 7, values: { path: '/start' } }]));
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('a switch is changed at once', async () => {
  const { user, calls } = await openPoints();
  await user.click(await screen.findByRole('switch', { name: / of / }));
  await waitFor(() => expect(edits(calls)).toEqual([{ id: 5, rowVersion: 7, values: { isOn: false } }]));
});

test('Esc and an unchanged value send nothing, and the focus returns to the cell', async () => {
  const { user, calls } = await openPoints();
  await user.click(await pathCell());
  await user.keyboard('x{Escape}');
  await waitFor(async () => expect(document.activeElement).toBe(await pathCell()));
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  await pathCell();
  expect(edits(calls)).toEqual([]);
});

test('leaving the input by Tab saves', async () => {
  const { user, calls } = await openPoints();
  await user.click(await pathCell());
  await user.keyboard('2');
  await user.tab();
  await waitFor(() => expect(edits(calls)).toMatchObject([{ values: { path: '/index2' } }]));
});

test('an invalid value is refused beside its input before anything is sent', async () => {
  const { user, calls } = await openPoints();
  await user.click(await pathCell());
  await user.clear(screen.getByRole('textbox', { name: /^Page path of/ }));
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Page path is required');
  expect(edits(calls)).toEqual([]);
});

test('after another has changed the record, theirs and the original are shown, and mine replaces it only on request', async () => {
  const theirs = { ...point, path: '/theirs', rowVersion: 9 };
  const { user, calls } = await openPoints(allPowers, {
    buriedEdit: ({ rowVersion }) =>
      rowVersion === 9 ? point : refuse('900410', { theirs, changedBy: 'Wang', changedAt: null }),
  });
  await user.click(await pathCell());
  await user.keyboard('2{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  expect(screen.getByRole('dialog').textContent).toContain('Page path: Wang has changed this record');
  expect(dialog.getByText('Before: /index · Theirs: /theirs · Mine: /index2')).toBeTruthy();
  expect(edits(calls)).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(edits(calls).at(-1)).toEqual({ id: 5, rowVersion: 9, values: { path: '/index2' } }));
});

test('nothing is asked if both chose the same value', async () => {
  const theirs = { ...point, path: '/index2', rowVersion: 9 };
  const { user, calls } = await openPoints(allPowers, {
    buriedEdit: () => refuse('900410', { theirs, changedBy: 'Wang', changedAt: null }),
  });
  await user.click(await pathCell());
  const reads = () => calls.filter(({ operation }) => operation === 'buriedList').length;
  const before = reads();
  await user.keyboard('2{Enter}');
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
  expect(screen.queryByRole('button', { name: /^Page path of / })).toBeNull();
});
