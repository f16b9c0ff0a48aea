import { expect, test } from 'vitest';
import { itemKeyOf, maintainItemKeys, maintainItems } from '../../../src/contract/maintenance/maintain-items.ts';

test('each item has a code of its own, by which it is found again', () => {
  expect(new Set(Object.values(maintainItems)).size).toBe(maintainItemKeys.length);
  for (const key of maintainItemKeys) expect(itemKeyOf(maintainItems[key])).toBe(key);
});
