import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const role = { roleId: 2, roleName: 'Sellers', roleNameEn: '', roleValue: 3 as const, remark: null, rowVersion: 1 };
const power = {
  id: 1,
  powerCode: '/manager/role',
  powerName: 'Roles page',
  powerNameEn: '',
  parentId: null,
  powerLevel: 1,
  powerOrder: 0,
  type: 'area' as const,
  rowVersion: 1,
};

test('a role that was added before its powers failed is edited, not added again, by the next save', async () => {
  let isRefused = true;
  const { user, calls, path } = await openBackoffice('/manager/role/create', {
    overrides: {
      powerList: { rows: [power], total: 1 },
      roleAdd: role,
      roleEdit: role,
      rolePowerSave: () => (isRefused ? refuse('300104') : { rowVersion: 2 }),
    },
  });
  const roleCalls = () =>
    calls.map(({ operation }) => operation).filter((name) => /^role(Add|Edit|PowerSave)$/.test(name));
  await user.type(await screen.findByLabelText('Role'), 'Sellers');
  await user.click(screen.getByRole('combobox', { name: 'User type' }));
  await user.click(await screen.findByTitle('Sales rep'));
  await user.click(await screen.findByRole('checkbox', { name: 'Roles page' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Could not link permissions/);
  expect(path()).toBe('/manager/role/create');
  expect(screen.getByLabelText<HTMLInputElement>('Role').value).toBe('Sellers');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Roles page' }).checked).toBe(true);

  isRefused = false;
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/manager/role'));
  expect(roleCalls()).toEqual(['roleAdd', 'rolePowerSave', 'roleEdit', 'rolePowerSave']);
});

test('powers that both have changed are compared one by one, and nobody’s change is lost', async () => {
  const named = (id: number, powerName: string) => ({ ...power, id, powerCode: `/manager/p${id}`, powerName });
  const powers = [named(1, 'Notices'), named(2, 'Packages'), named(3, 'Users')];
  // The form is opened with Notices; meanwhile Packages were added and Notices revoked.
  let reads = 0;
  const theirs = { ...role, rowVersion: 2 };
  const { user, calls, path } = await openBackoffice('/manager/role/edit/2', {
    overrides: {
      powerList: { rows: powers, total: 3 },
      allMenus: powers,
      roleGet: role,
      rolePowerSelect: () => (reads++ === 0 ? { powerIds: [1], rowVersion: 1 } : { powerIds: [2], rowVersion: 2 }),
      roleEdit: ({ rowVersion }) =>
        rowVersion === 2
          ? { ...theirs, rowVersion: 3 }
          : refuse('900410', { theirs, changedBy: 'lee', changedAt: '2026-03-01T08:00:00.000Z' }),
      rolePowerSave: { rowVersion: 4 },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Users' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Someone else changed/ }));
  const radio = (name: string) => dialog.getByRole<HTMLInputElement>('radio', { name });
  expect(radio('Permissions: Users: Yours').checked).toBe(true);
  expect(radio('Permissions: Packages: Theirs').checked).toBe(true);
  expect(radio('Permissions: Notices: Theirs').checked).toBe(true);
  await user.click(radio('Permissions: Notices: Yours'));
  await user.click(dialog.getByRole('button', { name: 'Save selected values' }));
  await waitFor(() => expect(path()).toBe('/manager/role'));
  const saved = calls.filter(({ operation }) => operation === 'rolePowerSave').map(({ body }) => body);
  expect(saved).toEqual([{ roleId: 2, rowVersion: 3, powerIds: [1, 3, 2] }]);
});
