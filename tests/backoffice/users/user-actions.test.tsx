import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { bodiesOf, conflictOnce, openUsers, staffPowers, userRecord } from './sample-user.ts';

const roles = [
  { roleId: 1, roleName: '普通用户', roleNameEn: 'General user', roleValue: 1 as const },
  { roleId: 3, roleName: '销售', roleNameEn: 'Seller', roleValue: 3 as const },
];

async function openAction(action: string, overrides: Overrides = {}) {
  const opened = await openUsers('/manager/user/show/7', { grantableRoles: roles, ...overrides });
  await opened.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await opened.user.click(await screen.findByRole('menuitem', { name: action }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

const hidden = true;

/** In one step: a dialog that has just opened may move the focus while a text is typed. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('an edit is sent with the version that was seen', async () => {
  const { user, calls } = await openUsers('/manager/user/edit/7');
  const name = await screen.findByLabelText<HTMLInputElement>('Contact');
  expect(name.value).toBe('Ms Li');
  await user.type(name, ' jun.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodiesOf(calls, 'userEdit')).toMatchObject([
      { id: 7, rowVersion: 4, values: { userRealname: 'Ms Li jun.' } },
    ]),
  );
});

test('a user is disabled with a reason', async () => {
  const { user, calls, dialog } = await openAction('Disable account', { setUserState: { rowVersion: 5 } });
  fill(dialog.getByLabelText('Reason (shown to the user in the operation log)'), 'Unpaid');
  await user.click(dialog.getByRole('button', { name: 'Disable account', hidden }));
  await waitFor(() =>
    expect(bodiesOf(calls, 'setUserState')).toEqual([
      { id: 7, rowVersion: 4, userState: 'disabled', reason: 'Unpaid' },
    ]),
  );
  expect(await screen.findByText('Disabled and logged out on all devices')).toBeTruthy();
  await waitFor(() => expect(bodiesOf(calls, 'userGet').length).toBe(2));
});

test('a disabled user is enabled, and gets no reset code', async () => {
  const disabled = { ...userRecord, userState: 'disabled' as const };
  const { user } = await openUsers('/manager/user/show/7', { userGet: disabled });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toContain('Enable account');
  expect(items).not.toContain('Reset password');
});

test('a change that someone else overtook shows theirs beside mine, loads the user again, and then succeeds', async () => {
  const theirs = { ...userRecord, companyName: 'Garage Chen', agencyCode: 'S03', rowVersion: 5 };
  const { user: present, write } = conflictOnce(theirs);
  const { user, calls, dialog } = await openAction('Change agency code', {
    agencyCodes: [{ agencyCode: 'S02', name: 'Chen' }],
    userGet: present,
    setAgency: write,
  });
  await user.click(dialog.getByRole('combobox', { name: 'Agency code', hidden }));
  await user.click(await screen.findByTitle('S02 · Chen'));
  const submit = dialog.getByRole('button', { name: 'Save', hidden });
  await user.click(submit);
  const table = await dialog.findByRole('table', { hidden });
  const rows = within(table).getAllByRole('row', { hidden });
  const cells = rows.map((row) => Array.from(row.children, ({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Field', 'When you opened it', 'Yours', 'Theirs'],
    ['Company', 'Garage Li', 'not changed', 'Garage Chen'],
    ['Agency code', 'S01', 'S02', 'S03'],
  ]);
  await waitFor(() => expect(bodiesOf(calls, 'userGet').length).toBe(2));
  await user.click(submit);
  await waitFor(() =>
    expect(bodiesOf(calls, 'setAgency')).toEqual([
      { id: 7, rowVersion: 4, agencyCode: 'S02' },
      { id: 7, rowVersion: 5, agencyCode: 'S02' },
    ]),
  );
});

test('a dialog that disables a user never turns into one that enables it when someone else was faster', async () => {
  const { user: present, write } = conflictOnce({ ...userRecord, userState: 'disabled', rowVersion: 5 });
  const { user, calls, dialog } = await openAction('Disable account', { userGet: present, setUserState: write });
  await user.click(dialog.getByRole('button', { name: 'Disable account', hidden }));
  await dialog.findByRole('table', { hidden });
  await screen.findByText('This account is disabled. The user cannot log in.');
  // The button is named by its progress until the answer is shown.
  await user.click(await dialog.findByRole('button', { name: 'Disable account', hidden }));
  await waitFor(() =>
    expect(bodiesOf(calls, 'setUserState').map((body) => Object(body).userState)).toEqual(['disabled', 'disabled']),
  );
});

test('the reset code is shown once, with its end, and is gone after closing', async () => {
  const issued = { code: 'ABCD-EFGH-JKLM', expiresAt: '2026-11-20T02:00:00.000Z' };
  const { user, calls, dialog } = await openAction('Reset password', { passwordReset: issued });
  expect(bodiesOf(calls, 'passwordReset')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Create reset code', hidden }));
  expect(await screen.findByText('ABCD-EFGH-JKLM')).toBeTruthy();
  expect(screen.getByText(/^Valid until .*10:00.* \(Beijing time\)\.$/)).toBeTruthy();
  // antd's cross has the same name as the button.
  const close = screen.getAllByRole('button', { name: 'Close', hidden }).at(-1);
  await user.click(close ?? expect.unreachable());
  await waitFor(() => expect(screen.queryByText('ABCD-EFGH-JKLM')).toBeNull());
  expect(bodiesOf(calls, 'passwordReset')).toEqual([{ id: 7 }]);
});

test('a seller’s role needs an agency code, which is sent with it', async () => {
  const { user, calls, dialog } = await openAction('Change role', {
    userGet: { ...userRecord, agencyCode: null },
    updateUserRole: { rowVersion: 5 },
  });
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save', hidden });
  await dialog.findByTitle('General user');
  expect(save.disabled).toBe(true);
  expect(dialog.queryByLabelText('Agency code')).toBeNull();
  await user.click(dialog.getByRole('combobox', { name: 'Role', hidden }));
  await user.click(await screen.findByTitle('Seller'));
  expect(save.disabled).toBe(true);
  fill(dialog.getByLabelText('Agency code'), 'S 77');
  expect(save.disabled).toBe(true);
  expect(dialog.getByText(/^Agency code has the wrong format/)).toBeTruthy();
  fill(dialog.getByLabelText('Agency code'), 'S77');
  await user.click(save);
  await waitFor(() =>
    expect(bodiesOf(calls, 'updateUserRole')).toEqual([{ id: 7, rowVersion: 4, roleId: 3, agencyCode: 'S77' }]),
  );
});

test('a refused role change says why, and stays open', async () => {
  const { user, dialog } = await openAction('Change role', { updateUserRole: () => refuse('300104') });
  await user.click(dialog.getByRole('combobox', { name: 'Role', hidden }));
  await user.click(await screen.findByTitle('Seller'));
  await user.click(dialog.getByRole('button', { name: 'Save', hidden }));
  expect((await dialog.findByRole('alert', { hidden })).textContent).toMatch(/^Could not update the role: /);
});

test('an agency code is searched on the server, and can be cleared', async () => {
  const { user, calls, dialog } = await openAction('Change agency code', {
    agencyCodes: [{ agencyCode: 'S02', name: 'Chen' }],
    setAgency: { rowVersion: 5 },
  });
  fill(dialog.getByRole('combobox', { name: 'Agency code', hidden }), 'che');
  await waitFor(() => expect(bodiesOf(calls, 'agencyCodes').at(-1)).toEqual({ search: 'che' }));
  await user.click(await screen.findByTitle('S02 · Chen'));
  await user.click(dialog.getByRole('button', { name: 'Save', hidden }));
  await waitFor(() => expect(bodiesOf(calls, 'setAgency')).toEqual([{ id: 7, rowVersion: 4, agencyCode: 'S02' }]));
});

test('lookups are given once, in the number that was typed', async () => {
  const { user, calls, dialog } = await openAction('Give lookups', { giveUserLookups: { rowVersion: 5 } });
  const amount = dialog.getByLabelText('Lookups');
  await user.clear(amount);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Give', hidden }).disabled).toBe(true);
  await user.type(amount, '25');
  await user.click(dialog.getByRole('button', { name: 'Give', hidden }));
  await waitFor(() => expect(bodiesOf(calls, 'giveUserLookups')).toEqual([{ id: 7, rowVersion: 4, amount: 25 }]));
});

test('a new phone number is sent with the version, and a taken one is said to be taken', async () => {
  const { user, calls, dialog } = await openAction('Change phone number', {
    setUserPhone: ({ phoneNum }) => (phoneNum === '13900000009' ? refuse('600105') : { rowVersion: 5 }),
  });
  const number = dialog.getByLabelText('New phone number');
  fill(number, '13900000009');
  await user.click(dialog.getByRole('button', { name: 'Save', hidden }));
  expect((await dialog.findByRole('alert', { hidden })).textContent).toMatch(
    /This phone number is used by another account/,
  );
  await user.clear(number);
  await user.type(number, '13900000010');
  await user.click(dialog.getByRole('button', { name: 'Save', hidden }));
  expect(await screen.findByText('Phone number changed')).toBeTruthy();
  expect(bodiesOf(calls, 'setUserPhone').at(-1)).toEqual({ id: 7, rowVersion: 4, phoneNum: '13900000010' });
});

const actionsOf: [string, string][] = [
  ['/manager/user:role', 'Change role'],
  ['/manager/user:edit', 'Change agency code'],
  ['/manager/user:quota', 'Give lookups'],
  ['/manager/user:number', 'Change phone number'],
  ['/manager/user:reset', 'Reset password'],
  ['/manager/user:state', 'Disable account'],
];

test.each(actionsOf)('without %s there is no “%s”', async (power, action) => {
  const powers = staffPowers.filter((code) => code !== power);
  const { user } = await openUsers('/manager/user/show/7', {}, powers);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(actionsOf.map(([, label]) => label).filter((label) => label !== action));
});
