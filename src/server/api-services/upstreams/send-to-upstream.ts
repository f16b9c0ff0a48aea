import { lookup } from 'node:dns/promises';
import { Agent, type Dispatcher, request } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { UpstreamFailure } from './upstream-failure.ts';

/** Limits of one call of an upstream. */
export const UPSTREAM_TIMEOUT_MS = 5_000;
export const UPSTREAM_MAX_BYTES = 1024 * 1024;

export interface UpstreamRequest {
  url: URL;
  /** JSON. */
  body: string;
  /** At most `UPSTREAM_TIMEOUT_MS`. */
  timeoutMs: number;
}

export interface UpstreamAnswer {
  status: number;
  bytes: number;
  ms: number;
  /** Parsed JSON. */
  value: unknown;
}

export interface HostAddress {
  address: string;
  family: number;
}

/** Replaced in tests, which have no public addresses. */
export interface NetworkDoors {
  resolve(host: string): Promise<readonly HostAddress[]>;
  isPublic(address: string): boolean;
}

export const internet: NetworkDoors = {
  resolve: (host) => lookup(host, { all: true }),
  isPublic: isPublicAddress,
};

/**
 * Posts JSON to an upstream and reads its JSON answer. The host is resolved once; the connection is made to that address, so
 * that a name server cannot answer with another one in between. All of its addresses must be public. Redirects are not
 * followed.
 * @throws UpstreamFailure
 */
export async function sendToUpstream(
  { url, body, timeoutMs }: UpstreamRequest,
  network: NetworkDoors = internet,
): Promise<UpstreamAnswer> {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(Math.min(timeoutMs, UPSTREAM_TIMEOUT_MS));
  const address = await within(signal, resolvePublic(url.hostname, network));
  const dispatcher = agentTo(address);
  try {
    const response = await request(url, {
      dispatcher,
      method: 'POST',
      body,
      signal,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
    refuseUnusable(response);
    const text = await readBounded(response.body);
    const ms = Math.round(performance.now() - startedAt);
    return { status: response.statusCode, bytes: Buffer.byteLength(text), ms, value: parseAnswer(text) };
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error;
    throw new UpstreamFailure(signal.aborted ? 'timeout' : 'unreachable');
  } finally {
    // What is left of a slow or large answer is not waited for.
    await dispatcher.destroy();
  }
}

/** @throws UpstreamFailure unknownHost, privateAddress */
async function resolvePublic(hostname: string, { resolve, isPublic }: NetworkDoors): Promise<HostAddress> {
  const addresses = await resolve(hostname).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new UpstreamFailure('unknownHost');
  if (!addresses.every(({ address }) => isPublic(address))) throw new UpstreamFailure('privateAddress');
  return first;
}

/** A connection to exactly this address, whatever the host is called; certificates are still checked for the host. */
function agentTo({ address, family }: HostAddress): Agent {
  return new Agent({
    connections: 1,
    pipelining: 0,
    connect: {
      lookup: (_host, _options, done) => done(null, [{ address, family }]),
    },
  });
}

async function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new UpstreamFailure('timeout'));
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function refuseUnusable({ statusCode, headers }: Dispatcher.ResponseData): void {
  if (statusCode >= 300 && statusCode < 400) throw new UpstreamFailure('redirect');
  if (statusCode < 200 || statusCode >= 400) throw new UpstreamFailure('status');
  if (Number(headers['content-length'] ?? 0) > UPSTREAM_MAX_BYTES) throw new UpstreamFailure('tooLarge');
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(String(headers['content-type'] ?? '')))
    throw new UpstreamFailure('notJson');
}

/** @throws UpstreamFailure tooLarge as soon as there is too much, whatever the header said */
async function readBounded(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > UPSTREAM_MAX_BYTES) throw new UpstreamFailure('tooLarge');
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamFailure('notJson');
  }
}
