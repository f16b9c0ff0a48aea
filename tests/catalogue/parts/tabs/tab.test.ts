import { expect, test } from 'vitest';
import { searchOfTab, tabOf } from '../../../../src/catalogue/parts/tabs/tab.ts';

test('each class opens with its own tree, and with no tab that it has not', () => {
  expect(tabOf('?vehicleId=7', 'C')).toBe('tree');
  expect(tabOf('?vehicleId=7&tab=covtree', 'C')).toBe('tree');
  expect(tabOf('?vehicleId=7&tab=crash', 'C')).toBe('crash');
  expect(tabOf('?vehicleId=7', 'B')).toBe('covtree');
  expect(tabOf('?vehicleId=7&tab=crash', 'B')).toBe('crash');
  expect(tabOf('?vehicleId=7&tab=tree', 'B')).toBe('covtree');
  expect(tabOf('?vehicleId=7&tab=assembly', 'B')).toBe('assembly');
});

test('a tab comes back as it was left, for the vehicle, province and filter of now', () => {
  const now = '?vehicleId=7&vin=LSV&province=440000&tab=assembly&node=9';
  expect(searchOfTab(now, 'tree', '?vehicleId=7&tab=tree&province=110000&all=1&node=3&callout=1,2')).toBe(
    '?vehicleId=7&vin=LSV&province=440000&tab=tree&node=3&callout=1,2',
  );
  expect(searchOfTab(now, 'crash', undefined)).toBe('?vehicleId=7&vin=LSV&province=440000&tab=crash');
});
