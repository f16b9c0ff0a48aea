import { expect, test, vi } from 'vitest';
import { openOfflineDatabase } from '../../../src/providers/offline/database.ts';
import {
  findResponse,
  listStoredVehicles,
  type NewResponse,
  saveResponses,
  VEHICLES_MAX,
} from '../../../src/providers/offline/response-store.ts';
import { NO_VEHICLE } from '../../../src/providers/offline/stored-calls.ts';
import { clearOfflineData } from '../../../src/providers/session/offline-data.ts';
import { provideDatabase } from '../../support/screens/fake-database.ts';

provideDatabase();

const USER = 1;
const OTHER_USER = 2;

const config = (vehicleId: number, result: unknown = 'config', vin = ''): NewResponse => ({
  vehicleId,
  key: `config ${vin}`,
  savedAt: 1_000,
  result,
  configVin: vin,
});
const resultOf = async (vehicleId: number, userId = USER) =>
  (await findResponse(userId, { vehicleId, key: 'config ' }))?.result;
const storedIds = async (userId = USER) =>
  (await listStoredVehicles(userId)).map(({ vehicleId }) => vehicleId).sort((a, b) => a - b);

/** Saves one after the other, each at a later moment. */
async function saveInTurn(responses: readonly NewResponse[], maxBytes?: number) {
  const now = vi.spyOn(Date, 'now');
  for (const [index, response] of responses.entries()) {
    now.mockReturnValue(10_000 + index);
    await saveResponses(USER, [response], maxBytes);
  }
}

test('a response is found by its user only, with the time of the server’s response', async () => {
  await saveResponses(USER, [config(7, { rows: ['12'] })]);
  expect(await findResponse(USER, { vehicleId: 7, key: 'config ' })).toEqual({
    result: { rows: ['12'] },
    savedAt: 1_000,
  });
  expect(await resultOf(7, OTHER_USER)).toBeUndefined();
  expect(await storedIds(OTHER_USER)).toEqual([]);
});

test('the 20 vehicles opened last are stored; one that is opened again stays', async () => {
  const first = Array.from({ length: VEHICLES_MAX }, (_, index) => config(index + 1));
  await saveInTurn([...first, config(1), config(21)]);
  expect(await storedIds()).toEqual([1, ...Array.from({ length: 19 }, (_, index) => index + 3)]);
  expect(await resultOf(2)).toBeUndefined();
});

test('beyond the bound in bytes the vehicles that were opened longest ago go', async () => {
  const large = 'x'.repeat(400);
  await saveInTurn([config(1, large), config(2, large), config(3, large)], 2_000);
  expect(await storedIds()).toEqual([2, 3]);
});

test('a response that is renewed counts once', async () => {
  const large = 'x'.repeat(400);
  await saveInTurn([config(1, large), config(2, large), config(2, large), config(2, large)], 2_000);
  expect(await storedIds()).toEqual([1, 2]);
});

test('the user’s own menu counts as no vehicle and is not deleted with the vehicles', async () => {
  const own = { vehicleId: NO_VEHICLE, key: 'menu', savedAt: 1, result: 'menu' };
  await saveInTurn([own, ...Array.from({ length: 25 }, (_, index) => config(index + 1))]);
  expect(await findResponse(USER, { vehicleId: NO_VEHICLE, key: 'menu' })).toBeDefined();
  expect(await storedIds()).toHaveLength(VEHICLES_MAX);
});

test('a vehicle without its configuration is not listed; its VINs are', async () => {
  await saveResponses(USER, [{ vehicleId: 7, key: 'rows', savedAt: 1, result: [] }]);
  expect(await storedIds()).toEqual([]);
  await saveResponses(USER, [config(7, 'config', 'LSVNA2CJ1K2113527')]);
  expect((await listStoredVehicles(USER))[0]?.vins).toEqual(['LSVNA2CJ1K2113527']);
});

test('responses of another release are not read', async () => {
  await saveResponses(USER, [config(7)]);
  const database = await openOfflineDatabase();
  const [response] = (await database?.getAll('responses')) ?? [];
  const [vehicle] = (await database?.getAll('vehicles')) ?? [];
  if (response === undefined || vehicle === undefined) throw new Error('nothing was saved');
  await database?.put('responses', { ...response, release: 'older' });
  await database?.put('vehicles', { ...vehicle, release: 'older' });
  expect([await resultOf(7), await storedIds()]).toEqual([undefined, []]);
});

test('deleting the data closes the open connection, and later responses are stored again', async () => {
  await saveResponses(USER, [config(7)]);
  clearOfflineData();
  // The connection is asked to close in an event.
  await vi.waitFor(async () => expect(await resultOf(7).catch(() => 'closing')).toBeUndefined());
  await saveResponses(USER, [config(8)]);
  expect(await storedIds()).toEqual([8]);
});

test('a full storage is no error, and older vehicles make room', async () => {
  await saveInTurn([config(1), config(2)]);
  const database = await openOfflineDatabase();
  if (database === null) throw new Error('no database');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await saveResponses(USER, [config(3)]);
  put.mockRestore();
  expect(await storedIds()).toEqual([2]);
});

test('without a database nothing is stored and nothing fails', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  await saveResponses(USER, [config(7)]);
  expect([await resultOf(7), await storedIds()]).toEqual([undefined, []]);
});
