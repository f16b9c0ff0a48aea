import { clearOfflineData } from './offline-data.ts';
import { readStoredSession, SESSION_KEY } from './stored-session.ts';

/** Settings of the device. A key that ends in a dot is a prefix. All other keys belong to the user. */
const DEVICE_KEYS = ['epc.language', 'epc.theme', 'epc.width.', 'epc.columns.'] as const;

/** The id of the user whose data is in localStorage; kept when a session expires. */
const OWNER_KEY = 'epc.owner';

/** Removes a user's data from this browser, except the session: histories, drafts, files, answers. */
export function clearUserStorage(): void {
  removeUserKeys(localStorage);
  clearTabStorage();
  clearOfflineData();
}

/** Removes a user's data from this tab's sessionStorage. */
export function clearTabStorage(): void {
  removeUserKeys(sessionStorage);
}

/** Removes the data of another user; that of the same user is kept. */
export function claimUserStorage(userId: number): void {
  const owner = Number(localStorage.getItem(OWNER_KEY) ?? readStoredSession()?.user.id ?? 0);
  if (owner !== userId) clearUserStorage();
  localStorage.setItem(OWNER_KEY, String(userId));
}

function removeUserKeys(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key !== SESSION_KEY && !isDeviceKey(key)) storage.removeItem(key);
}

function isDeviceKey(key: string): boolean {
  return DEVICE_KEYS.some((known) => (known.endsWith('.') ? key.startsWith(known) : key === known));
}
