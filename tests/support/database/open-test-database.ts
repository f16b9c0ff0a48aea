import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { engineOf } from '../../../src/server/platform/db/embedded/engine.ts';
import { createEmbeddedDatabase } from '../../../src/server/platform/db/embedded/open-embedded.ts';
import { openPostgres } from '../../../src/server/platform/db/postgres.ts';
import { typeParsers } from '../../../src/server/platform/db/type-parsers.ts';
import { createDatabase } from './create-database.ts';
import './test-engine.ts';

/** An empty migrated database of its own for a test file, on the engine of the vitest project that runs it. */
export async function openTestDatabase(): Promise<Database> {
  const engine = inject('testEngine');
  if (engine.name === 'embedded') {
    const template = new Blob([await readFile(engine.template)]);
    const inMemory = await engineOf(new PGlite({ loadDataDir: template, parsers: typeParsers }));
    // Tests run more statements at once than load shedding lets through.
    return createEmbeddedDatabase(inMemory, { maxWaitMs: 60_000 });
  }
  const { url } = await createDatabase(engine.url, engine.template);
  return openPostgres({ url, onConnectionLost: () => undefined, poolSize: 8 });
}

/** The PostgreSQL server, for tests of what the embedded engine cannot do. */
export function postgresServerUrl(): string {
  const engine = inject('testEngine');
  if (engine.name !== 'postgres') throw new Error('this test runs on PostgreSQL only');
  return engine.url;
}

/** The URL of a test database on PostgreSQL, for a second process that works on it. */
export async function postgresUrlOf(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db.sql);
  const url = new URL(postgresServerUrl());
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

/** A database without tables, on the engine of the vitest project. */
export async function openEmptyDatabase(): Promise<Database> {
  const engine = inject('testEngine');
  if (engine.name === 'embedded') return createEmbeddedDatabase(await engineOf(new PGlite({ parsers: typeParsers })));
  const { url } = await createDatabase(engine.url);
  return openPostgres({ url, onConnectionLost: () => undefined, poolSize: 2 });
}
