/** The database of `providers/offline`. */
export const OFFLINE_DATABASE = 'epc.offline';

/**
 * Deletes the data for reading offline and the service worker. Not loaded lazily, because it must also run without a
 * connection. Other tabs close their connections to the database on the `blocking` event.
 */
export function clearOfflineData(): void {
  globalThis.indexedDB?.deleteDatabase(OFFLINE_DATABASE);
  void removeServiceWorker().catch(() => undefined);
}

async function removeServiceWorker(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches.delete(name)));
}
