import type { LimitState } from './leased-limits.ts';
import { WINDOW_S } from './limit-store.ts';

/** `RateLimit` and `RateLimit-Policy` as lists of structured fields (draft-ietf-httpapi-ratelimit-headers-10). */
export function rateLimitHeaders(states: readonly LimitState[]): Record<string, string> {
  if (states.length === 0) return {};
  const policies = states.map(({ limit }) => `"${limit.name}";q=${limit.points};w=${WINDOW_S[limit.window]}`);
  const limits = states.map(({ limit, remaining, resetS }) => `"${limit.name}";r=${remaining};t=${resetS}`);
  return { 'ratelimit-policy': policies.join(', '), ratelimit: limits.join(', ') };
}
