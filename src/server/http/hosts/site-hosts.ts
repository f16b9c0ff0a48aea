import type { FastifyRequest } from 'fastify';
import { isLocalHost, normalizeHost } from '../../platform/host-name.ts';

/** The hosts that the site answers. */
export interface SiteHosts {
  /** The normalized host, or null if the site does not answer it. */
  find(host: string): string | null;
  /** Scheme and host of a request if a page may name them, as one of a few: listed, or our own local address. Else empty. */
  originForPages(request: FastifyRequest): string;
}

/** Without a list any local name is answered, so that pages name only those that lead to this process. */
const ownLocalNames = ['localhost', 'qpzj.localhost', '127.0.0.1'];

/** @param listed normalized hosts; null accepts local names and IP addresses, for a demo and for development */
export function createSiteHosts(listed: readonly string[] | null): SiteHosts {
  const names = new Set(listed);
  const isOurs = listed === null ? isLocalHost : (host: string) => names.has(host);
  return {
    find(host) {
      const normalized = normalizeHost(host);
      return normalized !== null && isOurs(normalized) ? normalized : null;
    },
    originForPages(request) {
      const { localPort } = request.socket;
      const isNamed = listed !== null || ownLocalNames.some((name) => request.host === `${name}:${localPort}`);
      return isNamed ? originOf(request) : '';
    },
  };
}

/** Scheme and host of a request whose host has been checked (`request-checks.ts`). */
export function originOf(request: FastifyRequest): string {
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  return `${scheme}://${normalizeHost(request.host) ?? 'localhost'}`;
}
