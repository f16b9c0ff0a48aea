import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SHARE_VIEWS_POWER } from '../../../../src/contract/saved-views/rules.ts';
import type { SavedView } from '../../../../src/contract/saved-views/schemas.ts';
import { allPowers, openBackoffice } from '../../../support/screens/open-backoffice.tsx';

const view: SavedView = {
  viewId: 12,
  page: '/manager/role',
  name: 'Sellers',
  isShared: false,
  isOwn: true,
  ownerName: 'admin',
  isDefault: false,
  rowVersion: 3,
  state: {
    filters: [{ field: 'roleValue', operator: 'ne', value: 1 }],
    sort: [{ field: 'roleName', order: 'desc' }],
    columns: [
      { field: 'remark', width: null },
      { field: 'roleName', width: 300 },
    ],
    density: 'small',
  },
};
const rows = [
  { roleId: 2, roleName: 'Sellers of the north', roleNameEn: '', roleValue: 3 as const, remark: null, rowVersion: 1 },
];
const overrides = { savedViewList: [view], roleList: { rows, total: 1 } };

const listBodies = (calls: readonly { operation: string; body: unknown }[]) =>
  calls.filter(({ operation }) => operation === 'roleList').map(({ body }) => body);
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

test('the link of a view applies its filters, sort, columns and density, and asks for no other rows first', async () => {
  const { calls, url } = await openBackoffice('/manager/role?view=12', { overrides });
  await screen.findByRole('button', { name: 'View: Sellers' });
  await waitFor(() => expect(listBodies(calls)).toHaveLength(1));
  expect(listBodies(calls)[0]).toMatchObject({
    filters: { roleValue: { not: 1 } },
    sort: [{ field: 'roleName', order: 'desc' }],
  });
  await screen.findByRole('table');
  expect(heads().filter(Boolean).slice(0, 2)).toEqual(['Remark', 'Role']);
  expect(document.querySelector('.ant-table-small')).not.toBeNull();
  await waitFor(() => expect(url()).toContain('view=12'));
  expect(screen.getByRole('button', { name: 'User type is not General user' })).toBeTruthy();
});

test('a default view opens with the list, which can still be shown without it', async () => {
  const { user, calls, url } = await openBackoffice('/manager/role', {
    overrides: { ...overrides, savedViewList: [{ ...view, isDefault: true }] },
  });
  await user.click(await screen.findByRole('button', { name: 'View: Sellers' }));
  await user.click(await screen.findByRole('link', { name: 'All records (no view)' }));
  await waitFor(() => expect(url()).toContain('view=0'));
  await waitFor(() => expect(listBodies(calls).at(-1)).toMatchObject({ filters: {} }));
});

test('no rows are requested before the views are loaded, and then only those of the default view', async () => {
  let answer = () => {};
  const loaded = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { calls } = await openBackoffice('/manager/role', {
    overrides: {
      ...overrides,
      savedViewList: async () => {
        await loaded;
        return [{ ...view, isDefault: true }];
      },
    },
  });
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('savedViewList'));
  answer();
  await screen.findByRole('button', { name: 'View: Sellers' });
  await waitFor(() => expect(listBodies(calls)).toHaveLength(1));
  expect(listBodies(calls)[0]).toMatchObject({ filters: { roleValue: { not: 1 } } });
});

test('a view that is missing or not shared says so, and everything is listed', async () => {
  const { calls } = await openBackoffice('/manager/role?view=99', { overrides });
  expect(await screen.findByText('This view does not exist or is not shared with you')).toBeTruthy();
  await waitFor(() => expect(listBodies(calls).at(-1)).toMatchObject({ filters: {} }));
});

test('a changed view is marked, and saving it sends the list as it is and the version it was made from', async () => {
  const { user, calls } = await openBackoffice('/manager/role?view=12', {
    overrides: { ...overrides, savedViewEdit: view },
  });
  await screen.findByRole('button', { name: 'View: Sellers' });
  await user.type(await screen.findByRole('textbox', { name: 'Search by role' }), 'north{Enter}');
  await user.click(await screen.findByRole('button', { name: 'View: Sellers (changed)' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save changes to “Sellers”' }));
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'savedViewEdit')).toBe(true));
  expect(calls.find(({ operation }) => operation === 'savedViewEdit')?.body).toMatchObject({
    id: 12,
    rowVersion: 3,
    values: {
      state: {
        ...view.state,
        filters: [...view.state.filters, { field: 'roleName', operator: 'contains', value: 'north' }],
      },
    },
  });
});

test('the view of another is offered without renaming and deleting unless the user may share', async () => {
  const shared = { ...view, isOwn: false, isShared: true };
  const { user } = await openBackoffice('/manager/role?view=12', {
    overrides: { ...overrides, savedViewList: [shared] },
  });
  await user.click(await screen.findByRole('button', { name: 'View: Sellers' }));
  expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Rename…' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Delete view' })).toBeNull();
});

const bodiesOf = (calls: readonly { operation: string; body: unknown }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ body }) => body);

test('a new view needs a name, and is saved and shared as the dialog says', async () => {
  const { user, calls } = await openBackoffice('/manager/role', {
    powers: [...allPowers, SHARE_VIEWS_POWER],
    overrides: { ...overrides, savedViewAdd: view, savedViewShare: { ...view, isShared: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as new view…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = dialog.getByRole('button', { name: 'Save', hidden: true });
  await user.click(save);
  await dialog.findByText(/View name/, { selector: '.ant-form-item-explain-error' });
  expect(bodiesOf(calls, 'savedViewAdd')).toEqual([]);
  fireEvent.change(dialog.getByLabelText('View name'), { target: { value: ' Sellers ' } });
  await user.click(dialog.getByRole('checkbox', { hidden: true }));
  await user.click(save);
  await waitFor(() => expect(bodiesOf(calls, 'savedViewShare')).toEqual([{ id: 12, rowVersion: 3, isShared: true }]));
  expect(bodiesOf(calls, 'savedViewAdd')).toMatchObject([{ page: '/manager/role', name: 'Sellers' }]);
});

test('a view is renamed from the version that was seen, and its name is offered', async () => {
  const { user, calls } = await openBackoffice('/manager/role?view=12', {
    overrides: { ...overrides, savedViewEdit: view },
  });
  await user.click(await screen.findByRole('button', { name: 'View: Sellers' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const input = dialog.getByLabelText<HTMLInputElement>('View name');
  expect(input.value).toBe('Sellers');
  fireEvent.change(input, { target: { value: 'North' } });
  await user.click(dialog.getByRole('button', { name: 'Save', hidden: true }));
  await waitFor(() =>
    expect(bodiesOf(calls, 'savedViewEdit')).toEqual([{ id: 12, rowVersion: 3, values: { name: 'North' } }]),
  );
});

test('a view is deleted only after a confirmation', async () => {
  const { user, calls } = await openBackoffice('/manager/role?view=12', {
    overrides: { ...overrides, savedViewDelete: null },
  });
  await user.click(await screen.findByRole('button', { name: 'View: Sellers' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete view' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(bodiesOf(calls, 'savedViewDelete')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete', hidden: true }));
  await waitFor(() => expect(bodiesOf(calls, 'savedViewDelete')).toEqual([{ id: 12, rowVersion: 3 }]));
});
