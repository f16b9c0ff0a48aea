import type { FastifyRequest } from 'fastify';
import { isLocalHost, normalizeHost } from '../../platform/host-name.ts';

/** The hosts that the site answers. */
export interface SiteHosts {
  /** The normalized host, or null if the site does not answer it. */
  find(host: string): string | null;
  /** Whether they are listed: then a page may name them, as there are only a few. */
  areListed: boolean;
}

/** @param listed normalized hosts; null accepts local names and IP addresses, for a demo and for development */
export function createSiteHosts(listed: readonly string[] | null): SiteHosts {
  const names = new Set(listed);
  const isOurs = listed === null ? isLocalHost : (host: string) => names.has(host);
  return {
    find(host) {
      const normalized = normalizeHost(host);
      return normalized !== null && isOurs(normalized) ? normalized : null;
    },
    areListed: listed !== null,
  };
}

/** Scheme and host of a request whose host has been checked (`request-checks.ts`). */
export function originOf(request: FastifyRequest): string {
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  return `${scheme}://${normalizeHost(request.host) ?? 'localhost'}`;
}
