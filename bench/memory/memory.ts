import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../scripts/postgres.ts';
import type { Figures } from '../print-table.ts';
import { startServer } from '../server-process.ts';
import { residentMegabytes } from './resident-memory.ts';

const SETTLE_MS = 5_000;
const REST_MS = 60_000;

/** Resident memory of a server that starts on a data folder filled before. */
export async function measureMemory(): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-memory-'));
  try {
    const startedAt = performance.now();
    const first = await startServer({ DATA_DIR: folder });
    const firstMs = performance.now() - startedAt;
    await first.stop();
    const restartedAt = performance.now();
    const second = await startServer({ DATA_DIR: folder });
    const secondMs = performance.now() - restartedAt;
    await wait(SETTLE_MS);
    const megabytes = await residentMegabytes(second.pid);
    await second.stop();
    return {
      'first start, s': (firstMs / 1000).toFixed(1),
      'second start, s': (secondMs / 1000).toFixed(1),
      'resident after the second start, MB': megabytes,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Resident memory of a server on an empty PostgreSQL database, without a process for pictures. */
export async function measureMemoryOnPostgres(): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-memory-'));
  const postgres = await startPostgres();
  try {
    const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: folder });
    await wait(SETTLE_MS);
    const soon = await residentMegabytes(server.pid);
    await wait(REST_MS);
    const megabytes = await residentMegabytes(server.pid);
    await server.stop();
    return { 'resident 5 s after the start, MB': soon, 'resident at rest, a minute later, MB (aim: 200)': megabytes };
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
