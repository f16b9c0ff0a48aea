import { expect, test } from 'vitest';
import { openingPlan } from '../../../src/catalogue/fleet/fleet-cost.ts';

const car = (vehicleId: number) => ({ vehicleId, vehicleTypeCode: 'C' as const });
const truck = (vehicleId: number) => ({ vehicleId, vehicleTypeCode: 'B' as const });

test('opened vehicles are free, others take one lookup each of their class, and the rest is beyond what is left', () => {
  const plan = openingPlan([car(1), car(2), truck(3), car(4), truck(5)], {
    open: new Map([[1, '2026-01-01']]),
    left: { C: 1, B: 2 },
  });
  expect(plan).toEqual({ free: [1], charged: { C: [2], B: [3, 5] }, beyond: { C: [4], B: [] } });
});

test('two VINs of the same vehicle take one lookup', () => {
  expect(openingPlan([car(1), car(1)], { open: new Map(), left: { C: 5, B: 0 } }).charged.C).toEqual([1]);
});
