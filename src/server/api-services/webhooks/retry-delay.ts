import { RETRY_DELAYS_S, RETRY_JITTER } from '../../../contract/api-services/webhooks/rules.ts';

/**
 * Seconds to the next attempt after so many failed ones; undefined when there is none. The jitter keeps the deliveries of an
 * endpoint that was down from coming back at one moment.
 */
export function retryDelayS(failures: number, random: () => number = Math.random): number | undefined {
  const delay = RETRY_DELAYS_S[failures - 1];
  return delay === undefined ? undefined : delay * (1 - RETRY_JITTER + 2 * RETRY_JITTER * random());
}
