import { expect, test } from 'vitest';
import { factPattern, vehiclePattern } from '../../../src/server/vehicles/vehicle-pattern.ts';

const facts = 'y=2016 d=1.6l g=dct w=fwd f=petrol | 大众 朗逸 2016款 1.6l 自动舒适版 volkswagen lavida 1320 fwd luxury';
const isSaidOf = (token: string) => new RegExp(vehiclePattern(token)).test(facts);

test('years, displacements and words for gearbox, drive and fuel speak of facts, other words of names', () => {
  const isFact = (token: string) => factPattern(token) !== undefined;
  expect(['2016', '1.4t', '11.0', '手动', 'mt', 'at', '双离合', '四驱', '柴油'].filter(isFact)).toHaveLength(9);
  expect(['朗逸', '320', '16', '3016', '舒适版', 'lavida', '1.6tdi'].filter(isFact)).toEqual([]);
});

test.each(['2016', '1.6', '1.6l', '自动', 'at', 'dct', 'dsg', '舒适版', 'lavida', '1320', 'luxury', '汽油'])(
  '%s is said of a matching vehicle',
  (token) => expect(isSaidOf(token)).toBe(true),
);

test.each([
  '2018',
  '1.4',
  '1.6t',
  '手动',
  'mt',
  'cvt',
  '320',
  '132',
  '四驱',
  '柴油',
  'y=',
  'd=',
  '1',
  'avida',
  '.*',
  'l.vida',
])('%s is not said of it', (token) => expect(isSaidOf(token)).toBe(false));
