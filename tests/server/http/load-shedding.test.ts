import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { messageOf } from '../../../src/contract/code-messages.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { withoutReplicas } from '../../../src/server/platform/db/without-replicas.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { type RawRequest, sendTogether } from '../../support/server/concurrent-requests.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';

/** Of `load-shedding.ts`. */
const CONCURRENCY = 40;
const REQUESTS = 700;
/** Only ensures that no call hangs: `npm run bench -- load-shedding` measures the times. */
const ANSWERED_WITHIN_MS = 20_000;

let api: TestApi;
let gate: StatementGate;
beforeAll(async () => {
  gate = gateStatements(await openTestDatabase());
  api = await openTestApi({ db: gate.db });
  await fillTinyCatalogue(api.db);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

interface StatementGate {
  /** The database, whose prepared statements wait while the gate is closed. */
  db: Database;
  close(): void;
  open(): void;
  /** The number of waiting statements. */
  countHeld(): number;
}

function gateStatements(db: Database): StatementGate {
  let isOpen = true;
  const held: (() => void)[] = [];
  const run: Database['run'] = async (statement, parameters) => {
    // The settings are read every few seconds, without a call.
    if (!isOpen && statement.name !== 'settings-newest') await new Promise<void>((resolve) => held.push(resolve));
    return db.run(statement, parameters);
  };
  return {
    db: { ...db, run, ...withoutReplicas({ run, sql: db.sql }) },
    close() {
      isOpen = false;
    },
    open() {
      isOpen = true;
      for (const resolve of held.splice(0)) resolve();
    },
    countHeld: () => held.length,
  };
}

function makeRequest(token: string, language: 'zh-CN' | 'en'): RawRequest {
  return {
    path: calls.getPartTreeData.path,
    headers: { 'content-type': 'application/json', 'accept-language': language, authorization: token },
    body: JSON.stringify({ data: { vehicleId: 1, vehicleTypeCode: 'C' } }),
  };
}

const makeRequests = (token: string, count: number) =>
  Array.from({ length: count }, (_, index) => makeRequest(token, index % 2 ? 'en' : 'zh-CN'));

const health: RawRequest = { path: '/healthz', headers: {}, body: '' };

// The closed gate simulates a slow machine or database.
test('on a slow server 40 of many calls are answered and the others are refused with Retry-After', async () => {
  const { token } = await api.signInWith([]);
  gate.close();
  let running = 0;
  const openAfterRefusals = (count: number) => {
    // All have been answered but the 40 that run; the health check is answered too.
    if (count !== REQUESTS - CONCURRENCY + 1) return;
    running = gate.countHeld();
    gate.open();
  };
  const requests = [...makeRequests(token, REQUESTS), health];
  const responses = await sendTogether(api.app, requests, { onResponse: openAfterRefusals });
  const healthResponse = responses.pop();

  const accepted = responses.filter(({ status }) => status === 200);
  const refused = responses.filter(({ status }) => status === 503);
  expect(running).toBe(CONCURRENCY);
  expect(accepted).toHaveLength(CONCURRENCY);
  expect(refused).toHaveLength(REQUESTS - CONCURRENCY);
  expect(Math.max(...accepted.map(({ afterMs }) => afterMs))).toBeLessThan(ANSWERED_WITHIN_MS);
  // Health checks are never refused.
  expect(healthResponse?.status).toBe(200);

  for (const { headers } of refused) expect(headers).toMatch(/^retry-after: 2$/im);
  const bodies = new Set(refused.map(({ body }) => body));
  const envelope = (language: 'zh-CN' | 'en') =>
    JSON.stringify({ code: '900503', message: messageOf('900503', language), result: null });
  expect([...bodies].sort()).toEqual([envelope('zh-CN'), envelope('en')].sort());
});

test('at full speed at least 40 of many calls are answered within the time limit, and some are refused', async () => {
  const responses = await sendTogether(api.app, makeRequests(api.users.manager.token, REQUESTS));
  const accepted = responses.filter(({ status }) => status === 200);
  const refused = responses.filter(({ status }) => status === 503);
  expect(accepted.length + refused.length).toBe(REQUESTS);
  expect(accepted.length).toBeGreaterThanOrEqual(CONCURRENCY);
  expect(refused.length).toBeGreaterThan(REQUESTS / 4);
  expect(Math.max(...accepted.map(({ afterMs }) => afterMs))).toBeLessThan(ANSWERED_WITHIN_MS);
});

test('after the load new calls are accepted', async () => {
  for (const _ of [1, 2, 3]) {
    const responses = await sendTogether(api.app, makeRequests(api.users.manager.token, CONCURRENCY));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  }
});
