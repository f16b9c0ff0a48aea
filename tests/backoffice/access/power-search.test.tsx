import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const power = (id: number, powerCode: string, parentId: number | null) => ({
  id,
  powerCode,
  // The server names a power by its code; the page shows the title of the page that it opens.
  powerName: powerCode,
  powerNameEn: '',
  parentId,
  powerLevel: parentId === null ? 1 : 2,
  rowVersion: 1,
  powerOrder: id,
  type: parentId === null ? ('area' as const) : ('page' as const),
});
const rows = [power(1, '/manager', null), power(2, '/manager/notice', 1), power(3, '/manager/role', 1)];
const overrides = { powerList: { rows, total: rows.length } };

async function search(label: string, text: string) {
  const { user, calls, url } = await openBackoffice('/manager/power', { overrides });
  // The list writes its order into the URL first.
  await waitFor(() => expect(url()).toContain('sorters'));
  await screen.findByRole('link', { name: 'Notices' });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
  const input = await screen.findByRole('textbox', { name: label });
  // The menu that closes gives the focus back before the editor takes it.
  await waitFor(() => expect(document.activeElement).toBe(input));
  await user.type(input, text);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.queryByRole('alert')).toBeNull();
  const names = () => {
    const links = within(screen.getByRole('table')).getAllByRole('link');
    return links.map((link) => link.textContent).filter((text) => !/^(Edit|Add)/.test(text ?? ''));
  };
  // The chip is in the URL first, then the rows follow.
  await waitFor(() => expect(names()).toHaveLength(2));
  return { names: names(), calls };
}

test('a power is found by its displayed name, with the powers above it', async () => {
  expect((await search('Name', 'notic')).names).toEqual(['Back office', 'Notices']);
});

test('a power is found by a part of its code, with or without the leading slash', async () => {
  expect((await search('Code', 'role')).names).toEqual(['Back office', 'Roles']);
});
