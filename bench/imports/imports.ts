import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../scripts/postgres.ts';
import { ensureBaseData } from '../../src/server/access/base-data.ts';
import { importFromPath } from '../../src/server/imports/jobs/import-from-path.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { openEmbedded } from '../../src/server/platform/db/embedded/open-embedded.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openPostgres } from '../../src/server/platform/db/postgres.ts';
import { createDatabase } from '../../tests/support/database/create-database.ts';
import { type Figures, ratio } from '../print-table.ts';
import { makeCatalogue } from './make-catalogue.ts';

/** Part rows of the catalogue: `BENCH_IMPORT_ROWS`, a million by default; a tenth on the embedded engine. */
const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 1_000_000);

/** An import of a new catalogue on both engines, with the waits of a reader meanwhile. */
export async function measureImports(): Promise<Figures[]> {
  const rows: Figures[] = [];
  if (process.env.BENCH_IMPORT_ENGINE !== 'embedded') {
    const server = await startPostgres();
    const { url } = await createDatabase(server.url);
    const db = openPostgres({ url, onConnectionLost: () => undefined });
    rows.push(await measure(db, ROWS).finally(() => db.close().then(server.stop)));
  }
  if (process.env.BENCH_IMPORT_ENGINE !== 'postgres') {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-embedded-'));
    const db = await openEmbedded(path.join(folder, 'db'));
    rows.push(
      await measure(db, Math.ceil(ROWS / 10)).finally(() => db.close().then(() => rm(folder, { recursive: true }))),
    );
  }
  return rows;
}

async function measure(db: Database, count: number): Promise<Figures> {
  await migrate(db);
  await ensureBaseData(db);
  const folder = await makeCatalogue(count);
  const reader = startReader(db);
  const startedAt = performance.now();
  let publishingAt = 0;
  const given = { path: folder, source: { code: 'bench', name: 'bench' }, isFull: true };
  await importFromPath(db, given, {
    isDryRun: false,
    publishes: true,
    onStep: (step) => {
      if (process.env.BENCH_VERBOSE !== undefined) console.log(secondsSince(startedAt), step);
      if (step === 'publishing') publishingAt = performance.now();
    },
  });
  const published = secondsSince(publishingAt);
  const { longestMs, failures } = await reader.stop();
  await rm(folder, { recursive: true });
  const planned = Math.round((publishingAt - startedAt) / 100) / 10;
  const copied = await copyAgain(db);
  return {
    engine: db.engine,
    rows: count,
    'files to plan, s': planned,
    'plan to published, s': published,
    'bare COPY of the published rows, s': copied,
    'share of bare COPY': ratio(copied, published),
    "others' longest wait, s": Math.round(longestMs / 100) / 10,
    "others' failures": failures,
  };
}

/** Copies numbers and part rows, as they were published, into tables with the same indexes. */
async function copyAgain(db: Database): Promise<number> {
  return db.withSession(async (session) => {
    let ms = 0;
    for (const table of ['part', 'fit']) {
      await session.execute(`create table bench_${table} (like ${table} including all);`);
      const columns = (
        await session.query<{ name: string }>(
          `select attname::text as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0
            and not attisdropped and attgenerated = '' order by attnum`,
        )
      ).map(({ name }) => name);
      const chunks: string[] = [];
      for await (const chunk of session.copyOut(`select ${columns.join(', ')} from ${table}`)) chunks.push(chunk);
      const text = chunks.join('');
      const startedAt = performance.now();
      await session.copyIn(`bench_${table}`, columns, wholeRows(text));
      ms += performance.now() - startedAt;
    }
    return Math.round(ms / 100) / 10;
  });
}

/** In chunks of some megabytes that end at the end of a row. */
function* wholeRows(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const to = text.indexOf('\n', Math.min(from + 4_000_000, text.length - 1)) + 1;
    yield text.slice(from, to);
    from = to;
  }
}

/** Reads a row every 50 ms, as a user's request would. */
function startReader(db: Database) {
  let longestMs = 0;
  let failures = 0;
  let isStopped = false;
  const loop = (async () => {
    while (!isStopped) {
      const startedAt = performance.now();
      await db.sql
        .selectFrom('brand')
        .select('brandId')
        .limit(1)
        .execute()
        .catch(() => {
          failures += 1;
        });
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await loop;
      return { longestMs, failures };
    },
  };
}

const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 100) / 10;
