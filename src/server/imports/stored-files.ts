import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { IMPORT_CHUNK_BYTES } from '../../contract/imports/rules.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { openFolder } from './reading/folder.ts';
import type { ImportSource } from './reading/import-source.ts';
import { openZip } from './reading/zip-source.ts';
import { makeWorkFolder } from './work-folder.ts';

interface Part {
  importId: number;
  path: string;
  startsAt: number;
  content: Buffer;
}

/**
 * Stores a part of a file in the database, so that any node can go on with the import. @returns the bytes received so far
 * @throws Refusal 300921 for a part that does not follow what was received, 900404 for an unknown file
 */
export async function storePart(db: Database, { importId, path: file, startsAt, content }: Part): Promise<number> {
  return db.sql.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('catalogueImportFile')
      .select(['bytes', 'receivedBytes'])
      .where('importId', '=', importId)
      .where('path', '=', file)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('900404');
    const received = Number(row.receivedBytes);
    if (startsAt + content.length <= received) return received;
    if (startsAt !== received || received + content.length > Number(row.bytes)) throw new Refusal('300921');
    await transaction.insertInto('catalogueImportChunk').values({ importId, path: file, startsAt, content }).execute();
    const receivedBytes = received + content.length;
    await transaction
      .updateTable('catalogueImportFile')
      .set({ receivedBytes })
      .where('importId', '=', importId)
      .where('path', '=', file)
      .execute();
    return receivedBytes;
  });
}

/** Stores files of the disk part by part, as an upload does. A zip is stored as it is. */
export async function storeFiles(db: Database, importId: number, source: ImportSource): Promise<void> {
  const files = await source.files();
  // All of them first: an import with the first of its files would pass for complete.
  for (const { path: file, bytes } of files)
    await db.sql.insertInto('catalogueImportFile').values({ importId, path: file, bytes }).execute();
  for (const { path: file } of files) {
    let startsAt = 0;
    for await (const content of inChunks(await source.open(file)))
      startsAt = await storePart(db, { importId, path: file, startsAt, content });
  }
}

async function* inChunks(stream: Readable): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream) {
    parts.push(Buffer.from(part));
    bytes += part.length;
    if (bytes < IMPORT_CHUNK_BYTES) continue;
    yield Buffer.concat(parts);
    [parts, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(parts);
}

async function* partsOf(db: Sql, importId: number, file: string): AsyncGenerator<Uint8Array> {
  let startsAt = 0;
  for (;;) {
    const part = await db
      .selectFrom('catalogueImportChunk')
      .select('content')
      .where('importId', '=', importId)
      .where('path', '=', file)
      .where('startsAt', '=', startsAt)
      .executeTakeFirst();
    if (part === undefined) return;
    yield part.content;
    startsAt += part.content.length;
  }
}

/**
 * Writes the files of an import into a folder for the time of the work: workbooks are read at random places. A zip that is
 * the only file is read as a folder. For work on a single `file` the others are left out.
 */
export async function withSource<Result>(
  db: Database,
  given: number | { importId: number; file: string },
  work: (source: ImportSource) => Promise<Result>,
): Promise<Result> {
  const { importId, file: only } = typeof given === 'number' ? { importId: given, file: undefined } : given;
  const folder = await makeWorkFolder();
  try {
    const all = await db.sql
      .selectFrom('catalogueImportFile')
      .select('path')
      .where('importId', '=', importId)
      .execute();
    const wanted = all.filter(({ path: file }) => file === only);
    // A file that is not there by itself is in the zip.
    const files = wanted.length === 0 ? all : wanted;
    for (const { path: file } of files) {
      const target = path.join(folder, file);
      if (!target.startsWith(folder + path.sep)) throw new Error(`${file} leaves its folder`);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(Readable.from(partsOf(db.sql, importId, file)), createWriteStream(target));
    }
    const source = await openSource(
      folder,
      files.map(({ path: file }) => file),
    );
    try {
      return await work(source);
    } finally {
      await source.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A folder, or the zip that is its only file. */
export async function openSource(folder: string, files: readonly string[]): Promise<ImportSource> {
  const [only = '', second] = files;
  return second === undefined && /\.zip$/i.test(only) ? openZip(path.join(folder, only)) : openFolder(folder);
}

/** True once all parts of all files are there. */
export async function isComplete(db: Sql, importId: number): Promise<boolean> {
  const row = await db
    .selectFrom('catalogueImportFile')
    .select([
      sql<number>`count(*)::integer`.as('files'),
      sql<boolean>`bool_and(received_bytes = bytes)`.as('isComplete'),
    ])
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
  return row.files > 0 && row.isComplete;
}
