import { expect, test } from 'vitest';
import {
  ACCIDENTS,
  countsOf,
  isSameChoice,
  parseZones,
  partsIn,
  toggleZone,
  ZONES,
} from '../../../../src/catalogue/parts/crash/crash-zones.ts';
import { CrashPosition } from '../../../../src/contract/parts/schemas.ts';

const part = (oeId: number, positions: readonly CrashPosition[], curVehFlag: 0 | 1 = 1) => ({
  oeId,
  positions,
  curVehFlag,
});

test('the outline has exactly the ten zones of the contract', () => {
  expect([...ZONES].sort()).toEqual([...CrashPosition.options].sort());
});

test('zones of the URL are parsed in the order of the outline, without duplicates and unknown names', () => {
  expect(parseZones('bottom, front,front,wing,,frontLeft')).toEqual(['frontLeft', 'front', 'bottom']);
  expect(parseZones('')).toEqual([]);
});

test('toggling adds a zone and removes it again', () => {
  const two = toggleZone(toggleZone([], 'top'), 'front');
  expect(two).toEqual(['front', 'top']);
  expect(toggleZone(two, 'front')).toEqual(['top']);
});

test('a kind of accident is recognized regardless of the order of its zones', () => {
  expect(isSameChoice(ACCIDENTS.head, ['frontRight', 'front', 'frontLeft'])).toBe(true);
  expect(isSameChoice(ACCIDENTS.head, ['front'])).toBe(false);
});

test('a part in several zones is listed once and counted in each of them', () => {
  const bumper = part(1, ['frontLeft', 'front', 'frontRight']);
  const lamp = part(2, ['frontLeft']);
  expect(partsIn([bumper, lamp], ['frontLeft', 'front'])).toEqual([bumper, lamp]);
  expect(countsOf([bumper, lamp])).toMatchObject({ frontLeft: 2, front: 1, frontRight: 1, back: 0 });
});

test('a number that occurs several times counts once, and one that does not fit the vehicle not at all', () => {
  expect(countsOf([part(1, ['top']), part(1, ['top']), part(2, ['top'], 0)]).top).toBe(1);
});
