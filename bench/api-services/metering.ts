import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { calls } from '../../src/contract/all-calls.ts';
import type { ApiEnvelope } from '../../src/contract/api-services/wire.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { verifyMetering } from '../../src/server/verify-metering.ts';
import type { DemoDatabase } from '../demo-database.ts';
import type { Figures } from '../print-table.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { addCustomer, type BenchCustomer, SECRET } from './customers.ts';
import { publishInterfaces } from './interfaces.ts';
import { type MixedCall, mixedCall, mixedInterfaces, Tally } from './mixed-calls.ts';

const CALLERS = 32;
const CUSTOMERS = 40;
const KILLS = 3;
const TRIES = 40;

/**
 * Mixed calls of many callers to two nodes, of which one is killed with SIGKILL and started again three times. Then ledger,
 * log, daily sums, grants, the answers that callers have, GET /api/usage and the statistics of the staff are compared.
 */
export async function measureMetering({ db, url, token }: DemoDatabase, count: number): Promise<Figures> {
  await publishInterfaces(db, mixedInterfaces);
  const customers = await addCustomers(db, count);
  const numbers = await db.run<{ key: string }>(
    { name: 'bench-numbers', text: 'select oe_key as key from part tablesample system (5) limit 500' },
    [],
  );
  const environment = { DATABASE_URL: url, API_KEY_SECRET: SECRET, LOG_LEVEL: 'silent' };
  const nodes = [await startServer(environment), await startServer(environment)];
  const startedAt = performance.now();
  const tally = new Tally();
  try {
    const mix = { customers, numbers: numbers.map(({ key }) => key) };
    let next = 0;
    let killed = 0;
    const caller = async () => {
      for (let n = next++; n < count; n = next++) {
        await send(mixedCall(n, mix), { nodes, tally, first: n % 2 });
        if (n % 12 === 0) await send(mixedCall(n, mix), { nodes, tally, first: 1 - (n % 2) });
      }
    };
    const killer = async () => {
      for (; killed < KILLS && next < count; killed += 1) {
        while (next < ((killed + 1) * count) / (KILLS + 1)) await wait(20);
        await nodes[1]?.kill();
        nodes[1] = await startServer(environment);
      }
    };
    await Promise.all([killer(), ...Array.from({ length: CALLERS }, caller)]);
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    return {
      'calls, in s': `${count}, ${seconds}`,
      'nodes killed': killed,
      ...(await compare(db, tally, { customers, origin: nodes[0]?.origin ?? '', token })),
    };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

/** Some run out of units, and some may only make a few calls a second. */
function addCustomers(db: Database, count: number): Promise<BenchCustomer[]> {
  const interfaceCodes = mixedInterfaces.map(({ code }) => code);
  return Promise.all(
    Array.from({ length: CUSTOMERS }, (_, index) =>
      addCustomer(db, {
        units: index % 8 === 0 ? Math.max(1, Math.round(count / CUSTOMERS / 4)) : 10_000_000,
        interfaceCodes,
        ...(index % 10 === 3 && { perSecond: 1 }),
      }),
    ),
  );
}

interface Sending {
  nodes: readonly ServerProcess[];
  tally: Tally;
  /** The node that is asked first. */
  first: number;
}

/** A call whose answer is lost is repeated on the other node if it has an idempotency key. */
async function send(call: MixedCall, { nodes, tally, first }: Sending): Promise<void> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const node = nodes[(first + turn) % nodes.length];
    try {
      const response = await fetch(`${node?.origin}${call.path}`, {
        method: 'POST',
        headers: call.headers(),
        body: call.body,
      });
      const envelope: ApiEnvelope = JSON.parse(await response.text());
      tally.add(call, response.status, envelope);
      // Of another call with the key, or of one that was killed.
      if (envelope.code !== '301214') return;
      await wait(1_000);
    } catch (error) {
      // A node that is down has not seen the call.
      if (call.idempotencyKey === undefined && !isUnsent(error)) {
        tally.lost += 1;
        return;
      }
    }
  }
}

function isUnsent(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

interface Sides {
  customers: readonly BenchCustomer[];
  origin: string;
  token: string;
}

async function compare(db: Database, tally: Tally, { customers, origin, token }: Sides): Promise<Figures> {
  const { rows: ledger } = await sql<{ id: string; units: number }>`
    select request_id as id, sum(units)::integer as units from api_ledger group by 1`.execute(db.sql);
  const { rows: log } = await sql<{ id: string }>`select request_id as id from api_request`.execute(db.sql);
  const charged = new Map(ledger.map(({ id, units }) => [id, units]));
  const logged = new Set(log.map(({ id }) => id));
  const wrong = [...tally.units].filter(([id, units]) => charged.get(id) !== units);
  const lines: string[] = [];
  const isEqual = await verifyMetering(db, (line) => lines.push(line));
  return {
    'answers by status, code and charge': [...tally.statuses].map(([kind, times]) => `${kind}: ${times}`).join('; '),
    'answers lost by the kills, without an idempotency key': tally.lost,
    'units of the answers that callers have': sumOf(tally.units.values()),
    'units of the ledger for other requests, whose answer was lost': sumOf(
      ledger.filter(({ id }) => !tally.units.has(id)).map(({ units }) => units),
    ),
    'units of ledger': sumOf(charged.values()),
    ...(await sumUnits(db)),
    'units of GET /api/usage': await sumUsage(origin, customers),
    'units of the statistics of the staff': await sumStatistics(origin, token),
    'answers charged otherwise than the ledger has it': wrong.length,
    'answers that are not in the log': [...tally.logged].filter((id) => !logged.has(id)).length,
    'requests of the log without an answer': log.filter(({ id }) => !tally.logged.has(id)).length,
    'idempotency keys charged twice': tally.chargedTwice,
    'npm run api:verify': isEqual ? 'equal' : lines.slice(0, 5).join('; '),
  };
}

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, units) => sum + units, 0);

async function sumUnits(db: Database): Promise<Figures> {
  const { rows } = await sql<Record<string, number>>`
    select (select sum(units) from api_request)::integer as log, (select sum(units) from api_usage_day)::integer as days,
      (select sum(units) from api_usage_customer_day)::integer as customers,
      (select sum(units) from api_usage_interface_day)::integer as interfaces,
      (select sum(used) from api_grant)::integer as grants`.execute(db.sql);
  const { log, days, customers, interfaces, grants } = rows[0] ?? {};
  return {
    'units of log': log ?? 0,
    'units of the sums by day, by customer, by interface': `${days}, ${customers}, ${interfaces}`,
    'units of grants': grants ?? 0,
  };
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
// Of Asia/Shanghai: tomorrow in UTC is today there for a third of the day.
const period = { from: day(2), to: day(-1) };

async function sumUsage(origin: string, customers: readonly BenchCustomer[]): Promise<number> {
  let units = 0;
  for (const { live } of customers) {
    const response = await fetch(`${origin}/api/usage?from=${period.from}&to=${period.to}`, {
      headers: { authorization: `Bearer ${live.secret}` },
    });
    const { result }: { result: { units: number }[] } = await response.json();
    units += sumOf(result.map((row) => row.units));
  }
  return units;
}

async function sumStatistics(origin: string, token: string): Promise<number> {
  const response = await fetch(`${origin}${calls.apiUsageStatistics.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token, platform: 'v3' },
    body: JSON.stringify({ data: period }),
  });
  const { result }: { result: { total: { units: number } } } = await response.json();
  return result.total.units;
}
