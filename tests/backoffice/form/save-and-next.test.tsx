import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const roles = [2, 3].map((roleId) => ({
  roleId,
  roleName: `Role ${roleId}`,
  roleNameEn: '',
  roleValue: 1 as const,
  remark: null,
  rowVersion: 1,
}));
const overrides = {
  roleList: { rows: roles, total: 2 },
  roleGet: ({ id }: { id: number }) => roles.find(({ roleId }) => roleId === id) ?? expect.unreachable(`no role ${id}`),
  roleEdit: roles[0] ?? expect.unreachable('no role'),
  roleAdd: roles[0] ?? expect.unreachable('no role'),
  rolePowerSelect: { powerIds: [], rowVersion: 1 },
};

test('Ctrl+Enter in a field saves and goes on to the next row of the list, after the last one back to it', async () => {
  const { user, calls, path } = await openBackoffice('/manager/role', { overrides });
  await user.click(await screen.findByRole('link', { name: 'Edit Role 2' }));
  await user.type(await screen.findByLabelText('Role'), '!{Control>}{Enter}{/Control}');
  await waitFor(() => expect(path()).toBe('/manager/role/edit/3'));
  expect(calls.filter(({ operation }) => operation === 'roleEdit')).toHaveLength(1);
  await waitFor(async () => expect((await screen.findByLabelText<HTMLInputElement>('Role')).value).toBe('Role 3'));
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  await waitFor(() => expect(path()).toBe('/manager/role'));
});

test('a record that is added is followed by an empty form', async () => {
  const { user, calls, path } = await openBackoffice('/manager/role/create', { overrides });
  await user.type(await screen.findByLabelText('Role'), 'New');
  await user.click(screen.getByRole('combobox', { name: /User type/ }));
  await user.click(await screen.findByTitle('Sales rep'));
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  await waitFor(() => expect(calls.filter(({ operation }) => operation === 'roleAdd')).toHaveLength(1));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Role').value).toBe(''));
  expect(path()).toBe('/manager/role/create');
});

test('Ctrl+Enter in a select saves instead of opening its list', async () => {
  const { user, calls } = await openBackoffice('/manager/role/edit/3', {
    overrides: { ...overrides, roleEdit: () => refuse('900500') },
  });
  const select = await screen.findByRole('combobox', { name: /User type/ });
  select.focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(calls.filter(({ operation }) => operation === 'roleEdit')).toHaveLength(1));
  expect(select.getAttribute('aria-expanded')).toBe('false');
});

test('the form of a new record begins with the focus in its first field, also after save and next', async () => {
  const { user, calls } = await openBackoffice('/manager/role', { overrides });
  await screen.findByRole('link', { name: 'Edit Role 2' });
  await user.keyboard('n');
  const first = await screen.findByLabelText('Role');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('New');
  await user.click(screen.getByRole('combobox', { name: /User type/ }));
  await user.click(await screen.findByTitle('Sales rep'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(calls.filter(({ operation }) => operation === 'roleAdd')).toHaveLength(1));
  await waitFor(() => expect(screen.getByLabelText('Role')).not.toBe(first));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Role')));
});
