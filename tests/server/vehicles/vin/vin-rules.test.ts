import { expect, test } from 'vitest';
import { matchVinRules, vinRuleKeys } from '../../../../src/server/vehicles/vin/vin-rules.ts';

const vin = 'LSVAB2BR1GN200000';
const rule = (vehicleId: number, given: object = {}) => ({
  vehicleId,
  prefix: 'LSVAB2BR',
  yearCode: 'G',
  plantCode: null,
  serialFrom: 0,
  serialTo: 999_999,
  ...given,
});
const matched = (rules: ReturnType<typeof rule>[], of = vin) => {
  const match = matchVinRules(rules, of);
  return match && [match.rule, ...match.rows.map(({ vehicleId }) => vehicleId)];
};

test('rules match by year, plant and serial number', () => {
  expect(matched([rule(1), rule(2, { plantCode: 'N' }), rule(3, { serialFrom: 200_000, serialTo: 200_000 })])).toEqual([
    'vinRule',
    1,
    2,
    3,
  ]);
});

test.each([
  ['plant', { plantCode: '2' }],
  ['serial before the span', { serialFrom: 200_001 }],
  ['serial after the span', { serialTo: 199_999 }],
  ['year', { yearCode: 'H' }],
])('a rule of another %s gives way to one that agrees', (_what, given) => {
  expect(matched([rule(1, given), rule(2)])).toEqual(['vinRule', 2]);
});

test('without a matching rule the vehicles of the prefix are returned, of the same year if any', () => {
  expect(matched([rule(1, { yearCode: 'F' }), rule(2, { yearCode: 'H' })])).toEqual(['vinPrefix', 1, 2]);
  expect(matched([rule(1, { yearCode: 'F' }), rule(2, { plantCode: '2' })])).toEqual(['vinPrefix', 2]);
});

test('a vehicle of several rules is listed once', () => {
  expect(matched([rule(1, { serialTo: 300_000 }), rule(1), rule(2)])).toEqual(['vinRule', 1, 2]);
});

test('letters before the serial number are ignored, and a serial without digits matches only unlimited ranges', () => {
  expect(matched([rule(5, { serialFrom: 1, serialTo: 1 })], 'LFWSRXSJ2G1F00001')).toEqual(['vinRule', 5]);
  expect(matched([rule(5, { serialTo: 9 }), rule(6)], 'LFWSRXSJ2G1F0000A')).toEqual(['vinRule', 6]);
});

test('without rules the result is undefined', () => {
  expect(matched([])).toBeUndefined();
});

test('of overlapping rules the one with the fewest stars counts, among those that agree', () => {
  const general = rule(1, { prefix: 'LSV**2BR' });
  const special = { prefix: 'LSVAB2B*' };
  expect(matched([general, rule(2, special)])).toEqual(['vinRule', 2]);
  expect(matched([general, rule(2, { ...special, plantCode: '2' })])).toEqual(['vinRule', 1]);
});

test('the keys of a VIN are its first eight characters with every choice of the last five as stars', () => {
  const keys = vinRuleKeys(vin);
  expect(new Set(keys).size).toBe(32);
  expect(keys).toEqual(expect.arrayContaining(['LSVAB2BR', 'LSV*****', 'LSV*B2*R']));
  expect(keys.every((key) => key.length === 8 && key.startsWith('LSV'))).toBe(true);
});
