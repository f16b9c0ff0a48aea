import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bodiesOf, openUsers, staffPowers } from './sample-user.ts';

test('a user is shown with the masked phone, the names of dictionary entries and a link to the page', async () => {
  await openUsers('/manager/user');
  const row = within(await screen.findByRole('row', { name: /Ms Li 139\*\*\*\*0001/ }));
  for (const text of ['liwei', 'Garage Li', 'Prepaid lookups', 'Enabled', 'Zhou'])
    expect(row.getByText(text)).toBeTruthy();
  expect(await row.findByText('Repair shop')).toBeTruthy();
  expect(row.getByRole('link', { name: /^Edit/ }).getAttribute('href')).toMatch(/^\/manager\/user\/edit\/7/);
});

test('the list asks for ten users, the newest first', async () => {
  const { calls } = await openUsers('/manager/user');
  await screen.findByRole('row', { name: /Ms Li/ });
  expect(bodiesOf(calls, 'userList')[0]).toEqual({
    pageNum: 1,
    pageSize: 10,
    sort: [{ field: 'userId', order: 'desc' }],
    filters: {},
  });
});

type User = Awaited<ReturnType<typeof openUsers>>['user'];

const typed = (text: string) => async (user: User, editor: ReturnType<typeof within>) => {
  const box = editor.getByRole('textbox');
  // Not typed: the editor sets the focus once it is open, which may be in the middle of the text.
  fireEvent.change(box, { target: { value: text } });
  await user.click(editor.getByRole('button', { name: 'Apply' }));
};
const chosen = (field: string, label: string) => async (user: User, editor: ReturnType<typeof within>) => {
  await user.click(editor.getByRole('combobox', { name: field }));
  await user.click(await screen.findByTitle(label));
};

/** The specification's eight filters and the class: how each is set, and what is sent. */
const filters: [string, string, ReturnType<typeof typed>, unknown][] = [
  ['Name / phone', 'nameOrPhone', typed('li'), 'li'],
  ['Company type', 'companyType', chosen('Company type', 'Repair shop'), 3],
  ['Managed by', 'marketName', typed('Zhou'), 'Zhou'],
  ['Intention', 'intention', chosen('Intention', 'High'), 11],
  ['User type', 'userType', chosen('User type', 'Prepaid lookups'), 2],
  ['Status', 'userState', chosen('Status', 'Disabled'), 'disabled'],
  [
    'Expires',
    'expireTime',
    (user, editor) => user.click(editor.getByRole('button', { name: 'Last 7 days' })),
    { from: expect.any(String), to: expect.any(String) },
  ],
  ['Agency code', 'agencyCode', typed('S01'), 'S01'],
  ['Class', 'roleValue', chosen('Class', 'Sales reps'), 3],
];

test.each(filters)('the list is filtered by %s', async (label, field, enter, value) => {
  const { user, calls, url } = await openUsers('/manager/user');
  await screen.findByRole('row', { name: /Ms Li/ });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
  await enter(user, within(await screen.findByRole('form', { name: label })));
  await waitFor(() => expect(bodiesOf(calls, 'userList').at(-1)).toMatchObject({ filters: { [field]: value } }));
  await waitFor(() => expect(url()).toContain(`[field]=${field}`));
});

test('the count of each class leads to the list of its users', async () => {
  const { user, calls } = await openUsers('/manager/user', {
    countUsers: ({ roleName }) => ({ roleName, count: roleName * 100 }),
  });
  const counts = within(await screen.findByRole('list', { name: 'Users by class' }));
  const sellers = await counts.findByRole('link', { name: /^Sales reps\s*300$/ });
  await user.click(sellers);
  await waitFor(() => expect(bodiesOf(calls, 'userList').at(-1)).toMatchObject({ filters: { roleValue: 3 } }));
  expect(screen.getByRole('button', { name: 'Class is Sales reps' })).toBeTruthy();
});

test('users are neither added nor deleted, and without the power not edited', async () => {
  await openUsers(
    '/manager/user',
    {},
    staffPowers.filter((code) => code !== '/manager/user:edit'),
  );
  const row = within(await screen.findByRole('row', { name: /Ms Li/ }));
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  expect(row.queryByRole('link', { name: /^Edit/ })).toBeNull();
  expect(row.queryByRole('button', { name: /^Delete/ })).toBeNull();
});
