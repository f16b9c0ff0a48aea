import { screen, waitFor } from '@testing-library/react';
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
  await user.click(await screen.findByTitle('Sales'));
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
