import { lookup } from 'node:dns/promises';
import { Agent, type Dispatcher, request } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { UpstreamFailure } from './upstream-failure.ts';

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

export interface GuardedRequest {
  url: URL;
  body: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** Gives the request up earlier. */
  signal?: AbortSignal;
}

/**
 * Posts to a host that someone else has named. The host is resolved once; the connection is made to that address, so that a
 * name server cannot answer with another one in between. All of its addresses must be public. Redirects are not followed.
 * @param read reads the answer; what it leaves is not waited for
 * @throws UpstreamFailure unknownHost, privateAddress, timeout, unreachable, or that of `read`
 */
export async function guardedPost<Result>(
  { url, body, headers, timeoutMs, signal: stopped }: GuardedRequest,
  network: NetworkDoors,
  read: (response: Dispatcher.ResponseData) => Promise<Result>,
): Promise<Result> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = stopped === undefined ? timeout : AbortSignal.any([timeout, stopped]);
  const address = await within(signal, resolvePublic(hostOf(url), network));
  const dispatcher = agentTo(address);
  try {
    return await read(await request(url, { dispatcher, method: 'POST', body, signal, headers }));
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error;
    throw new UpstreamFailure(signal.aborted ? 'timeout' : 'unreachable');
  } finally {
    await dispatcher.destroy();
  }
}

/** An IPv6 address without the brackets that it has in a URL. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
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
