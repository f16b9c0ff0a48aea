import { expect, test } from 'vitest';
import { vehicleFacts } from '../../../../src/catalogue/vehicles/results/vehicle-facts.ts';
import { vehicleOf } from '../../../support/screens/vehicle-of.ts';

test('an unknown fact of a vehicle is null', () => {
  const facts = new Map(
    vehicleFacts(vehicleOf({ announcement: null, displacement: '' })).map(({ field, value }) => [field, value]),
  );
  expect(facts.get('announcement')).toBeNull();
  expect(facts.get('displacement')).toBeNull();
  expect(facts.get('yearPattern')).toBe('2016');
  expect(facts.get('fgwCode')).toBe('LV16A');
});
