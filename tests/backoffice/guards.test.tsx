import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Overrides, refuse } from '../support/screens/fakes.ts';
import { allPowers, openBackoffice } from '../support/screens/open-backoffice.tsx';

// The session's role has the id 1.
const own = { roleId: 1, roleName: 'Managers', roleNameEn: '', roleValue: 4 as const, remark: null, rowVersion: 1 };
const other = { roleId: 2, roleName: 'Sellers', roleNameEn: '', roleValue: 3 as const, remark: null, rowVersion: 1 };
const overrides: Overrides = {
  roleList: { rows: [own, other], total: 2 },
  roleGet: ({ id }) => (id === own.roleId ? own : other),
  roleEdit: other,
  rolePowerSelect: { powerIds: [], rowVersion: 1 },
};
const without = (...codes: string[]) => allPowers.filter((code) => !codes.includes(code));

const find = {
  row: (name: string) => screen.findByRole('row', { name: new RegExp(name) }),
  button: (name: string) => screen.findByRole('button', { name }),
};

test('in the list, the user’s own role can be neither edited, deleted nor selected, and says why', async () => {
  const { user } = await openBackoffice('/manager/role', { overrides });
  const ownRow = within(await find.row('Managers'));
  expect(ownRow.queryByRole('link', { name: /^Edit/ })).toBeNull();
  expect(ownRow.queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(ownRow.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
  await user.hover(ownRow.getByRole('link', { name: 'Read only Managers' }));
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/own role/i);
  const otherRow = within(await find.row('Sellers'));
  expect(otherRow.getByRole('link', { name: 'Edit Sellers' })).toBeTruthy();
  expect(otherRow.getByRole<HTMLInputElement>('checkbox').disabled).toBe(false);
});

test('the edit form of the user’s own role says why it is read only and cannot be saved', async () => {
  await openBackoffice('/manager/role/edit/1', { overrides });
  expect((await screen.findByRole('alert')).textContent).toMatch(/own role/i);
  expect((await screen.findByLabelText<HTMLInputElement>('Role')).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('the page of the user’s own role offers neither editing nor deleting', async () => {
  await openBackoffice('/manager/role/show/1', { overrides });
  await screen.findByRole('heading', { level: 1, name: 'Managers' });
  expect(screen.getByRole('alert').textContent).toMatch(/own role/i);
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('without the power to edit there is no link to the edit form, and its URL redirects to the list', async () => {
  const { path } = await openBackoffice('/manager/role/edit/2', { overrides, powers: without('/manager/role:edit') });
  await waitFor(() => expect(path()).toBe('/manager/role'));
  const row = within(await find.row('Sellers'));
  expect(row.getByRole('button', { name: 'Delete Sellers' })).toBeTruthy();
  expect(row.queryByRole('link', { name: /^Edit/ })).toBeNull();
});

test('without the power to delete there is no delete button, on the list and on the page of a record', async () => {
  const { user } = await openBackoffice('/manager/role', { overrides, powers: without('/manager/role:delete') });
  const row = within(await find.row('Sellers'));
  expect(row.queryByRole('button', { name: /^Delete/ })).toBeNull();
  await user.click(row.getByRole('checkbox'));
  expect(screen.queryByRole('button', { name: 'Delete selected' })).toBeNull();
  await user.click(row.getByRole('link', { name: 'Sellers' }));
  await screen.findByRole('heading', { level: 1, name: 'Sellers' });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('without the power to add there is no add button, and the URL of the form redirects to the list', async () => {
  const { path } = await openBackoffice('/manager/role/create', { overrides, powers: without('/manager/role:add') });
  await waitFor(() => expect(path()).toBe('/manager/role'));
  await find.row('Sellers');
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});

test('a page of the back office without its power redirects home', async () => {
  const { path } = await openBackoffice('/manager/role', { overrides, powers: without('/manager/role') });
  await waitFor(() => expect(path()).toBe('/index'));
});

test('leaving unsaved changes by a link asks first; staying keeps the input', async () => {
  const { user, path } = await openBackoffice('/manager/role/edit/2', { overrides });
  const name = await screen.findByLabelText<HTMLInputElement>('Role');
  await user.type(name, ' north');
  await user.click(await screen.findByRole('link', { name: 'Roles' }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toMatch(/unsaved changes/i);
  // Enter must not discard them.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep editing'));
  expect(path()).toBe('/manager/role/edit/2');
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(name.value).toBe('Sellers north');
  expect(path()).toBe('/manager/role/edit/2');
});

test('leaving unsaved changes by the browser’s Back button asks first; leaving goes back', async () => {
  const { user, router, path } = await openBackoffice('/manager/role', { overrides });
  await user.click(within(await find.row('Sellers')).getByRole('link', { name: 'Edit Sellers' }));
  await user.type(await screen.findByLabelText('Role'), ' north');
  await router.navigate(-1);
  const question = await screen.findByRole('dialog');
  expect(path()).toBe('/manager/role/edit/2');
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(path()).toBe('/manager/role'));
});

test('closing the page with unsaved changes asks the browser to confirm, without changes it does not', async () => {
  const { user } = await openBackoffice('/manager/role/edit/2', { overrides });
  const name = await screen.findByLabelText('Role');
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  await user.type(name, ' north');
  expect(leave()).toBe(true);
});

test('leaving an unchanged or saved form asks nothing', async () => {
  const { user, path } = await openBackoffice('/manager/role/edit/2', { overrides });
  await user.type(await screen.findByLabelText('Role'), ' north');
  await user.click(await find.button('Save'));
  await waitFor(() => expect(path()).toBe('/manager/role'));
  await user.click(within(await find.row('Sellers')).getByRole('link', { name: 'Edit Sellers' }));
  await screen.findByLabelText('Role');
  await user.click(screen.getByRole('link', { name: 'Roles' }));
  await waitFor(() => expect(path()).toBe('/manager/role'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('deleting asks for confirmation with the record’s name and says where it can be restored', async () => {
  const { user, calls } = await openBackoffice('/manager/role', { overrides });
  const deletions = () => calls.filter(({ operation }) => operation === 'roleDelete').map(({ body }) => body);
  await user.click(within(await find.row('Sellers')).getByRole('button', { name: 'Delete Sellers' }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('Delete “Sellers”?');
  expect(question.textContent).toContain('You can restore it from the bin within 30 days.');
  expect(deletions()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted')).toBeTruthy();
  expect(deletions()).toEqual([{ id: 2, rowVersion: 1 }]);
});

test('only a confirmed deletion is sent', async () => {
  const { user, calls } = await openBackoffice('/manager/role/show/2', { overrides });
  await user.click(await find.button('Delete'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] ?? expect.unreachable('no button'));
  const [question] = (await screen.findAllByRole('dialog')).slice(-1);
  await user.click(within(question ?? expect.unreachable('no question')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted')).toBeTruthy();
  expect(calls.filter(({ operation }) => operation === 'roleDelete')).toHaveLength(1);
});

test('deleting several records confirms their number and shows a reason for each failure', async () => {
  const third = { ...other, roleId: 3, roleName: 'Agents' };
  const { user, path } = await openBackoffice('/manager/role', {
    overrides: {
      ...overrides,
      roleList: { rows: [own, other, third], total: 3 },
      roleDelete: ({ id }) => (id === third.roleId ? refuse('300103') : null),
    },
  });
  for (const name of ['Sellers', 'Agents']) await user.click(within(await find.row(name)).getByRole('checkbox'));
  await user.click(await find.button('Delete selected'));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('Delete 2 selected records?');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Could not delete “Agents”: Still in use, cannot be deleted')).toBeTruthy();
  expect(await screen.findByText('Deleted')).toBeTruthy();
  expect(path()).toBe('/manager/role');
});

test('the server’s refusal of a field is shown beside it, and the input stays', async () => {
  const problems = [{ path: 'data.values.roleName', message: 'this name is taken' }];
  const { user, path } = await openBackoffice('/manager/role/edit/2', {
    overrides: { ...overrides, roleEdit: () => refuse('900400', { problems }) },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Role');
  await user.type(name, ' north');
  await user.click(await find.button('Save'));
  expect(await screen.findByText('this name is taken')).toBeTruthy();
  expect(name.value).toBe('Sellers north');
  expect(path()).toBe('/manager/role/edit/2');
});

test('a conflict shows mine, theirs and the original, and saves the chosen values over the present version', async () => {
  const theirs = { ...other, roleName: 'Sellers south', remark: 'theirs', rowVersion: 5 };
  const { user, calls, path } = await openBackoffice('/manager/role/edit/2', {
    overrides: {
      ...overrides,
      roleEdit: ({ rowVersion, values }) =>
        rowVersion === theirs.rowVersion
          ? { ...theirs, remark: values.remark ?? null, rowVersion: 6 }
          : refuse('900410', { theirs, changedBy: 'lee', changedAt: '2026-03-01T08:00:00.000Z' }),
    },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Role');
  await user.type(name, ' north');
  await user.click(await find.button('Save'));
  const dialog = within(await screen.findByRole('dialog', { name: /Someone else changed/ }));
  expect(dialog.getByText(/Changed by lee/).textContent).toContain('4:00 PM');
  const rowOf = (label: string) =>
    [...(dialog.getByRole('row', { name: new RegExp(`^${label}`) }) as HTMLTableRowElement).cells].map(
      (cell) => cell.textContent,
    );
  expect(rowOf('Role')).toEqual(['Role', 'Sellers', 'Sellers north', 'Sellers south']);
  // Only they changed the remark, so theirs is suggested.
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Remark: Theirs' }).checked).toBe(true);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Role: Yours' }).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Save selected values' }));
  await waitFor(() => expect(path()).toBe('/manager/role'));
  const edits = calls.filter(({ operation }) => operation === 'roleEdit').map(({ body }) => body);
  expect(edits).toMatchObject([
    { rowVersion: 1 },
    { rowVersion: 5, values: { roleName: 'Sellers north', remark: 'theirs' } },
  ]);
});

test('after a conflict the input stays until the user decides', async () => {
  const theirs = { ...other, roleName: 'Sellers south', rowVersion: 5 };
  const { user, path } = await openBackoffice('/manager/role/edit/2', {
    overrides: { ...overrides, roleEdit: () => refuse('900410', { theirs, changedBy: '', changedAt: null }) },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Role');
  await user.type(name, ' north');
  await user.click(await find.button('Save'));
  const dialog = within(await screen.findByRole('dialog', { name: /Someone else changed/ }));
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(name.value).toBe('Sellers north');
  expect(path()).toBe('/manager/role/edit/2');
});

test('a deletion can be undone from its notification', async () => {
  const { user, calls } = await openBackoffice('/manager/role', { overrides });
  await user.click(within(await find.row('Sellers')).getByRole('button', { name: 'Delete Sellers' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Restored');
  expect(
    calls.filter(({ operation }) => /^(roleDelete|deletedRestore)$/.test(operation)).map(({ body }) => body),
  ).toEqual([
    { id: 2, rowVersion: 1 },
    { subject: 'role', id: 2 },
  ]);
});

test('after saving, the list is as it was left: page, sort and filters', async () => {
  const query = '?current=2&pageSize=10&sorters[0][field]=roleName&sorters[0][order]=asc';
  const { user, path, url } = await openBackoffice(`/manager/role${query}`, {
    overrides: { ...overrides, roleList: { rows: [own, other], total: 12 } },
  });
  await user.click(within(await find.row('Sellers')).getByRole('link', { name: 'Edit Sellers' }));
  await user.type(await screen.findByLabelText('Role'), ' north');
  await user.click(await find.button('Save'));
  await waitFor(() => expect(path()).toBe('/manager/role'));
  expect(url()).toContain('current=2');
  expect(url()).toContain('sorters[0][field]=roleName');
});
