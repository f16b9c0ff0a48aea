import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportPlan } from '../../../contract/imports/import-plan.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ImportSource } from '../reading/import-source.ts';
import { refusedFileName, refusedRowsOf } from '../refused-rows.ts';

interface PlannedTables {
  importId: number;
  tables: readonly ImportTable[];
  plan: Pick<ImportPlan, 'tables' | 'leftOutValues'>;
}

/**
 * Writes the refused rows of each table, and those with values left out, into a folder, which is made if there are any.
 * @returns the paths of the files
 */
export async function writeRefusedFiles(
  db: Database,
  { importId, tables, plan }: PlannedTables,
  { source, folder }: { source: ImportSource; folder: string },
): Promise<string[]> {
  const wanted = new Set([
    ...plan.tables.filter(({ refused }) => refused > 0).map(({ tableNo }) => tableNo),
    ...plan.leftOutValues.map(({ tableNo }) => tableNo),
  ]);
  const files: string[] = [];
  for (const table of tables.filter(({ tableNo }) => wanted.has(tableNo))) {
    const text = await refusedRowsOf(db, { importId, table, tables }, source);
    const file = path.join(folder, refusedFileName(table));
    await mkdir(folder, { recursive: true });
    await writeFile(file, text);
    files.push(file);
  }
  return files;
}
