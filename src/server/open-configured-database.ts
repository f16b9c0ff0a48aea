import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { openEmbedded } from './platform/db/embedded/open-embedded.ts';
import { lockFolder } from './platform/db/lock.ts';
import { openPostgres } from './platform/db/postgres.ts';

/**
 * Runs a command on the database that the environment configures, without limits on its statements. The embedded database
 * must not be in use.
 */
export async function withConfiguredDatabase<Result>(command: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, release } = await open();
  try {
    return await command(db);
  } finally {
    await db.close();
    await release();
  }
}

async function open(): Promise<{ db: Database; release: () => Promise<void> }> {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    const db = openPostgres({ url: databaseUrl, onConnectionLost: () => undefined, poolSize: 1, queryTimeoutMs: 0 });
    return { db, release: async () => undefined };
  }
  await mkdir(dataFolder, { recursive: true });
  const release = await lockFolder(dataFolder);
  return { db: await openEmbedded(path.join(dataFolder, 'db'), () => undefined), release };
}
