import { expect, test } from 'vitest';
import { differencesOf } from '../../../../src/catalogue/vehicles/results/differences.ts';
import { vehicleOf } from '../../../support/screens/vehicle-of.ts';

test('facts in which vehicles differ have each value once, in the order of the vehicles, and unknown ones as null', () => {
  const { differing } = differencesOf([
    vehicleOf({ yearPattern: 2018, fgwCode: '' }),
    vehicleOf({ yearPattern: 2016 }),
    vehicleOf({ yearPattern: 2018 }),
  ]);
  expect(differing).toEqual([
    { field: 'yearPattern', values: ['2018', '2016'] },
    { field: 'fgwCode', values: [null, 'LV16A'] },
  ]);
});

test('facts that all have are common; one that is unknown of all is in neither list', () => {
  const { differing, common } = differencesOf([vehicleOf({ fgwCode: '' }), vehicleOf({ fgwCode: '' })]);
  expect(differing).toEqual([]);
  expect(common.map(({ field }) => field)).not.toContain('fgwCode');
  expect(common).toContainEqual({ field: 'displacement', value: '1.6L' });
});
