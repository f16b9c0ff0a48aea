import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mixedCall, mixedInterfaces, Tally } from '../../../../bench/api-services/mixed-calls.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { verifyMetering } from '../../../../src/server/verify-metering.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import {
  addGrant,
  addKey,
  gatewayOn,
  oeDefinition,
  oeInterface,
  serveGateway,
} from '../../../support/server/open-gateway.ts';

const CALLS = 480;
const CALLERS = 12;

let db: Database;
let nodes: FastifyInstance[];
let drain: () => Promise<unknown>;
beforeAll(async () => {
  db = await openTestDatabase();
  const interfaces = mixedInterfaces.map(({ code, rule, count }) => ({
    ...oeInterface,
    code,
    definition: { ...oeDefinition, rule, count },
  }));
  const options = {
    interfaces,
    onRun: ({ oe }: { oe: string }) => {
      if (oe.endsWith('7')) throw new Error('the operation failed');
    },
  };
  const gateways = [gatewayOn(db, options), gatewayOn(db, options)];
  nodes = gateways.map(serveGateway);
  drain = () => Promise.all(gateways.map((gateway) => gateway.drain()));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await db.close();
});

test('after mixed calls to two nodes the answers, ledger, log, sums and grants agree to the unit', async () => {
  const customers = [];
  for (const units of [10, 1_000, 1_000, 1_000]) {
    const live = await addKey(db);
    await addGrant(db, { userId: live.userId, units });
    customers.push({ userId: live.userId, live, test: await addKey(db, { userId: live.userId, mode: 'test' }) });
  }
  const mix = { customers, numbers: Array.from({ length: 50 }, (_, index) => `N${index}`) };
  const tally = new Tally();
  const send = async (n: number, node: number) => {
    const call = mixedCall(n, mix);
    const answer = await nodes[node]?.inject({
      method: 'POST',
      url: call.path,
      headers: call.headers(),
      payload: call.body,
    });
    if (answer === undefined) throw new Error('there is no such node');
    tally.add(call, answer.statusCode, answer.json());
  };
  let next = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let n = next++; n < CALLS; n = next++) {
        await send(n, n % 2);
        if (n % 12 === 0) await send(n, 1 - (n % 2));
      }
    }),
  );
  await drain();
  // Every kind of outcome is in the mix.
  const kinds = [...tally.statuses.keys()].map((kind) => kind.split(' ').slice(1).join(' '));
  for (const kind of [
    '000000 charged',
    '000000 test',
    '000000 free',
    '000000 repeated',
    '301225 error',
    '900500 error',
    '301216 error',
    '301211 error',
  ])
    expect(kinds).toContain(kind);
  const { rows: ledger } = await sql<{ id: string; units: number }>`
    select request_id as id, sum(units)::integer as units from api_ledger group by 1`.execute(db.sql);
  expect(new Map(ledger.map(({ id, units }) => [id, units]))).toEqual(tally.units);
  const { rows: log } = await sql<{ id: string }>`select request_id as id from api_request`.execute(db.sql);
  expect(new Set(log.map(({ id }) => id))).toEqual(tally.logged);
  expect(tally.chargedTwice).toBe(0);
  const lines: string[] = [];
  expect([await verifyMetering(db, (line) => lines.push(line)), lines.length]).toEqual([true, 1]);
}, 120_000);
