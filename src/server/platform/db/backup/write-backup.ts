import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Session } from '../database.ts';
import { BACKUP_FORMAT, END_OF_ROWS, type Head, type Tail, tableLine } from './backup-file.ts';
import { listColumns } from './list-columns.ts';

/**
 * Writes every table into one file, as of one moment; the product may go on working on a PostgreSQL server meanwhile. The
 * file appears under its name only when it is complete.
 * @returns the rows of each table
 * @throws Error if the database has no tables of the product
 */
export async function writeBackup(db: Database, file: string): Promise<Record<string, number>> {
  const unfinished = `${file}.unfinished`;
  const rows: Record<string, number> = {};
  try {
    await db.withSession(async (session) => {
      await session.execute('begin isolation level repeatable read read only');
      await pipeline(
        Readable.from(textOf(session, rows)),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600 }),
      );
      await session.execute('commit');
    });
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Fills `rows` as it goes. */
async function* textOf(session: Session, rows: Record<string, number>): AsyncGenerator<string> {
  const migrations = await session.query<{ name: string }>('select name from migration order by name');
  const head: Head = {
    format: BACKUP_FORMAT,
    takenAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
  };
  yield `${JSON.stringify(head)}\n`;
  for (const { table, columns } of await listColumns(session)) {
    yield `${tableLine(table, columns)}\n`;
    let count = 0;
    for await (const text of session.copyOut(`select ${columns.join(', ')} from ${table}`)) {
      count += text.split('\n').length - 1;
      yield text;
    }
    rows[table] = count;
    yield `${END_OF_ROWS}\n`;
  }
  const tail: Tail = { rows, sequences: await lastValues(session) };
  yield `${JSON.stringify(tail)}\n`;
}

async function lastValues(session: Session): Promise<Record<string, number>> {
  const sequences = await session.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(sequences.map(({ name, value }) => [name, Number(value)]));
}
