import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isTyping, keyOf } from '../../../src/backoffice/shortcuts/shortcuts.ts';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';

const roles = [1, 2, 3].map((roleId) => ({
  roleId,
  roleName: `Role ${roleId}`,
  roleNameEn: '',
  roleValue: 1 as const,
  remark: null,
  rowVersion: 1,
}));
const overrides = { roleList: { rows: roles, total: roles.length } };

async function openRoles(powers = allPowers) {
  const opened = await openBackoffice('/manager/role', { overrides, powers });
  await screen.findByRole('link', { name: 'Role 1' });
  return opened;
}

test('the list of keys has those of the page, and only those that the user’s powers allow', async () => {
  const { user } = await openRoles(allPowers.filter((code) => code !== '/manager/role:add'));
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const labels = dialog.getAllByRole('definition').map((one) => one.textContent);
  expect(labels).toEqual(expect.arrayContaining(['Search by role', 'Next row', 'Search pages, records and actions']));
  expect(labels).not.toContain('Add');
});

test('n opens the form of a new record', async () => {
  const { user, path } = await openRoles();
  await user.keyboard('n');
  await waitFor(() => expect(path()).toBe('/manager/role/create'));
});

test('/ focuses the search, where letters are typed and no keys of the page', async () => {
  const { user, path } = await openRoles();
  await user.keyboard('/');
  const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search by role' });
  expect(document.activeElement).toBe(search);
  await user.keyboard('nj?/');
  expect(search.value).toBe('nj?/');
  expect(path()).toBe('/manager/role');
});

test('j and k move between the rows, and Enter opens the focused one', async () => {
  const { user, path } = await openRoles();
  await user.keyboard('jjjj');
  expect(document.activeElement?.textContent).toBe('Role 3');
  await user.keyboard('k');
  expect(document.activeElement?.textContent).toBe('Role 2');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/manager/role/show/2'));
});

test('the keys of the page do nothing behind a dialog', async () => {
  const { user, path } = await openRoles();
  await user.keyboard('?');
  await screen.findByRole('dialog');
  await user.keyboard('n');
  expect(path()).toBe('/manager/role');
});

test('Ctrl and Command are the same key, and Alt belongs to the keyboard', () => {
  const press = { key: 'K', ctrlKey: false, metaKey: false, altKey: false };
  expect(keyOf({ ...press, ctrlKey: true })).toBe('mod+k');
  expect(keyOf({ ...press, metaKey: true })).toBe('mod+k');
  expect(keyOf(press)).toBe('k');
  expect(keyOf({ ...press, altKey: true })).toBeUndefined();
});

test('fields and menus take letters, checkboxes and links do not', () => {
  document.body.innerHTML = `<input id="a"><textarea id="b"></textarea><div contenteditable="true" id="c"></div>
    <ul role="menu"><li id="d"></li></ul><input type="checkbox" id="e"><a href="#" id="f">x</a>`;
  const typing = (id: string) => isTyping(document.getElementById(id));
  expect(['a', 'b', 'c', 'd'].map(typing)).toEqual([true, true, true, true]);
  expect(['e', 'f'].map(typing)).toEqual([false, false]);
  expect(isTyping(null)).toBe(false);
});
