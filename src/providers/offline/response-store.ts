import { type OfflineDatabase, openOfflineDatabase, type StoredResponse, type StoredVehicle } from './database.ts';
import { RELEASE } from './release.ts';
import { NO_VEHICLE } from './stored-calls.ts';

/** Vehicles stored per user: those opened last. */
export const VEHICLES_MAX = 20;
/** Bytes stored per user, so that the browser’s other data has room. */
export const BYTES_MAX = 100_000_000;
/** Larger responses are not stored. */
const RESPONSE_BYTES_MAX = 10_000_000;

export interface NewResponse extends Pick<StoredResponse, 'vehicleId' | 'key' | 'savedAt'> {
  result: unknown;
  /** For configurations: the VIN, or an empty string. */
  configVin?: string | undefined;
}

/**
 * Stores responses of a user, and deletes the vehicles opened longest ago beyond the bounds. Never fails for lack of space:
 * what has no room is not stored.
 */
export async function saveResponses(
  userId: number,
  responses: readonly NewResponse[],
  maxBytes = BYTES_MAX,
): Promise<void> {
  const database = await openOfflineDatabase();
  if (database === null) return;
  for (const vehicleId of new Set(responses.map((response) => response.vehicleId))) {
    const ofVehicle = responses.filter((response) => response.vehicleId === vehicleId);
    try {
      await saveVehicle(database, userId, ofVehicle);
    } catch {
      // The browser’s storage is full. Deleting the older vehicles makes room for the next responses.
      await deleteOldest(database, userId, { maxVehicles: 1, maxBytes }).catch(() => undefined);
    }
  }
  await deleteOldest(database, userId, { maxVehicles: VEHICLES_MAX, maxBytes });
}

/** The responses of one vehicle and its entry, in one transaction. */
async function saveVehicle(
  database: OfflineDatabase,
  userId: number,
  responses: readonly NewResponse[],
): Promise<void> {
  const [{ vehicleId } = { vehicleId: NO_VEHICLE }] = responses;
  const transaction = database.transaction(['responses', 'vehicles'], 'readwrite');
  const stored = transaction.objectStore('responses');
  let vehicle = (await transaction.objectStore('vehicles').get([userId, vehicleId])) ?? newVehicle(userId, vehicleId);
  for (const response of responses) {
    const entry = toStored(userId, response);
    if (entry.bytes > RESPONSE_BYTES_MAX) continue;
    const former = await stored.get([userId, vehicleId, response.key]);
    await stored.put(entry);
    vehicle = withResponse(vehicle, { response, bytes: entry.bytes - (former?.bytes ?? 0) });
  }
  await transaction.objectStore('vehicles').put({ ...vehicle, openedAt: Date.now() });
  await transaction.done;
}

function newVehicle(userId: number, vehicleId: number): StoredVehicle {
  return { userId, vehicleId, vins: [], openedAt: 0, savedAt: 0, bytes: 0, release: RELEASE };
}

function withResponse(
  vehicle: StoredVehicle,
  { response, bytes }: { response: NewResponse; bytes: number },
): StoredVehicle {
  const total = { ...vehicle, bytes: vehicle.bytes + bytes };
  if (response.configVin === undefined) return total;
  // Configurations of another release are not read.
  const vins = vehicle.release === RELEASE ? vehicle.vins : [];
  return { ...total, release: RELEASE, vins: [...new Set([...vins, response.configVin])], savedAt: response.savedAt };
}

function toStored(userId: number, { vehicleId, key, savedAt, result }: NewResponse): StoredResponse {
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

async function vehiclesOf(database: OfflineDatabase, userId: number): Promise<StoredVehicle[]> {
  const vehicles = await database.getAll('vehicles', IDBKeyRange.bound([userId], [userId, []]));
  return vehicles.filter(({ vehicleId }) => vehicleId !== NO_VEHICLE);
}

async function deleteVehicle(database: OfflineDatabase, { userId, vehicleId }: StoredVehicle): Promise<void> {
  const transaction = database.transaction(['responses', 'vehicles'], 'readwrite');
  await transaction.objectStore('responses').delete(IDBKeyRange.bound([userId, vehicleId], [userId, vehicleId, []]));
  await transaction.objectStore('vehicles').delete([userId, vehicleId]);
  await transaction.done;
}

/** A response stored by this release. */
export async function findResponse(
  userId: number,
  { vehicleId, key }: Pick<StoredResponse, 'vehicleId' | 'key'>,
): Promise<{ result: unknown; savedAt: number } | undefined> {
  const database = await openOfflineDatabase();
  const stored = await database?.get('responses', [userId, vehicleId, key]);
  if (stored === undefined || stored.release !== RELEASE) return undefined;
  const { content, savedAt } = stored;
  return { result: typeof content === 'string' ? JSON.parse(content) : content, savedAt };
}

/** The vehicles that the user can read offline. */
export async function listStoredVehicles(userId: number): Promise<StoredVehicle[]> {
  const database = await openOfflineDatabase();
  if (database === null) return [];
  const vehicles = await vehiclesOf(database, userId);
  return vehicles.filter(({ vins, release }) => vins.length > 0 && release === RELEASE);
}
