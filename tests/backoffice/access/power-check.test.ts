import { expect, test } from 'vitest';
import { isIndeterminate, togglePower } from '../../../src/backoffice/access/power-check.ts';

/** 1 ─ 2 ─ (3, 4), 1 ─ 5 ─ 6 */
const powers = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: 2 },
  { id: 5, parentId: 1 },
  { id: 6, parentId: 5 },
];
const all = () => true;

test('checking a power checks those above it and all below it', () => {
  expect(togglePower(powers, { checked: [], id: 3, isChecked: true, isHeld: all })).toEqual([1, 2, 3]);
  expect(togglePower(powers, { checked: [], id: 2, isChecked: true, isHeld: all })).toEqual([1, 2, 3, 4]);
});

test('unchecking a power unchecks all below it and keeps those above it', () => {
  expect(togglePower(powers, { checked: [1, 2, 3, 4, 5, 6], id: 2, isChecked: false, isHeld: all })).toEqual([1, 5, 6]);
});

test('powers that the editor does not hold, or outside the tree, are neither granted nor revoked', () => {
  const isHeld = (id: number) => id !== 4;
  expect(togglePower(powers, { checked: [99], id: 2, isChecked: true, isHeld })).toEqual([1, 2, 3, 99]);
  expect(togglePower(powers, { checked: [1, 2, 3, 4, 99], id: 2, isChecked: false, isHeld })).toEqual([1, 4, 99]);
});

test('a branch is partly checked when some, but not all, of it is checked', () => {
  expect(isIndeterminate(powers, new Set([2, 3]), 2)).toBe(true);
  expect(isIndeterminate(powers, new Set([2, 3, 4]), 2)).toBe(false);
  expect(isIndeterminate(powers, new Set(), 2)).toBe(false);
});
