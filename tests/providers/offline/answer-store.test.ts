import { expect, test, vi } from 'vitest';
import {
  findAnswer,
  listKeptVehicles,
  MAX_VEHICLES,
  type NewAnswer,
  saveAnswers,
} from '../../../src/providers/offline/answer-store.ts';
import { openOfflineDatabase } from '../../../src/providers/offline/database.ts';
import { NO_VEHICLE } from '../../../src/providers/offline/kept-calls.ts';
import { clearOfflineData } from '../../../src/providers/session/offline-data.ts';
import { provideDatabase } from '../../support/screens/fake-database.ts';

provideDatabase();

const USER = 1;
const OTHER_USER = 2;

const config = (vehicleId: number, result: unknown = 'config', vin = ''): NewAnswer => ({
  vehicleId,
  key: `config ${vin}`,
  savedAt: 1_000,
  result,
  configVin: vin,
});
const resultOf = async (vehicleId: number, userId = USER) =>
  (await findAnswer(userId, { vehicleId, key: 'config ' }))?.result;
const keptIds = async (userId = USER) =>
  (await listKeptVehicles(userId)).map(({ vehicleId }) => vehicleId).sort((a, b) => a - b);

/** Saves one after the other, each at a later moment. */
async function saveInTurn(answers: readonly NewAnswer[], maxBytes?: number) {
  const now = vi.spyOn(Date, 'now');
  for (const [index, answer] of answers.entries()) {
    now.mockReturnValue(10_000 + index);
    await saveAnswers(USER, [answer], maxBytes);
  }
}

test('an answer is found by its user only, with the moment at which the server gave it', async () => {
  await saveAnswers(USER, [config(7, { rows: ['12'] })]);
  expect(await findAnswer(USER, { vehicleId: 7, key: 'config ' })).toEqual({
    result: { rows: ['12'] },
    savedAt: 1_000,
  });
  expect(await resultOf(7, OTHER_USER)).toBeUndefined();
  expect(await keptIds(OTHER_USER)).toEqual([]);
});

test('the 20 vehicles that were opened last are kept; one that is opened again stays', async () => {
  const first = Array.from({ length: MAX_VEHICLES }, (_, index) => config(index + 1));
  await saveInTurn([...first, config(1), config(21)]);
  expect(await keptIds()).toEqual([1, ...Array.from({ length: 19 }, (_, index) => index + 3)]);
  expect(await resultOf(2)).toBeUndefined();
});

test('beyond the bound in bytes the vehicles that were opened longest ago go', async () => {
  const large = 'x'.repeat(400);
  await saveInTurn([config(1, large), config(2, large), config(3, large)], 2_000);
  expect(await keptIds()).toEqual([2, 3]);
});

test('an answer that is renewed counts once', async () => {
  const large = 'x'.repeat(400);
  await saveInTurn([config(1, large), config(2, large), config(2, large), config(2, large)], 2_000);
  expect(await keptIds()).toEqual([1, 2]);
});

test('the user’s own answers are no vehicle and do not go with the vehicles', async () => {
  const own = { vehicleId: NO_VEHICLE, key: 'menu', savedAt: 1, result: 'menu' };
  await saveInTurn([own, ...Array.from({ length: 25 }, (_, index) => config(index + 1))]);
  expect(await findAnswer(USER, { vehicleId: NO_VEHICLE, key: 'menu' })).toBeDefined();
  expect(await keptIds()).toHaveLength(MAX_VEHICLES);
});

test('a vehicle without its configuration is not listed; its VINs are', async () => {
  await saveAnswers(USER, [{ vehicleId: 7, key: 'rows', savedAt: 1, result: [] }]);
  expect(await keptIds()).toEqual([]);
  await saveAnswers(USER, [config(7, 'config', 'LSVNA2CJ1K2113527')]);
  expect((await listKeptVehicles(USER))[0]?.vins).toEqual(['LSVNA2CJ1K2113527']);
});

test('answers of another release are not read', async () => {
  await saveAnswers(USER, [config(7)]);
  const database = await openOfflineDatabase();
  const [answer] = (await database?.getAll('answers')) ?? [];
  const [vehicle] = (await database?.getAll('vehicles')) ?? [];
  if (answer === undefined || vehicle === undefined) throw new Error('nothing was saved');
  await database?.put('answers', { ...answer, release: 'older' });
  await database?.put('vehicles', { ...vehicle, release: 'older' });
  expect([await resultOf(7), await keptIds()]).toEqual([undefined, []]);
});

test('deleting the data closes the open connection, and later answers are kept again', async () => {
  await saveAnswers(USER, [config(7)]);
  clearOfflineData();
  // The connection is asked to close in an event.
  await vi.waitFor(async () => expect(await resultOf(7).catch(() => 'closing')).toBeUndefined());
  await saveAnswers(USER, [config(8)]);
  expect(await keptIds()).toEqual([8]);
});

test('a full storage is no error, and older vehicles make room', async () => {
  await saveInTurn([config(1), config(2)]);
  const database = await openOfflineDatabase();
  if (database === null) throw new Error('no database');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await saveAnswers(USER, [config(3)]);
  put.mockRestore();
  expect(await keptIds()).toEqual([2]);
});

test('without a database nothing is kept and nothing fails', async () => {
  clearOfflineData();
  await new Promise((resolve) => setTimeout(resolve, 50));
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  await saveAnswers(USER, [config(7)]);
  expect([await resultOf(7), await keptIds()]).toEqual([undefined, []]);
});
