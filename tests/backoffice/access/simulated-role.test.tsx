import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { effectivePowers, simulateRole } from '../../../src/backoffice/access/simulated-role.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

afterEach(() => simulateRole(null));

const roles = [{ roleId: 3, roleName: '销售', roleNameEn: 'Sales', users: 4 }];

test('nobody gains a power by simulating a role', () => {
  const role = { roleId: 3, roleName: '销售', roleNameEn: 'Sales', powerCodes: ['/manager/role', '/manager/bill'] };
  expect([...effectivePowers(['/manager/role', '/manager/notice'], role)]).toEqual(['/manager/role']);
  expect([...effectivePowers(['/manager/role'], null)]).toEqual(['/manager/role']);
});

test('a simulated role shows its menu and buttons under a banner, until it is ended', async () => {
  const powerCodes = ['/manager/notice', '/manager/unheld'];
  const { user, path } = await openBackoffice('/manager/role', {
    powers: ['/manager/role', '/manager/role:edit', '/manager/notice', '/manager/notice:add'],
    overrides: {
      roleUserCounts: roles,
      roleSimulate: { roleId: 3, roleName: '销售', roleNameEn: 'Sales', powerCodes },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'View as this role: Sales' }));
  await waitFor(() => expect(path()).toBe('/manager/notice'));
  expect((await screen.findByText(/permissions of role “Sales”/)).textContent).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Roles' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'End' }));
  expect((await screen.findAllByRole('button', { name: 'Add' })).length).toBeGreaterThan(0);
});

test('a role without a page of the back office says so, and the simulation can be ended there', async () => {
  simulateRole({ roleId: 3, roleName: 'Users', roleNameEn: '', powerCodes: ['/index'] });
  const { user, path } = await openBackoffice('/manager/role', { powers: ['/manager/role', '/index'] });
  await screen.findByText('Role “Users” cannot open any back office page.');
  expect(path()).toBe('/manager');
  await user.click(screen.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(path()).toBe('/manager/role'));
});
