import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../../../scripts/postgres.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const ROUNDS = 3;
const WITHIN_MS = 3_000;
const AGAIN_WITHIN_MS = 2_000;

let server: RunningPostgres;
let child: ChildProcess;
let lines: string[] = [];
beforeAll(async () => {
  server = await startPostgres();
  await withClient('create table transaction_log (worker integer not null)');
  const script = ['--import', 'tsx', 'tests/support/server/children/transactions-child.ts', server.url];
  const started = spawn(process.execPath, script, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  createInterface(started.stdout).on('line', (line) => lines.push(line));
  child = started;
  await someDone();
});
afterAll(async () => {
  child.kill('SIGKILL');
  await server.stop();
});

async function withClient(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Resolves when transactions succeed from now on. */
async function someDone(): Promise<void> {
  lines = [];
  await vi.waitFor(() => expect(lines.filter((line) => line === 'done').length).toBeGreaterThan(16), {
    timeout: 10_000,
    interval: 5,
  });
}

/** @returns the failures since the last call of `someDone` */
const failures = () =>
  lines
    .filter((line) => line !== 'done')
    .map((line) => {
      const [code, ms] = line.split(' ');
      return { code, ms: Number(ms) };
    });

function expectSurvival(failed: { code: string | undefined; ms: number }[]): void {
  expect(child.exitCode).toBeNull();
  expect(failed.length).toBeGreaterThan(0);
  expect(new Set(failed.map(({ code }) => code))).toEqual(new Set(['900503']));
  expect(Math.max(...failed.map(({ ms }) => ms))).toBeLessThan(WITHIN_MS);
}

test('concurrent transactions on terminated connections fail with 503, and the process lives', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await withClient(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and client_port is not null',
    );
    await vi.waitFor(() => expect(failures().length).toBeGreaterThan(0), { timeout: WITHIN_MS, interval: 5 });
    expectSurvival(failures());
    await someDone();
  }
});

test('concurrent transactions on a server that crashes fail with 503, and succeed within 2 s of its return', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await server.crash();
    await vi.waitFor(() => expect(failures().length).toBeGreaterThan(32), { timeout: WITHIN_MS, interval: 5 });
    expectSurvival(failures());
    await server.restart();
    const returnedAt = performance.now();
    await someDone();
    expect(performance.now() - returnedAt).toBeLessThan(AGAIN_WITHIN_MS);
  }
});

test('the process ends by itself when its work is done', async () => {
  child.stdin?.end();
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
});
