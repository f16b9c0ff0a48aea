import { readSite } from '../page/site.ts';
import { clearOfflineData } from '../session/offline-data.ts';
import { registerWorker } from './register-worker.ts';
import { storeResponses } from './store-responses.ts';

/** Makes the user's last vehicles readable offline, until the returned function is called. */
export function startOffline(userId: number): () => void {
  if (!readSite().hasOfflineReading) {
    clearOfflineData();
    return () => undefined;
  }
  const stopping = new AbortController();
  // The development server has no worker.
  if (import.meta.env.PROD) void registerWorker(stopping.signal).catch(() => undefined);
  const stopStoring = storeResponses(userId);
  return () => {
    stopping.abort();
    void stopStoring();
  };
}
