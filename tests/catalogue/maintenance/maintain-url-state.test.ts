import { expect, test } from 'vitest';
import { axisChange, maintainUrlState } from '../../../src/catalogue/maintenance/maintain-url-state.ts';

const parse = (query: string) => maintainUrlState.parse(new URLSearchParams(query));

test('a link has the vehicle, the reading and the mark', () => {
  expect(
    parse(
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

test('invalid parameters count as missing, and the axis is kilometres by default', () => {
  expect(parse('vehicleId=x&mileage=-5&purchaseDate=2022-02-31&by=hours&scale=0&item=M99')).toEqual({
    vehicleId: undefined,
    vin: undefined,
    mileage: undefined,
    purchaseDate: undefined,
    by: 'mileage',
    scale: undefined,
    item: undefined,
    plan: '',
  });
  expect(parse('mileage=99999999').mileage).toBeUndefined();
});

test('a date that does not exist counts as missing', () => {
  expect(parse('purchaseDate=2024-02-29').purchaseDate).toBe('2024-02-29');
  for (const text of ['2023-02-29', '2024-13-01', '2024-1-1', 'today', '']) {
    expect(parse(`purchaseDate=${text}`).purchaseDate).toBeUndefined();
  }
});

test('a change keeps the other parameters, and another axis removes the mark', () => {
  const params = new URLSearchParams('vehicleId=7&type=B&province=440000&scale=60000');
  expect(maintainUrlState.update(params, { mileage: 1000 }).toString()).toBe(
    'vehicleId=7&type=B&province=440000&scale=60000&mileage=1000',
  );
  expect(maintainUrlState.update(params, axisChange('month')).toString()).toBe(
    'vehicleId=7&type=B&province=440000&by=month',
  );
  expect(maintainUrlState.update(new URLSearchParams('by=month&scale=12'), axisChange('mileage')).toString()).toBe('');
});
