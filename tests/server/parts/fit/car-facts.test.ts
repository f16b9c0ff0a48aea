import { expect, test } from 'vitest';
import {
  agreesWith,
  carFactsOf,
  compareNumbers,
  compareText,
  intersect,
  type JudgedVehicle,
  wellFormedVin,
} from '../../../../src/server/parts/fit/car-facts.ts';

const vehicle: JudgedVehicle = {
  ...{ gearboxType: 'MT', drivenType: '', cfgLevel: 'comfort', options: [] },
  ...{ producedFrom: '2015-06-01', producedTo: '2018-03-31' },
};
const answers = (values: Readonly<Record<string, string>>) => new Map(Object.entries(values));

test('the last day of production is still in the period', () => {
  expect(carFactsOf(vehicle, undefined, answers({})).produced).toEqual({
    ...{ from: '2015-06-01', to: '2018-04-01', by: 'catalogue' },
  });
  const inProduction = { ...vehicle, producedTo: null };
  expect(carFactsOf(inProduction, undefined, answers({})).produced).toMatchObject({ from: '2015-06-01', to: null });
});

test('an answer narrows what is known, and holds where it contradicts it', () => {
  const producedOf = (produced: string) => carFactsOf(vehicle, undefined, answers({ produced })).produced;
  expect(producedOf('2016-01-01..')).toEqual({ from: '2016-01-01', to: '2018-04-01', by: 'answer' });
  expect(producedOf('2020-01-01..')).toEqual({ from: '2020-01-01', to: null, by: 'answer' });
});

test('a model year that contradicts the production period says nothing', () => {
  // The model year of this VIN is 2016, the car of the catalogue was built from 2019 on.
  const newer = { ...vehicle, producedFrom: '2019-01-01', producedTo: null };
  expect(carFactsOf(newer, 'LSVAA2BR1GN150000', answers({})).produced?.by).toBe('catalogue');
});

test('only six digits at the end of a VIN are a serial number', () => {
  const serialOf = (vin: string) => carFactsOf(vehicle, vin, answers({})).serial;
  expect(serialOf('LSVAA2BR1GN000012')).toEqual({ from: '12', to: '13', by: 'vin' });
  expect(serialOf('LSVAA2BR1GNA00012')).toBeNull();
});

test('a vehicle can be the answered car unless the catalogue knows otherwise', () => {
  expect(agreesWith(vehicle, answers({ gearboxType: 'MT', drivenType: 'AWD' }))).toBe(true);
  expect(agreesWith(vehicle, answers({ gearboxType: 'DCT' }))).toBe(false);
  expect(agreesWith(vehicle, answers({ cfgLevel: 'other' }))).toBe(false);
});

test('ranges are half-open: those that only touch have nothing in common', () => {
  expect(intersect({ from: '1', to: '9' }, { from: '9', to: null }, compareNumbers)).toBeUndefined();
  expect(intersect({ from: null, to: '100' }, { from: '9', to: null }, compareNumbers)).toEqual({
    from: '9',
    to: '100',
  });
  expect(intersect({ from: '2016', to: null }, { from: null, to: null }, compareText)).toEqual({
    from: '2016',
    to: null,
  });
});

test('a VIN is taken in any spelling, a malformed one is none', () => {
  expect(wellFormedVin(' lsvaa2br1gn150000 ')).toBe('LSVAA2BR1GN150000');
  expect([wellFormedVin('LSVAA2BR1'), wellFormedVin(undefined)]).toEqual([undefined, undefined]);
});
