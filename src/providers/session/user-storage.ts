import { readStoredSession, SESSION_KEY } from './stored-session.ts';

/** Settings of the browser, whoever uses it. A key that ends in a dot is a prefix. Every other key is a user's. */
const DEVICE_KEYS = ['epc.language', 'epc.theme', 'epc.width.', 'epc.columns.'] as const;

/** The id of the user whose data is in localStorage: it outlives a session that ends by itself. */
const OWNER_KEY = 'epc.owner';

/** Removes a user's data from this browser, but for the session itself: histories, drafts, files, answers. */
export function clearUserStorage(): void {
  removeUserKeys(localStorage);
  clearTabStorage();
}

/** Removes what a user left in this tab alone. */
export function clearTabStorage(): void {
  removeUserKeys(sessionStorage);
}

/** Removes what another user left in this browser; the same user finds everything again. */
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
