import { beforeEach, expect, test } from 'vitest';
import { clearRecent, keepRecent, readRecent } from '../../../src/catalogue/vehicle/recent-vehicles.ts';
import { keepSession } from '../../../src/providers/session.ts';
import { fakeSession } from '../../support/fakes.ts';

beforeEach(() => keepSession(fakeSession));

test('the last ten vehicles are kept, the newest first', () => {
  for (let vehicleId = 1; vehicleId <= 12; vehicleId += 1) keepRecent({ vehicleId });
  expect(readRecent().map(({ vehicleId }) => vehicleId)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test('a vehicle opened again moves to the front; another VIN of the same vehicle is another car', () => {
  keepRecent({ vehicleId: 1, vin: 'LSVNA2CJ1K2113527' });
  keepRecent({ vehicleId: 2 });
  keepRecent({ vehicleId: 1, vin: 'LSVNA2CJ1K2113527' });
  keepRecent({ vehicleId: 1 });
  expect(readRecent()).toEqual([{ vehicleId: 1 }, { vehicleId: 1, vin: 'LSVNA2CJ1K2113527' }, { vehicleId: 2 }]);
});

test('each account has its own list', () => {
  keepRecent({ vehicleId: 1 });
  keepSession({ ...fakeSession, user: { ...fakeSession.user, id: 2 } });
  expect(readRecent()).toEqual([]);
});

test('a list that was cleared or spoiled is empty', () => {
  keepRecent({ vehicleId: 1 });
  clearRecent();
  expect(readRecent()).toEqual([]);
  localStorage.setItem(`epc.recentVehicles.${fakeSession.user.id}`, '{"spoiled":');
  expect(readRecent()).toEqual([]);
});
