import { expect, test } from 'vitest';
import type { Resource } from '../../src/backoffice/resource.ts';
import { sortByMenu } from '../../src/backoffice/resource-list.ts';

test('pages are in the order of their groups in the menu, then in their own', () => {
  const page = (...menu: Resource['menu']) => ({ menu });
  const pages = [page('system', 1), page('customers', 20), page('overview', 90), page('customers', 3)];
  expect(sortByMenu(pages).map(({ menu: [group, order] }) => `${group} ${order}`)).toEqual([
    'overview 90',
    'customers 3',
    'customers 20',
    'system 1',
  ]);
  expect(pages[0]?.menu[0]).toBe('system');
});
