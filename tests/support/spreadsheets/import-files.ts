import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openFolder } from '../../../src/server/imports/reading/folder.ts';
import type {
  ImportSource,
  SourceRow,
  SourceTable,
  UnreadableTable,
} from '../../../src/server/imports/reading/import-source.ts';
import { isUnreadable, readTables } from '../../../src/server/imports/reading/read-tables.ts';

/** A folder with these files, by path, until the test ends. */
export async function folderOf(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
  }
  return folder;
}

export async function tablesOf(source: ImportSource): Promise<(SourceTable | UnreadableTable)[]> {
  const tables: (SourceTable | UnreadableTable)[] = [];
  for await (const table of readTables(source)) tables.push(table);
  return tables;
}

/** The only table of a file. */
export async function tableOf(path: string, content: string | Buffer): Promise<SourceTable> {
  const [table, second] = await tablesOf(openFolder(await folderOf({ [path]: content })));
  if (table === undefined || second !== undefined) throw new Error('not one table');
  if (isUnreadable(table)) throw new Error(table.problem);
  return table;
}

/** Why the file cannot be read. */
export async function problemOf(path: string, content: string | Buffer): Promise<string | undefined> {
  const [table] = await tablesOf(openFolder(await folderOf({ [path]: content })));
  return table !== undefined && isUnreadable(table) ? table.problem : undefined;
}

export async function rowsOf(table: SourceTable): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const row of table.rows()) rows.push(row);
  return rows;
}

/** The lines and cells of a table without problems. */
export async function cellsOf(table: SourceTable): Promise<Record<number, readonly string[]>> {
  return Object.fromEntries((await rowsOf(table)).map(({ line, cells }) => [line, cells]));
}
