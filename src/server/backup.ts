import { access } from 'node:fs/promises';
import { withConfiguredDatabase } from './open-configured-database.ts';
import { describeRows } from './platform/db/backup/describe-rows.ts';
import { writeBackup } from './platform/db/backup/write-backup.ts';

/** `npm run backup -- FILE`: writes the configured database into a new file. */
async function run(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('usage: npm run backup -- FILE');
  const isTaken = await access(file).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new Error(`${file} exists already. Choose another name.`);
  console.log(`${describeRows(await withConfiguredDatabase((db) => writeBackup(db, file)))} are in ${file}.`);
  console.log('It does not hold the environment, nor the file api-key-secret of the data folder: keep them as well.');
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
