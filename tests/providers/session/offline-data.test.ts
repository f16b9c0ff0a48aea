import { afterEach, expect, test, vi } from 'vitest';
import { clearOfflineData, OFFLINE_DATABASE } from '../../../src/providers/session/offline-data.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a logout removes the database, the service worker and every cache of the pages', async () => {
  const deleteDatabase = vi.fn();
  const unregister = vi.fn(async () => true);
  const deleteCache = vi.fn(async () => true);
  vi.stubGlobal('indexedDB', { deleteDatabase });
  vi.stubGlobal('caches', { keys: async () => ['a', 'b'], delete: deleteCache });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => [{ unregister }] },
  });
  clearOfflineData();
  await vi.waitFor(() => expect(deleteCache.mock.calls).toEqual([['a'], ['b']]));
  expect(deleteDatabase).toHaveBeenCalledWith(OFFLINE_DATABASE);
  expect(unregister).toHaveBeenCalledOnce();
});

test('a browser that has none of them, as over plain http, logs out all the same', () => {
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('caches', undefined);
  expect(clearOfflineData).not.toThrow();
});
