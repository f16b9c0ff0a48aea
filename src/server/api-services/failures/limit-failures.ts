import { LRUCache } from 'lru-cache';
import { InterfaceCode } from '../../../contract/api-services/definition.ts';
import { FAILURES_PER_MINUTE } from '../../../contract/api-services/usage/rules.ts';
import { clientNetwork, clientNetworks } from '../../http/clients/client-network.ts';
import { Refusal } from '../../platform/errors.ts';
import { type Authenticate, keyNameOf } from '../gateway/authenticate.ts';
import type { ApiRequest } from '../gateway/invoke.ts';
import type { ApiLimit, LeasedLimits } from '../gateway/leased-limits.ts';
import type { FailureLog } from './failure-log.ts';
import type { MayKeyExist } from './known-keys.ts';

/** Refusals of a request whose key is missing, unknown or not proven. */
const failureCodes = new Set(['301216', '301217', '301218', '301219', '301220']);

/** Networks that a node remembers as beyond their limit. */
const OVER_MAX = 2_000;

/** Networks that a node counts apart in a minute: an attacker with many of them adds no more rows than that. */
const NETWORKS_MAX = 2_000;
const MINUTE_MS = 60_000;
const LIMIT_NAME = 'failures';
/** The networks beyond share a limit. */
const OTHERS_FACTOR = 20;

interface Dependencies {
  authenticate: Authenticate;
  /** Of its own: networks must not displace the limits of customers. */
  limits: LeasedLimits;
  log: FailureLog;
  mayKeyExist: MayKeyExist;
  now?: () => number;
}

/**
 * Logs calls without a valid key, and refuses them with 301223 beyond a number per network, over all nodes. A valid key is
 * always accepted, a new one within a second: neither another network nor a neighbour in the same one can block a customer.
 */
export function limitFailures({
  authenticate,
  limits,
  log,
  mayKeyExist,
  now = () => performance.now(),
}: Dependencies): Authenticate {
  const overUntil = new LRUCache<string, number>({ max: OVER_MAX });
  let networks = new Set<string>();
  let minuteEndsAt = 0;

  const limitOf = ({ network, factor }: { network: string; factor: number }): ApiLimit => {
    if (now() >= minuteEndsAt) {
      networks = new Set();
      minuteEndsAt = now() + MINUTE_MS;
    }
    const isOwn = networks.has(network) || networks.size < NETWORKS_MAX;
    if (isOwn) networks.add(network);
    return {
      name: LIMIT_NAME,
      key: `failures ${isOwn ? network : 'other'}`,
      window: 'minute',
      points: FAILURES_PER_MINUTE * (isOwn ? factor : OTHERS_FACTOR),
    };
  };

  /** The refusal, or that of the limit. */
  async function refusalFor({ address }: ApiRequest, refusal: Refusal): Promise<Refusal> {
    const byKey = new Map(
      clientNetworks(address)
        .map(limitOf)
        .map((limit) => [limit.key, limit]),
    );
    const { exceeded } = await limits([...byKey.values()]);
    if (exceeded !== undefined) overUntil.set(clientNetwork(address), now() + 1_000 * exceeded.resetS);
    return exceeded === undefined ? refusal : tooMany(exceeded.resetS);
  }

  /** For an unknown key from a network beyond its limit: it costs no statement. A key that exists goes on. */
  async function findEarlyRefusal(request: ApiRequest): Promise<Refusal | undefined> {
    if (overUntil.size === 0) return undefined;
    const until = overUntil.get(clientNetwork(request.address)) ?? 0;
    const name = until > now() ? keyNameOf(request) : undefined;
    if (name === undefined || (await mayKeyExist(name))) return undefined;
    return tooMany(Math.ceil((until - now()) / 1_000));
  }

  const addToLog = ({ address, interfaceCode }: ApiRequest, { code }: Refusal): void => {
    const isCode = InterfaceCode.safeParse(interfaceCode).success;
    log.add({ network: clientNetwork(address), address, interfaceCode: isCode ? interfaceCode : '', code });
  };

  return async (request) => {
    const early = await findEarlyRefusal(request);
    if (early !== undefined) {
      addToLog(request, early);
      throw early;
    }
    try {
      return await authenticate(request);
    } catch (error) {
      if (!(error instanceof Refusal) || !failureCodes.has(error.code)) throw error;
      const refusal = await refusalFor(request, error);
      addToLog(request, refusal);
      throw refusal;
    }
  };
}

const tooMany = (resetS: number) =>
  new Refusal('301223', { retryAfterS: Math.max(1, resetS), result: { limit: LIMIT_NAME } });
