import { expect, test } from 'vitest';
import { dateIn, paramsAfter, placeOf } from '../../../src/catalogue/maintenance/place.ts';

const place = (query: string) => placeOf(new URLSearchParams(query));

test('a link names the vehicle, the reading and the scale', () => {
  expect(
    place(
      'vehicleId=7&vin=LSVAA2BR1GN100000&mileage=42000&purchaseDate=2022-06-01&by=month&scale=48&item=M01&plan=a9-3n',
    ),
  ).toEqual({
    vehicleId: 7,
    vin: 'LSVAA2BR1GN100000',
    mileage: 42_000,
    purchaseDate: '2022-06-01',
    by: 'month',
    scale: 48,
    item: 'M01',
    plan: 'a9-3n',
  });
});

test('what is no reading in a link is as if it had never stood there, and the scale is of kilometres', () => {
  expect(place('vehicleId=x&mileage=-5&purchaseDate=2022-02-31&by=hours&scale=0&item=M99')).toEqual({
    vehicleId: undefined,
    vin: undefined,
    mileage: undefined,
    purchaseDate: undefined,
    by: 'mileage',
    scale: undefined,
    item: undefined,
    plan: '',
  });
  expect(place('mileage=99999999').mileage).toBeUndefined();
});

test('only days that there are, are days', () => {
  expect(dateIn('2024-02-29')).toBe('2024-02-29');
  for (const text of ['2023-02-29', '2024-13-01', '2024-1-1', 'today', null]) expect(dateIn(text)).toBeUndefined();
});

test('a change keeps the rest of the link; another scale leaves the mark of the former one', () => {
  const before = new URLSearchParams('vehicleId=7&type=B&province=440000&scale=60000');
  expect(paramsAfter(before, { mileage: 1000 }).toString()).toBe(
    'vehicleId=7&type=B&province=440000&scale=60000&mileage=1000',
  );
  expect(paramsAfter(before, { by: 'month' }).toString()).toBe('vehicleId=7&type=B&province=440000&by=month');
  expect(paramsAfter(new URLSearchParams('by=month&scale=12'), { by: 'mileage' }).toString()).toBe('');
});
