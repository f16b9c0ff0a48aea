import { describe, expect, test } from 'vitest';
import { type FitConditions, misfitsOf, serialOf } from '../../../../src/server/parts/books/misfits.ts';

const any: FitConditions = {
  gearboxType: null,
  drivenType: null,
  cfgLevel: null,
  producedFrom: null,
  producedTo: null,
  serialFrom: null,
  serialTo: null,
};
const vehicle = {
  gearboxType: 'MT',
  drivenType: 'FWD',
  cfgLevel: 'comfort',
  producedFrom: '2015-06-01',
  producedTo: '2018-03-31',
};

test('a row without conditions fits every vehicle', () => {
  expect(misfitsOf(any, vehicle, 100_000)).toEqual([]);
});

test('a row for another gearbox, drive or level states the required one', () => {
  expect(misfitsOf({ ...any, gearboxType: 'DCT', drivenType: 'AWD', cfgLevel: 'luxury' }, vehicle, undefined)).toEqual([
    { field: 'gearboxType', wanted: 'DCT' },
    { field: 'drivenType', wanted: 'AWD' },
    { field: 'cfgLevel', wanted: 'luxury' },
  ]);
  expect(misfitsOf({ ...any, gearboxType: 'MT', drivenType: 'FWD', cfgLevel: 'comfort' }, vehicle, 1)).toEqual([]);
});

describe('production', () => {
  const produced = (producedFrom: string | null, producedTo: string | null, of = vehicle as typeof open) =>
    misfitsOf({ ...any, producedFrom, producedTo }, of, undefined);
  const open: Omit<typeof vehicle, 'producedTo'> & { producedTo: string | null } = { ...vehicle, producedTo: null };

  test.each([
    ['overlaps the beginning', '2010-01-01', '2015-06-02'],
    ['overlaps the end', '2018-03-31', null],
    ['lies within', '2016-01-01', '2017-01-01'],
    ['lies around', '2010-01-01', '2030-01-01'],
    ['begins before, open to the end', '2010-01-01', null],
    ['ends after, open to the beginning', null, '2016-01-01'],
  ])('a span that %s is no misfit', (_how, from, to) => {
    expect(produced(from, to)).toEqual([]);
  });

  test('a range that ends when production starts is a misfit, because its end is exclusive', () => {
    expect(produced('2010-01-01', '2015-06-01')).toEqual([{ field: 'produced', wanted: '2010-01-01..2015-06-01' }]);
    expect(produced(null, '2015-06-01')).toEqual([{ field: 'produced', wanted: '..2015-06-01' }]);
  });

  test('a range that starts after the last day is a misfit, unless production continues', () => {
    expect(produced('2018-04-01', null)).toEqual([{ field: 'produced', wanted: '2018-04-01..' }]);
    expect(produced('2018-04-01', null, open)).toEqual([]);
  });
});

describe('serial', () => {
  const serial = (value: number | undefined, serialFrom: number | null, serialTo: number | null) =>
    misfitsOf({ ...any, serialFrom, serialTo }, vehicle, value);

  test('a range includes its start and excludes its end', () => {
    expect(serial(150_000, 150_000, 160_000)).toEqual([]);
    expect(serial(159_999, 150_000, 160_000)).toEqual([]);
    expect(serial(149_999, 150_000, 160_000)).toEqual([{ field: 'serial', wanted: '150000..160000' }]);
    expect(serial(160_000, null, 160_000)).toEqual([{ field: 'serial', wanted: '..160000' }]);
    expect(serial(1, 150_000, null)).toEqual([{ field: 'serial', wanted: '150000..' }]);
  });

  test('without a serial number its condition is ignored', () => {
    expect(serial(undefined, 150_000, 160_000)).toEqual([]);
  });
});

describe('the serial of a VIN', () => {
  test('is the number in its last six characters, in any spelling', () => {
    expect(serialOf('LSVAA2BR1GN100000')).toBe(100_000);
    expect(serialOf(' lsvaa2br1gn-00000７ ')).toBe(7);
  });

  test('is undefined with letters among them, without a VIN or for an invalid VIN', () => {
    expect(serialOf('LSVAA2BR1GN1000A0')).toBeUndefined();
    expect(serialOf(undefined)).toBeUndefined();
    expect(serialOf('100000')).toBeUndefined();
  });
});
