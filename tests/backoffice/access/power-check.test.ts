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

test('with a power come those above it and all below it', () => {
  expect(togglePower(powers, { checked: [], id: 3, isChecked: true, isHeld: all })).toEqual([1, 2, 3]);
  expect(togglePower(powers, { checked: [], id: 2, isChecked: true, isHeld: all })).toEqual([1, 2, 3, 4]);
});

test('without a power go all below it, and those above it stay', () => {
  expect(togglePower(powers, { checked: [1, 2, 3, 4, 5, 6], id: 2, isChecked: false, isHeld: all })).toEqual([1, 5, 6]);
});

test('what the editor does not hold is neither given nor taken, nor is what stands in no tree', () => {
  const isHeld = (id: number) => id !== 4;
  expect(togglePower(powers, { checked: [99], id: 2, isChecked: true, isHeld })).toEqual([1, 2, 3, 99]);
  expect(togglePower(powers, { checked: [1, 2, 3, 4, 99], id: 2, isChecked: false, isHeld })).toEqual([1, 4, 99]);
});

test('a branch is partly checked when some of it is, not when all or nothing is', () => {
  expect(isIndeterminate(powers, new Set([2, 3]), 2)).toBe(true);
  expect(isIndeterminate(powers, new Set([2, 3, 4]), 2)).toBe(false);
  expect(isIndeterminate(powers, new Set(), 2)).toBe(false);
});
