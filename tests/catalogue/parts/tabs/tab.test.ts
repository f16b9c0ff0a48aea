import { expect, test } from 'vitest';
import { restoreTabSearch, tabOf } from '../../../../src/catalogue/parts/tabs/tab.ts';

test('each vehicle class opens with its own tree, and ignores tabs that it does not have', () => {
  expect(tabOf('?vehicleId=7', 'C')).toBe('tree');
  expect(tabOf('?vehicleId=7&tab=covtree', 'C')).toBe('tree');
  expect(tabOf('?vehicleId=7&tab=crash', 'C')).toBe('crash');
  expect(tabOf('?vehicleId=7', 'B')).toBe('covtree');
  expect(tabOf('?vehicleId=7&tab=crash', 'B')).toBe('crash');
  expect(tabOf('?vehicleId=7&tab=tree', 'B')).toBe('covtree');
  expect(tabOf('?vehicleId=7&tab=assembly', 'B')).toBe('assembly');
});

test('a tab is restored with its own parameters and the current vehicle, province and filter', () => {
  const now = '?vehicleId=7&vin=LSV&province=440000&tab=assembly&node=9';
  expect(restoreTabSearch(now, 'tree', '?vehicleId=7&tab=tree&province=110000&all=1&node=3&callout=1,2')).toBe(
    '?vehicleId=7&vin=LSV&province=440000&tab=tree&node=3&callout=1,2',
  );
  expect(restoreTabSearch(now, 'crash', undefined)).toBe('?vehicleId=7&vin=LSV&province=440000&tab=crash');
});
