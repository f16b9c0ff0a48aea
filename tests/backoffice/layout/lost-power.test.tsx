import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forbiddenAt } from '../../../src/providers/calls/handle-call-error.ts';
import { notices } from '../../../src/providers/notification.ts';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { allPowers, openBackoffice, toPower } from '../../support/screens/open-backoffice.tsx';

const role = { roleId: 2, roleName: 'Sellers', roleNameEn: '', roleValue: 3 as const, remark: null, rowVersion: 1 };
const CLOSED = 'This page does not exist, or you do not have permission to open it.';

let held: readonly string[];
beforeEach(() => {
  held = allPowers;
});
afterEach(() => forbiddenAt.set(null));

const overrides: Overrides = {
  systemMenu: () => held.map(toPower),
  roleList: () => (held.includes('/manager/role') ? { rows: [role], total: 1 } : refuse('900403')),
  roleGet: role,
  roleEdit: () => (held.includes('/manager/role:edit') ? role : refuse('900403')),
  rolePowerSelect: { powerIds: [], rowVersion: 1 },
};

const without = (...codes: string[]) => allPowers.filter((code) => !codes.includes(code));
const open = (url: string) => {
  window.history.replaceState(null, '', url);
  return openBackoffice(url, { overrides });
};

test('a page whose power is not held redirects and says so', async () => {
  held = without('/manager/role');
  const { path } = await open('/manager/role');
  await waitFor(() => expect(path()).toBe('/index'));
  expect(notices.get()).toEqual([expect.objectContaining({ kind: 'warning', text: CLOSED })]);
});

test('a list whose power is taken away meanwhile is refused, and closes when it is tried again', async () => {
  const { path, user, router } = await open('/manager/role');
  await screen.findByRole('row', { name: /Sellers/ });
  held = without('/manager/role');
  await router.navigate('/manager/role?current=2');
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(path()).toBe('/index'));
  expect(notices.get().at(-1)?.text).toBe(CLOSED);
});

test('a save that is refused keeps what was typed, and the next page has no buttons for it', async () => {
  const { path, user, router } = await open('/manager/role/edit/2');
  const name = await screen.findByLabelText<HTMLInputElement>('Role');
  await user.type(name, ' 2');
  held = without('/manager/role:edit');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(forbiddenAt.get()).toBe('/manager/role/edit/2'));
  expect(name.value).toBe('Sellers 2');
  expect(path()).toBe('/manager/role/edit/2');
  await router.navigate('/manager/role');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  const row = await screen.findByRole('row', { name: /Sellers/ });
  await waitFor(() => expect(within(row).queryByRole('link', { name: /^Edit/ })).toBeNull());
  expect(within(row).getByRole('button', { name: /^Delete/ })).toBeTruthy();
});
