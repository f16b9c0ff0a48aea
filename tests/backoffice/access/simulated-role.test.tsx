import { useCan } from '@refinedev/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { effectivePowers, simulateRole } from '../../../src/backoffice/access/simulated-role.ts';
import { RefineApp } from '../../../src/backoffice/layout/refine-app.tsx';
import { accessCalls } from '../../../src/contract/access/calls.ts';
import { queryClient } from '../../../src/providers/calls/query-client.ts';
import { queryKeyOf } from '../../../src/providers/calls/query-key.ts';
import { openBackoffice, toPower } from '../../support/screens/open-backoffice.tsx';
import { TestRouter } from '../../support/screens/test-router.tsx';

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

// The effects of a page may run just before it is replaced, and Refine then caches for all what they found.
test('a page drawn before a simulation began or ended checks the powers of now', async () => {
  const own = ['/manager/notice', '/manager/notice:add'];
  queryClient.setQueryData(queryKeyOf(accessCalls.systemMenu, {}), own.map(toPower));
  let check = (): Promise<boolean | undefined> => Promise.resolve(undefined);
  function Page() {
    const { refetch } = useCan({ resource: 'notice', action: 'create', queryOptions: { enabled: false } });
    check = () => act(async () => (await refetch()).data?.can);
    return null;
  }
  render(
    <TestRouter>
      <Suspense>
        <RefineApp powers={new Set(own)}>
          <Page />
        </RefineApp>
      </Suspense>
    </TestRouter>,
  );
  await waitFor(async () => expect(await check()).toBe(true));
  simulateRole({ roleId: 3, roleName: '销售', roleNameEn: 'Sales', powerCodes: ['/manager/notice'] });
  expect(await check()).toBe(false);
  simulateRole(null);
  expect(await check()).toBe(true);
});

test('a role without a page of the back office says so, and the simulation can be ended there', async () => {
  simulateRole({ roleId: 3, roleName: 'Users', roleNameEn: '', powerCodes: ['/index'] });
  const { user, path } = await openBackoffice('/manager/role', { powers: ['/manager/role', '/index'] });
  await screen.findByText('Role “Users” cannot open any back office page.');
  expect(path()).toBe('/manager');
  await user.click(screen.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(path()).toBe('/manager/role'));
});
