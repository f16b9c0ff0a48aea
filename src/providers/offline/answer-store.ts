import { type KeptAnswer, type KeptVehicle, type OfflineDatabase, openOfflineDatabase } from './database.ts';
import { NO_VEHICLE } from './kept-calls.ts';
import { RELEASE } from './release.ts';

/** At most this many vehicles of a user are kept, those opened last. */
export const MAX_VEHICLES = 20;
/** And at most this many bytes of a user, so that the browser's other data has room. */
export const MAX_BYTES = 100_000_000;
/** A larger answer is not kept. */
const MAX_ANSWER_BYTES = 10_000_000;

export interface NewAnswer extends Pick<KeptAnswer, 'vehicleId' | 'key' | 'savedAt'> {
  result: unknown;
  /** The VIN of a configuration, an empty string without one; undefined for other answers. */
  configVin?: string | undefined;
}

/** Keeps answers of a user, and deletes the vehicles opened longest ago beyond the bounds. Gives up silently when full. */
export async function saveAnswers(userId: number, answers: readonly NewAnswer[], maxBytes = MAX_BYTES): Promise<void> {
  const database = await openOfflineDatabase();
  if (database === null) return;
  for (const vehicleId of new Set(answers.map((answer) => answer.vehicleId))) {
    const ofVehicle = answers.filter((answer) => answer.vehicleId === vehicleId);
    try {
      await saveVehicle(database, userId, ofVehicle);
    } catch {
      // The browser's storage is full: older vehicles make room for the next answers.
      await deleteOldest(database, userId, { maxVehicles: 1, maxBytes }).catch(() => undefined);
    }
  }
  await deleteOldest(database, userId, { maxVehicles: MAX_VEHICLES, maxBytes });
}

/** The answers of one vehicle and its entry, in one transaction. */
async function saveVehicle(database: OfflineDatabase, userId: number, answers: readonly NewAnswer[]): Promise<void> {
  const [{ vehicleId } = { vehicleId: NO_VEHICLE }] = answers;
  const transaction = database.transaction(['answers', 'vehicles'], 'readwrite');
  const stored = transaction.objectStore('answers');
  let vehicle = (await transaction.objectStore('vehicles').get([userId, vehicleId])) ?? newVehicle(userId, vehicleId);
  for (const answer of answers) {
    const kept = toKept(userId, answer);
    if (kept.bytes > MAX_ANSWER_BYTES) continue;
    const former = await stored.get([userId, vehicleId, answer.key]);
    await stored.put(kept);
    vehicle = withAnswer(vehicle, { answer, bytes: kept.bytes - (former?.bytes ?? 0) });
  }
  await transaction.objectStore('vehicles').put({ ...vehicle, openedAt: Date.now() });
  await transaction.done;
}

function newVehicle(userId: number, vehicleId: number): KeptVehicle {
  return { userId, vehicleId, vins: [], openedAt: 0, savedAt: 0, bytes: 0, release: RELEASE };
}

function withAnswer(vehicle: KeptVehicle, { answer, bytes }: { answer: NewAnswer; bytes: number }): KeptVehicle {
  const total = { ...vehicle, bytes: vehicle.bytes + bytes };
  if (answer.configVin === undefined) return total;
  // The VINs of another release are not readable.
  const vins = vehicle.release === RELEASE ? vehicle.vins : [];
  return { ...total, release: RELEASE, vins: [...new Set([...vins, answer.configVin])], savedAt: answer.savedAt };
}

function toKept(userId: number, { vehicleId, key, savedAt, result }: NewAnswer): KeptAnswer {
  const content = result instanceof Blob ? result : JSON.stringify(result);
  // Two bytes a character, as most browsers store text.
  const bytes = typeof content === 'string' ? 2 * content.length : content.size;
  return { userId, vehicleId, key, content, savedAt, bytes, release: RELEASE };
}

interface Bounds {
  maxVehicles: number;
  maxBytes: number;
}

async function deleteOldest(database: OfflineDatabase, userId: number, bounds: Bounds): Promise<void> {
  let bytes = 0;
  const vehicles = await vehiclesOf(database, userId);
  for (const [index, vehicle] of vehicles.sort((a, b) => b.openedAt - a.openedAt).entries()) {
    bytes += vehicle.bytes;
    if (index >= bounds.maxVehicles || bytes > bounds.maxBytes) await deleteVehicle(database, vehicle);
  }
}

async function vehiclesOf(database: OfflineDatabase, userId: number): Promise<KeptVehicle[]> {
  const vehicles = await database.getAll('vehicles', IDBKeyRange.bound([userId], [userId, []]));
  return vehicles.filter(({ vehicleId }) => vehicleId !== NO_VEHICLE);
}

async function deleteVehicle(database: OfflineDatabase, { userId, vehicleId }: KeptVehicle): Promise<void> {
  const transaction = database.transaction(['answers', 'vehicles'], 'readwrite');
  await transaction.objectStore('answers').delete(IDBKeyRange.bound([userId, vehicleId], [userId, vehicleId, []]));
  await transaction.objectStore('vehicles').delete([userId, vehicleId]);
  await transaction.done;
}

/** A kept answer of this release. */
export async function findAnswer(
  userId: number,
  { vehicleId, key }: Pick<KeptAnswer, 'vehicleId' | 'key'>,
): Promise<{ result: unknown; savedAt: number } | undefined> {
  const database = await openOfflineDatabase();
  const kept = await database?.get('answers', [userId, vehicleId, key]);
  if (kept === undefined || kept.release !== RELEASE) return undefined;
  const { content, savedAt } = kept;
  return { result: typeof content === 'string' ? JSON.parse(content) : content, savedAt };
}

/** The vehicles that the user can read offline. */
export async function listKeptVehicles(userId: number): Promise<KeptVehicle[]> {
  const database = await openOfflineDatabase();
  if (database === null) return [];
  const vehicles = await vehiclesOf(database, userId);
  return vehicles.filter(({ vins, release }) => vins.length > 0 && release === RELEASE);
}
