import { setTimeout as wait } from 'node:timers/promises';
import { partCalls } from '../src/contract/parts/calls.ts';
import { type RawRequest, type RawResponse, sendTogetherTo } from '../tests/support/server/concurrent-requests.ts';
import { sampleAssemblies } from './assembly-samples.ts';
import type { DemoDatabase } from './demo-database.ts';
import { type Figures, quantile } from './print-table.ts';
import { startServer } from './server-process.ts';

const REQUESTS = 1_200;
const ROUNDS = 5;
/** The Retry-After of a refusal is two seconds. */
const BETWEEN_MS = 3_000;

interface Round {
  acceptedMs: number[];
  refusedMs: number[];
  /** Of the health check that is sent last. */
  healthMs: number;
}

/** Response times of accepted and of refused requests when more arrive at once than the server takes. */
export async function measureLoadShedding({ db, url, token }: DemoDatabase): Promise<Figures> {
  const bodies = await sampleAssemblies(db, REQUESTS);
  const requests = bodies.map(
    (data): RawRequest => ({
      path: partCalls.getTreeNodePartData.path,
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ data }),
    }),
  );
  const server = await startServer({ DATABASE_URL: url });
  const port = Number(new URL(server.origin).port);
  try {
    // Warms up plans, compiled code and connections.
    for (let from = 0; from < requests.length; from += 40) await sendTogetherTo(port, requests.slice(from, from + 40));
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) {
      await wait(BETWEEN_MS);
      rounds.push(roundOf(await sendTogetherTo(port, [...requests, { path: '/healthz', headers: {}, body: '' }])));
    }
    return figuresOf(rounds);
  } finally {
    await server.stop();
  }
}

function roundOf(responses: RawResponse[]): Round {
  const healthMs = responses.pop()?.afterMs ?? Number.NaN;
  const after = (wanted: number) => responses.filter(({ status }) => status === wanted).map(({ afterMs }) => afterMs);
  // One account sends them all: beyond its own bound 429.
  const [acceptedMs, refusedMs] = [after(200), [...after(429), ...after(503)]];
  const unexpected = responses.find(({ status }) => ![200, 429, 503].includes(status));
  if (unexpected !== undefined) throw new Error(`unexpected response: ${unexpected.headers} ${unexpected.body}`);
  return { acceptedMs, refusedMs, healthMs };
}

function figuresOf(rounds: readonly Round[]): Figures {
  const median = (figure: (round: Round) => number) => Math.round(quantile(rounds.map(figure), 0.5));
  return {
    accepted: median(({ acceptedMs }) => acceptedMs.length),
    'accepted, median response, ms': median(({ acceptedMs }) => quantile(acceptedMs, 0.5)),
    'accepted, slowest response, ms': median(({ acceptedMs }) => quantile(acceptedMs, 1)),
    refused: median(({ refusedMs }) => refusedMs.length),
    'refused, median response, ms': median(({ refusedMs }) => quantile(refusedMs, 0.5)),
    'refused, slowest response, ms': median(({ refusedMs }) => quantile(refusedMs, 1)),
    'health check, response, ms': median(({ healthMs }) => healthMs),
  };
}
