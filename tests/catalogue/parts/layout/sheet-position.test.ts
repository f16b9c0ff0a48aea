import { expect, test } from 'vitest';
import { snapPosition, togglePosition } from '../../../../src/catalogue/parts/layout/sheet-position.ts';

test.each([
  [0.2, 0, 'low'],
  [0.45, 0, 'half'],
  [0.9, 0, 'full'],
  [0.6, 2, 'full'],
  [0.5, -2, 'low'],
] as const)('released at %f with a speed of %f the sheet snaps to %s', (share, speed, place) => {
  expect(snapPosition(share, speed)).toBe(place);
});

test('the handle toggles between half and full, and raises a lowered sheet', () => {
  expect(togglePosition('half')).toBe('full');
  expect(togglePosition('full')).toBe('half');
  expect(togglePosition('low')).toBe('half');
});
