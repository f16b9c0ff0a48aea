import autocannon from 'autocannon';
import pg from 'pg';
import { type Code, SUCCESS } from '../src/contract/codes.ts';
import type { Prepared } from '../src/server/platform/db/database.ts';
import { HOT_SESSION } from '../src/server/platform/db/postgres-server.ts';

export const CONNECTIONS = 16;
const SECONDS = 6;

/** Alternates two runs of each and takes the better of each, so that other load on the machine affects both alike. */
export async function alternate(driverRun: () => Promise<number>, apiRun: () => Promise<number>) {
  const first = { bare: await driverRun(), api: await apiRun() };
  const second = { bare: await driverRun(), api: await apiRun() };
  return { bare: Math.max(first.bare, second.bare), api: Math.max(first.api, second.api) };
}

export type Statements = [Prepared<unknown>, unknown[]][];

/** Requests per second over 16 connections, each of which sends its next request when it has a response. */
export async function measureDriver<Sample>(
  url: string,
  samples: readonly Sample[],
  statementsOf: (sample: Sample) => Statements,
): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, options: HOT_SESSION });
  let completed = 0;
  let next = 0;
  const until = performance.now() + SECONDS * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const sample = samples[next++ % samples.length];
      if (sample === undefined) return;
      for (const [{ name, text }, values] of statementsOf(sample)) await pool.query({ name, text, values });
      completed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  await pool.end();
  return Math.round(completed / SECONDS);
}

/** An account, as its calls arrive. Calls of one account or network wait for each other. */
export interface ApiCaller {
  token: string;
  address: string;
}

interface ApiLoad {
  origin: string;
  /** The connections' in turn. The first call of an account for a vehicle is charged, which takes longer. */
  callers: readonly ApiCaller[];
  path: string;
  bodies: readonly object[];
}

/** What the envelope begins with. A captcha is answered with status 200 too. */
const envelopeOf = (code: Code) => `{"code":"${code}"`;

/** @throws when a request fails or is refused. */
export async function measureApi({ origin, callers, path, bodies }: ApiLoad): Promise<number> {
  let opened = 0;
  const result = await autocannon({
    ...{ url: origin, connections: CONNECTIONS, duration: SECONDS },
    verifyBody: (body) => String(body).startsWith(envelopeOf(SUCCESS)),
    setupClient: (client) => {
      const caller = callers[opened % callers.length];
      opened += 1;
      if (caller === undefined) throw new Error('a caller is needed');
      const headers = {
        'content-type': 'application/json',
        authorization: caller.token,
        'x-forwarded-for': caller.address,
      };
      client.setRequests(bodies.map((data) => ({ method: 'POST', path, headers, body: JSON.stringify({ data }) })));
    },
  });
  const { errors, mismatches, non2xx, statusCodeStats } = result;
  if (non2xx > 0 || errors > 0 || mismatches > 0)
    throw new Error(`${path}: ${errors} failed, ${mismatches} refused, ${JSON.stringify(statusCodeStats)}`);
  return Math.round(result['2xx'] / result.duration);
}

interface TimedCall {
  path: string;
  caller: ApiCaller | undefined;
  data: object;
  expected?: Code;
}

/** Milliseconds of one call. @throws when it is answered with another code */
export async function timeCall(origin: string, { path, caller, data, expected = SUCCESS }: TimedCall): Promise<number> {
  if (caller === undefined) throw new Error('a caller is needed');
  const startedAt = performance.now();
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: caller.token,
      'x-forwarded-for': caller.address,
    },
    body: JSON.stringify({ data }),
  });
  const answer = await response.text();
  if (!answer.startsWith(envelopeOf(expected))) throw new Error(`${path}: ${response.status} ${answer.slice(0, 300)}`);
  return performance.now() - startedAt;
}
