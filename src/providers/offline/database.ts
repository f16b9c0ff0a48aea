import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { OFFLINE_DATABASE } from '../session/offline-data.ts';

export interface StoredResponse {
  userId: number;
  /** NO_VEHICLE for the user's own. */
  vehicleId: number;
  /** Operation, language and body. */
  key: string;
  /** JSON, or the file of a drawing. */
  content: string | Blob;
  /** Epoch milliseconds: when the server answered. */
  savedAt: number;
  bytes: number;
  /** The release that requested it. Another one may expect other fields. */
  release: string;
}

export interface StoredVehicle {
  userId: number;
  vehicleId: number;
  /** The VINs under which the configuration is stored; an empty string for none. */
  vins: readonly string[];
  /** Epoch milliseconds. */
  openedAt: number;
  /** Epoch milliseconds of the oldest configuration. */
  savedAt: number;
  bytes: number;
  release: string;
}

interface Schema extends DBSchema {
  responses: { key: [number, number, string]; value: StoredResponse };
  vehicles: { key: [number, number]; value: StoredVehicle };
}

export type OfflineDatabase = IDBPDatabase<Schema>;

const VERSION = 1;

let opening: Promise<OfflineDatabase | null> | null = null;

/** Opens the database once; null where the browser has none or forbids it, as in some private windows. */
export function openOfflineDatabase(): Promise<OfflineDatabase | null> {
  opening ??= open().catch(() => null);
  return opening;
}

async function open(): Promise<OfflineDatabase> {
  const database = await openDB<Schema>(OFFLINE_DATABASE, VERSION, {
    upgrade(created) {
      created.createObjectStore('responses', { keyPath: ['userId', 'vehicleId', 'key'] });
      created.createObjectStore('vehicles', { keyPath: ['userId', 'vehicleId'] });
    },
    // A logout in this tab or another deletes the database, which waits for open connections.
    blocking: (_current, _blocked, event) => closeAtOnce(event.target),
    terminated: forget,
  });
  return database;
}

function closeAtOnce(connection: EventTarget | null): void {
  if (connection instanceof IDBDatabase) connection.close();
  forget();
}

function forget(): void {
  opening = null;
}
