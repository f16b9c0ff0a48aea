import { beforeEach, expect, test } from 'vitest';
import { searchInVehicle, type VehicleSearch } from '../../../../src/catalogue/parts/in-vehicle/search-in-vehicle.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, fakeSession, type Overrides, type ReceivedRequest, refuse } from '../../../support/screens/fakes.ts';
import { partOf } from '../../../support/screens/part-of.ts';

beforeEach(() => setSession(fakeSession));

const hits = [{ part: partOf(), vehAssyId: 1, assemblyName: '', rule: 'exact' as const }];
async function search(given: Partial<VehicleSearch>, overrides: Overrides = {}) {
  const received: ReceivedRequest[] = [];
  fakeServer.use(fakeApi({ getVehiclePartByOe: hits, getVehiclePartByName: hits, ...overrides }, received));
  const query: VehicleSearch = {
    vehicleId: 7,
    vehicleTypeCode: 'C',
    vin: undefined,
    isMakerStructure: false,
    provinceCode: '110000',
    text: '',
    ...given,
  };
  const error = await searchInVehicle(query).then(
    () => null,
    (thrown) => thrown.code,
  );
  return [received.map(({ operation }) => operation), error];
}

test('a Chinese name is searched by name at once, a number by number', async () => {
  expect(await search({ text: '机滤' })).toEqual([['getVehiclePartByName'], null]);
  expect(await search({ text: '1K0 698 151 A' })).toEqual([['getVehiclePartByOe'], null]);
});

test('a text that may be either is searched by name if no number matches, not after any other error', async () => {
  const notFound = { getVehiclePartByOe: () => refuse('100100') };
  expect(await search({ text: 'brake pads' }, notFound)).toEqual([
    ['getVehiclePartByOe', 'getVehiclePartByName'],
    null,
  ]);
  expect(await search({ text: 'brake pads' }, { getVehiclePartByOe: () => refuse('900403') })).toEqual([
    ['getVehiclePartByOe'],
    '900403',
  ]);
});

test('a number that is not found is no name', async () => {
  const notFound = { getVehiclePartByOe: () => refuse('100100') };
  expect(await search({ text: '1K0698151A' }, notFound)).toEqual([['getVehiclePartByOe'], '100100']);
});
