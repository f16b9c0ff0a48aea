import { withConfiguredDatabase } from './open-configured-database.ts';
import { describeRows } from './platform/db/backup/describe-rows.ts';
import { restoreBackup } from './platform/db/backup/restore-backup.ts';

/** `npm run restore -- FILE`: reads a backup into the configured database, which must be empty. */
async function run(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('usage: npm run restore -- FILE');
  console.log(`${describeRows(await withConfiguredDatabase((db) => restoreBackup(db, file)))} are restored.`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
