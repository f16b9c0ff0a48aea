import { expect, test } from 'vitest';
import { defaultReading } from '../../../src/server/maintenance/default-reading.ts';

const car = {
  vehicleClass: 'C',
  yearPattern: 2020,
  producedFrom: '2019-10-01',
  producedTo: null,
  today: '2026-04-01',
} as const;

test('the default reading assumes a purchase early in the model year and the average mileage of the class', () => {
  expect(defaultReading(car)).toEqual({ mileage: 90_000, purchaseDate: '2020-03-31' });
  expect(defaultReading({ ...car, vehicleClass: 'B' }).mileage).toBe(480_000);
});

test('the default purchase date is neither before production nor in the future', () => {
  expect(defaultReading({ ...car, yearPattern: 2018 }).purchaseDate).toBe('2019-12-30');
  expect(defaultReading({ ...car, yearPattern: 2026, producedFrom: '2026-03-01' })).toEqual({
    mileage: 0,
    purchaseDate: '2026-04-01',
  });
  expect(defaultReading({ ...car, yearPattern: 2020, producedTo: '2019-11-01' }).purchaseDate).toBe('2020-01-30');
});

test('without a known start of production the model year alone counts', () => {
  expect(defaultReading({ ...car, producedFrom: null })).toEqual(
    defaultReading({ ...car, producedFrom: '2020-01-01' }),
  );
});
