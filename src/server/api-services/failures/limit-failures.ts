import { InterfaceCode } from '../../../contract/api-services/definition.ts';
import { FAILURES_PER_MINUTE } from '../../../contract/api-services/usage/rules.ts';
import { clientNetwork, clientNetworks } from '../../http/clients/client-network.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Authenticate } from '../gateway/authenticate.ts';
import type { ApiRequest } from '../gateway/invoke.ts';
import type { ApiLimit, LeasedLimits } from '../gateway/leased-limits.ts';
import type { FailureLog } from './failure-log.ts';

/** Refusals of a request whose key is missing, unknown or not proven. */
const failureCodes = new Set(['301216', '301217', '301218', '301219', '301220']);

/** Networks that a node counts apart in a minute: an attacker with many of them adds no more rows than that. */
const NETWORKS_MAX = 2_000;
const MINUTE_MS = 60_000;
/** The networks beyond share a limit. */
const OTHERS_FACTOR = 20;

interface Dependencies {
  authenticate: Authenticate;
  /** Of its own: networks must not displace the limits of customers. */
  limits: LeasedLimits;
  log: FailureLog;
  now?: () => number;
}

/**
 * Logs calls without a valid key, and refuses them with 301223 beyond a number per network, over all nodes. A valid key is
 * always accepted: neither another network nor a neighbour in the same one can block a customer.
 */
export function limitFailures({
  authenticate,
  limits,
  log,
  now = () => performance.now(),
}: Dependencies): Authenticate {
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
      name: 'failures',
      key: `failures ${isOwn ? network : 'other'}`,
      window: 'minute',
      points: FAILURES_PER_MINUTE * (isOwn ? factor : OTHERS_FACTOR),
    };
  };

  /** The refusal, or that of the limit. */
  async function refusalFor({ address, interfaceCode }: ApiRequest, refusal: Refusal): Promise<Refusal> {
    const byKey = new Map(
      clientNetworks(address)
        .map(limitOf)
        .map((limit) => [limit.key, limit]),
    );
    const { exceeded } = await limits([...byKey.values()]);
    const final =
      exceeded === undefined
        ? refusal
        : new Refusal('301223', { retryAfterS: exceeded.resetS, result: { limit: exceeded.limit.name } });
    const isCode = InterfaceCode.safeParse(interfaceCode).success;
    log.add({ network: clientNetwork(address), address, interfaceCode: isCode ? interfaceCode : '', code: final.code });
    return final;
  }

  return async (request) => {
    try {
      return await authenticate(request);
    } catch (error) {
      if (!(error instanceof Refusal) || !failureCodes.has(error.code)) throw error;
      throw await refusalFor(request, error);
    }
  };
}
