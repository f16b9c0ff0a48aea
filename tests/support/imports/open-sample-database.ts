import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { importFiles, sampleCatalogue } from './import-files.ts';

/** A test database with the sample catalogue imported. */
export async function openSampleDatabase(): Promise<Database> {
  const db = await openTestDatabase();
  await importFiles(db, sampleCatalogue);
  return db;
}
