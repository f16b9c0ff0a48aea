import { setTimeout as wait } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '../scripts/postgres.ts';
import { workOrderCalls } from '../src/contract/work-orders/calls.ts';
import { ensureBaseData } from '../src/server/access/base-data.ts';
import { createSessions } from '../src/server/account/sessions.ts';
import { makeAdmin } from '../src/server/make-admin.ts';
import type { Database } from '../src/server/platform/db/database.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';
import { openPostgres } from '../src/server/platform/db/postgres.ts';
import type { Figures } from './print-table.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 200);
const WRITERS = 24;
const WITHIN_MS = 3_000;

interface Response {
  status: number;
  code: string;
  ms: number;
}

/** 429: a rate limit of the account, which is counted in the database too. */
const isServed = ({ status }: Response) => status === 200 || status === 429;

/** Writes concurrently, in transactions, while the database crashes, restarts or ends its connections. */
export async function measureDatabaseFaults(): Promise<Figures> {
  const postgres = await startPostgres();
  const db = openPostgres({ url: postgres.url, onConnectionLost: () => undefined, poolSize: 4 });
  const token = await prepare(db);
  const server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  const writers = startWriters(server, token);
  const recoveries: number[] = [];
  let died = 0;
  try {
    for (let round = 0; round < ROUNDS && died === 0; round += 1) {
      await writers.waitForSuccess();
      await wait(10 + 7 * (round % 13));
      const isCrash = round % 2 === 0;
      if (isCrash) await postgres.crash();
      else await terminateConnections(postgres);
      if (isCrash) {
        await wait(50 + 40 * (round % 5));
        await postgres.restart();
      }
      const returnedAt = performance.now();
      const isAlive = await writers.waitForSuccess();
      if (!isAlive) died += 1;
      recoveries.push(performance.now() - returnedAt);
    }
  } finally {
    await writers.stop();
    await server.stop();
    await db.close();
    await postgres.stop();
  }
  const { responses } = writers;
  const failures = responses.filter((response) => !isServed(response));
  const isUnavailable = ({ status, code }: Response) => status === 503 && code === '900503';
  return {
    rounds: recoveries.length,
    'rounds in which the process died': died,
    'writes that were served': responses.length - failures.length,
    'refused with 503 in the envelope': failures.filter(isUnavailable).length,
    'failed otherwise': failures.filter((failure) => !isUnavailable(failure)).length,
    [`slower than ${WITHIN_MS} ms`]: responses.filter(({ ms }) => ms > WITHIN_MS).length,
    'slowest refusal, ms': Math.round(Math.max(0, ...failures.map(({ ms }) => ms))),
    'slowest recovery, ms': Math.round(Math.max(0, ...recoveries)),
  };
}

/** @returns the token of a session */
async function prepare(db: Database): Promise<string> {
  await migrate(db);
  await ensureBaseData(db);
  await makeAdmin(db, 'bench', 'Bench#2026run');
  const { userId } = await db.sql.selectFrom('account').select('userId').executeTakeFirstOrThrow();
  return (await createSessions(db).start(userId, 'v3')).token;
}

async function terminateConnections({ url }: RunningPostgres): Promise<void> {
  const db = openPostgres({ url, onConnectionLost: () => undefined, poolSize: 1 });
  await db.execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and client_port is not null`);
  await db.close();
}

function startWriters({ origin }: ServerProcess, token: string) {
  const responses: Response[] = [];
  let isEnded = false;
  const headers = { 'content-type': 'application/json', authorization: token };
  const vehicle = { vehicleId: null, vin: null, vehicleType: 'pac', brandName: '-', familyName: '-', vehicleName: '-' };
  const body = JSON.stringify({ data: { ...vehicle, name: 'order', provinceCode: '110000', items: [] } });
  const write = async (): Promise<Response> => {
    const startedAt = performance.now();
    const response = await fetch(`${origin}${workOrderCalls.savePartList.path}`, { method: 'POST', headers, body });
    const { code }: { code: string } = JSON.parse(await response.text());
    return { status: response.status, code, ms: performance.now() - startedAt };
  };
  const failed: Response = { status: 0, code: 'no response', ms: 0 };
  const runWriter = async () => {
    while (!isEnded) {
      const response = await write().catch(() => failed);
      responses.push(response);
      if (response.status !== 200) await wait(25);
    }
  };
  const running = Promise.all(Array.from({ length: WRITERS }, runWriter));
  return {
    responses,
    /** Waits until as many writes as there are writers have succeeded. @returns false if that takes 20 s */
    async waitForSuccess(): Promise<boolean> {
      const from = responses.filter(isServed).length;
      const until = performance.now() + 20_000;
      while (responses.filter(isServed).length < from + WRITERS) {
        if (performance.now() > until) return false;
        await wait(5);
      }
      return true;
    },
    stop: async () => {
      isEnded = true;
      await running;
    },
  };
}
