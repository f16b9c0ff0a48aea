import { addressOf } from '../../../contract/api-services/definition.ts';
import type { LiveInterface } from '../interfaces/live-interfaces.ts';
import type { LimitState } from './leased-limits.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';

/** Of Asia/Shanghai, which has had no daylight saving time since 1991. */
const SHOP_OFFSET = '+08:00';

/** `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and the link to the successor of a deprecated interface. */
export function deprecationHeaders(live: LiveInterface | undefined): Record<string, string> {
  if (live === undefined || live.deprecatedAt === null || live.status !== 'deprecated') return {};
  const { deprecatedAt, sunsetOn, replacementCode } = live;
  return {
    deprecation: `@${Math.floor(Date.parse(deprecatedAt) / 1_000)}`,
    ...(sunsetOn !== null && { sunset: new Date(`${sunsetOn}T00:00:00${SHOP_OFFSET}`).toUTCString() }),
    ...(replacementCode !== null && { link: `<${addressOf(replacementCode)}>; rel="successor-version"` }),
  };
}

interface HeaderParts {
  live: LiveInterface | undefined;
  states: readonly LimitState[];
  status: number;
  retryAfterS: number | undefined;
}

export function responseHeaders({ live, states, status, retryAfterS }: HeaderParts): Record<string, string> {
  // The limit that all customers of an interface share is not disclosed.
  const shown = states.filter(({ limit }) => limit.name !== 'interface');
  return {
    'cache-control': 'no-store',
    ...rateLimitHeaders(shown),
    ...deprecationHeaders(live),
    ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
    ...(status === 401 && { 'www-authenticate': 'Bearer realm="openapi"' }),
  };
}
