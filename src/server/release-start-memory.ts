import { Session } from 'node:inspector/promises';

/**
 * Gives back what only the start needed, a fifth of the memory: V8 keeps it until there is traffic. It takes some 0.3 s, so
 * it runs before the server listens.
 */
export async function releaseStartMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
