import { expect, test } from 'vitest';
import { fitsVehicle } from '../../../../src/demo/catalogue/book/fits-vehicle.ts';
import { ANY } from '../../../../src/demo/catalogue/book/row.ts';
import { buildFleet } from '../../../../src/demo/catalogue/fleet/fleet.ts';
import { createKeyedRandom } from '../../../../src/demo/catalogue/keyed-random.ts';
import { buildVehicles, fixturesByGroup } from '../../../../src/demo/catalogue/plan/vehicles.ts';

const fleet = buildFleet();
const found = buildVehicles(createKeyedRandom('seed'), fleet, fixturesByGroup(fleet)).find(
  ({ gearbox }) => gearbox === 'MT',
);
if (found === undefined) throw new Error('no car with a manual gearbox');
const vehicle = { ...found, drive: 'FWD', cfg: 'comfort', producedFrom: '2018-01-01', producedTo: '2020-12-31' };

test('a row without conditions fits, and one for another gearbox, drive or trim does not', () => {
  expect(fitsVehicle(ANY, vehicle)).toBe(true);
  expect(fitsVehicle({ ...ANY, gearbox: 'MT' }, vehicle)).toBe(true);
  expect(fitsVehicle({ ...ANY, gearbox: 'AT' }, vehicle)).toBe(false);
  expect(fitsVehicle({ ...ANY, drive: 'AWD' }, vehicle)).toBe(false);
  expect(fitsVehicle({ ...ANY, cfg: 'luxury' }, vehicle)).toBe(false);
});

test('a dated row fits if the periods overlap, to the day', () => {
  expect(fitsVehicle({ ...ANY, producedTo: '2018-01-02' }, vehicle)).toBe(true);
  expect(fitsVehicle({ ...ANY, producedTo: '2018-01-01' }, vehicle)).toBe(false);
  expect(fitsVehicle({ ...ANY, producedFrom: '2020-12-31' }, vehicle)).toBe(true);
  expect(fitsVehicle({ ...ANY, producedFrom: '2021-01-01' }, vehicle)).toBe(false);
  expect(fitsVehicle({ ...ANY, producedFrom: '2021-01-01' }, { ...vehicle, producedTo: null })).toBe(true);
});

test('serial conditions are ignored', () => {
  expect(fitsVehicle({ ...ANY, serialFrom: 999_000 }, vehicle)).toBe(true);
});
