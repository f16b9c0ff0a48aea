import { expect, test } from 'vitest';
import { alikeToChoose, fleetEntries, withRepair } from '../../../src/catalogue/fleet/fleet-vehicle.ts';
import { vehicleOf } from '../../support/screens/vehicle-of.ts';
import { readOf } from './support.ts';

const none = { choices: {}, left: [] };
const two = [vehicleOf({ vehicleId: 1 }), vehicleOf({ vehicleId: 2 })];

test('one vehicle of a sound VIN is found; several, and a doubtful VIN, wait for the user', () => {
  const states = fleetEntries(
    [readOf(), readOf({ vin: 'B', vehicles: two, total: 2 }), readOf({ vin: 'C', problem: 'checkDigit' })],
    none,
  ).map(({ state }) => state);
  expect(states).toEqual(['found', 'choose', 'wrong']);
});

test('a choice finds the vehicle, and a VIN that is left out has none', () => {
  const several = readOf({ vin: 'B', vehicles: two, total: 2 });
  expect(fleetEntries([several], { choices: { B: 2 }, left: [] })[0]?.vehicle?.vehicleId).toBe(2);
  expect(fleetEntries([several], { choices: { B: 2 }, left: ['B'] })[0]).toMatchObject({
    state: 'left',
    vehicle: null,
  });
});

test('a choice is offered to the vehicles still to choose that have the same candidates', () => {
  const entries = fleetEntries(
    [
      readOf({ vin: 'B', vehicles: two, total: 2 }),
      readOf({ vin: 'C', vehicles: two, total: 2 }),
      readOf({ vin: 'D', vehicles: two, total: 2 }),
      readOf({ vin: 'E', vehicles: two, total: 2, problem: 'checkDigit' }),
      readOf({ vin: 'F', vehicles: two, total: 2 }),
      readOf({ vin: 'G', vehicles: [...two, vehicleOf({ vehicleId: 3 })], total: 3 }),
    ],
    { choices: { B: 2, D: 1 }, left: ['F'] },
  );
  const [chosen] = entries;
  expect(chosen && alikeToChoose(entries, chosen)).toEqual(['C']);
});

test('a repair corrects the list, also where O and I were written for digits', () => {
  const text = 'lsvaa2br1gnlooooo night\nother';
  expect(withRepair('lsvaaOOOOOOOOOIII night', { from: 'LSVAA000000000111', to: 'X' })).toBe('X night');
  expect(withRepair(text, { from: 'NOTTHERE', to: 'X' })).toBe(text);
});
