import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { accountCalls } from '../src/contract/account/calls.ts';
import { workOrderCalls } from '../src/contract/work-orders/calls.ts';
import { demoAccounts } from '../src/demo/demo-accounts.ts';
import type { DemoDatabase } from './demo-database.ts';
import { type Figures, quantile } from './print-table.ts';
import { startServer } from './server-process.ts';

const CONNECTIONS = 200;
const SECONDS = 6;
/** Between two calls of the other user. */
const PAUSE_MS = 20;
const DISTINCT = 2_000;

/** What 200 connections request without a pause. */
const floods: Readonly<Record<string, ((random: string) => string) | null>> = {
  'no flood': null,
  '/index?x=…': (random) => `/index?x=${random}`,
  '/edition?q=…': (random) => `/edition?q=${random}`,
  '/solution/detail?id=…': (random) => `/solution/detail?id=${random}`,
  '/search/parts?vehicleId=…': (random) => `/search/parts?vehicleId=${random}`,
  '/…': (random) => `/${random}`,
  '/readyz': () => '/readyz',
  '/openapi.json': () => '/openapi.json',
  '/favicon.ico': () => '/favicon.ico',
};

/** The light call of another user while pages or probes are flooded, on both engines. */
export async function measurePagesUnderLoad({ url, token }: DemoDatabase): Promise<Figures> {
  const postgres = await startServer({ DATABASE_URL: url });
  const onPostgres = await measureFloods(postgres.origin, token).finally(postgres.stop);
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-pages-'));
  try {
    const embedded = await startServer({ DATA_DIR: folder });
    const onEmbedded = await measureFloods(embedded.origin, await logIn(embedded.origin)).finally(embedded.stop);
    return { ...prefixed('PostgreSQL', onPostgres), ...prefixed('embedded', onEmbedded) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const prefixed = (engine: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${engine}, ${name}`, value]));

/** Response times of a user's call during each flood. `token` is the user's. */
export async function measureFloods(origin: string, token: string): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, pathOf] of Object.entries(floods)) {
    const flood = pathOf === null ? wait(SECONDS * 1000).then(() => null) : startFlood(origin, pathOf);
    // Until all connections are open.
    await wait(500);
    const times = await timeCalls(origin, token, (SECONDS - 1) * 1000);
    const result = await flood;
    const rate = result === null ? '' : `, ${Math.round(result.requests.average)} answers per second`;
    figures[`${name}: p50 / p99, ms`] = `${times.map((ms) => ms.toFixed(1)).join(' / ')}${rate}`;
  }
  return figures;
}

function startFlood(origin: string, pathOf: (random: string) => string) {
  const requests = Array.from({ length: DISTINCT }, () => ({ path: pathOf(randomBytes(6).toString('hex')) }));
  // In a thread of its own, so that it does not delay the calls that are timed.
  return autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    timeout: 30,
    workers: 1,
    headers: { 'accept-encoding': 'br' },
    requests,
  });
}

/** Median and 99th percentile in ms. @throws if a call is refused */
async function timeCalls(origin: string, token: string, forMs: number): Promise<[number, number]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    const startedAt = performance.now();
    const response = await fetch(`${origin}${workOrderCalls.getPartListCount.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: '{"data":{}}',
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the call was answered ${response.status}`);
    times.push(performance.now() - startedAt);
    await wait(PAUSE_MS);
  }
  return [quantile(times, 0.5), quantile(times, 0.99)];
}

async function logIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}${accountCalls.token.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', platform: 'v3' },
    body: JSON.stringify({ data: { username: 'mechanic', password: demoAccounts.password } }),
  });
  const { result } = await response.json();
  return result.token;
}
