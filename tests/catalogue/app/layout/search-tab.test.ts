import { expect, test } from 'vitest';
import { findSearchTab, searchTabs } from '../../../../src/catalogue/app/layout/search-tab.ts';
import { paths } from '../../../../src/catalogue/shared/navigation/paths.ts';

test('every search screen has a tab of its own, but a vehicle’s details have that of the search, and the fleet has none', () => {
  const screens = Object.values(paths).filter((path) => path.startsWith('/search/'));
  const others = [paths.vehicleDetail, paths.fleet] as const;
  const own = screens.filter((path) => !others.some((other) => other === path));
  expect(own.map(findSearchTab).sort()).toEqual([...searchTabs].sort());
  expect(others.map(findSearchTab)).toEqual(['vehicle', undefined]);
  expect(findSearchTab(paths.index)).toBeUndefined();
});
