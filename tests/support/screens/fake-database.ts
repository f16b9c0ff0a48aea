import * as fakes from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';
import { OFFLINE_DATABASE } from '../../../src/providers/session/offline-data.ts';

/** Gives each test of the file an empty IndexedDB, which jsdom lacks. */
export function provideDatabase(): void {
  const factory = new fakes.IDBFactory();
  beforeEach(async () => {
    for (const [name, value] of Object.entries(fakes)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', factory);
    // Closes the connection of the former test, too.
    await new Promise((resolve, reject) => {
      const deletion = factory.deleteDatabase(OFFLINE_DATABASE);
      deletion.onsuccess = resolve;
      deletion.onerror = reject;
    });
  });
}
