import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../../../../src/server/platform/db/database.ts';
import { openEngineThread } from '../../../../../src/server/platform/db/embedded/engine-thread.ts';
import { createEmbeddedDatabase } from '../../../../../src/server/platform/db/embedded/open-embedded.ts';
import { errorResponse } from '../../../../../src/server/platform/errors.ts';

const STATEMENT_MS = 1_000;
/** Minutes of work. */
const endless = sql`select count(*) from generate_series(1, 1000000000)`;

let folder = '';
let db: Database;
const onRestart = vi.fn();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'test-engine-'));
  const engine = await openEngineThread(path.join(folder, 'db'), {
    statementMs: STATEMENT_MS,
    restartMs: 30_000,
    onRestart,
  });
  db = createEmbeddedDatabase(engine, { maxWaitMs: 20_000 });
  await db.execute('create table tally (id integer primary key, amount integer not null, at timestamptz)');
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => errorResponse(error, 'en').body.code,
  );
const amounts = async () =>
  (await sql<{ amount: number }>`select amount from tally order by id`.execute(db.sql)).rows.map(
    ({ amount }) => amount,
  );

test('values, rows and errors pass between the threads as on the calling thread', async () => {
  const { rows } = await sql`select ${1}::integer as "one", ${['a', 'b']}::text[] as "texts", ${null}::text as "none",
    '2026-01-02T03:04:05Z'::timestamptz as at, '{"a":[1]}'::jsonb as json`.execute(db.sql);
  expect(rows).toEqual([{ one: 1, texts: ['a', 'b'], none: null, at: '2026-01-02T03:04:05.000Z', json: { a: [1] } }]);
  await expect(sql`select 1 / 0`.execute(db.sql)).rejects.toMatchObject({ code: '22012', severity: 'ERROR' });
  await expect(sql`select 1 / 0`.execute(db.sql)).rejects.not.toHaveProperty('params');
});

test('rows are copied, all or none', async () => {
  await db.copy('tally', ['id', 'amount'], [[1, 10]]);
  await expect(
    db.copy(
      'tally',
      ['id', 'amount'],
      [
        [2, 20],
        [1, 30],
      ],
    ),
  ).rejects.toMatchObject({ code: '23505' });
  expect(await amounts()).toEqual([10]);
});

test('the event loop goes on while a statement runs', async () => {
  const running = codeOf(endless.execute(db.sql));
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 10);
  expect(await running).toBe('900503');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
});

test('a statement that takes too long gets 503, its transaction is lost, and later ones run on all that was committed', async () => {
  // The test before may have left a restart running.
  expect(await amounts()).toEqual([10]);
  onRestart.mockClear();
  const transaction = db.sql.transaction().execute(async (within) => {
    await sql`insert into tally values (2, 20)`.execute(within);
    await endless.execute(within);
  });
  const startedAt = performance.now();
  const waiting = amounts();
  expect(await codeOf(transaction)).toBe('900503');
  expect(performance.now() - startedAt).toBeLessThan(STATEMENT_MS + 1_500);
  expect(onRestart).toHaveBeenCalledOnce();
  // Of a caller that waited meanwhile, and of a later one.
  expect(await waiting).toEqual([10]);
  await sql`insert into tally values (3, 30)`.execute(db.sql);
  expect(await amounts()).toEqual([10, 30]);
});
