import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';

// cmdk measures its list and scrolls to the selected item, which jsdom cannot.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => undefined;

const purchase = {
  kind: 'purchase' as const,
  id: 'E20261121000000000001',
  title: 'E20261121000000000001',
  detail: 'Month · garage',
  path: '/manager/bill?purchase=E20261121000000000001',
};

test('Ctrl+K finds a page by a part of its title and opens it by Enter', async () => {
  const { user, path } = await openBackoffice('/manager/role');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Search pages, records and actions' });
  await user.type(input, 'notic');
  await screen.findByRole('option', { name: /^Notices ?Content/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/manager/notice'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('pages and additions without their power are not offered', async () => {
  const powers = allPowers.filter((code) => !code.startsWith('/manager/notice') && code !== '/manager/role:add');
  const { user } = await openBackoffice('/manager/role', { powers });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: /^Roles/ });
  expect(screen.queryByRole('option', { name: /Notices/ })).toBeNull();
  expect(screen.queryByRole('option', { name: 'Roles: add' })).toBeNull();
});

test('records are searched on the server once the user pauses, and open their page', async () => {
  const { user, calls, url } = await openBackoffice('/manager/role', {
    overrides: { paletteSearch: { records: [purchase] } },
  });
  await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getByRole('button', { name: 'Search pages, records and actions' }));
  await user.type(await screen.findByRole('combobox', { name: /^Search pages/ }), 'E20261121');
  await user.click(await screen.findByRole('option', { name: /^E20261121000000000001/ }));
  await waitFor(() => expect(url()).toBe('/manager/bill?purchase=E20261121000000000001'));
  const searches = calls.filter(({ operation }) => operation === 'paletteSearch');
  expect(searches.map(({ body }) => body)).toEqual([{ text: 'E20261121' }]);
});
