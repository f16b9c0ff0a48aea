import type { FastifyRequest } from 'fastify';

/** What of a request's URL selects a page. */
export interface PageAddress {
  pathname: string;
  search: URLSearchParams;
}

/** Base for paths; never shown. */
const BASE = 'http://localhost';

/** The path and query of a request target. A path never begins with two slashes: as a link that would name a host. */
export function parsePageAddress({ url }: Pick<FastifyRequest, 'url'>): PageAddress {
  // Concatenated, not resolved, for the same reason.
  const target = `${BASE}${url}`;
  const parsed = new URL(url.startsWith('/') && URL.canParse(target) ? target : BASE);
  return { pathname: parsed.pathname.replace(/^\/+/, '/'), search: parsed.searchParams };
}

/** The query with only these parameters, in this order and each once. */
export function selectParams(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const given = names.flatMap((name) => {
    const value = search.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  });
  return new URLSearchParams(given);
}

/** A path with its query. */
export function pathWithQuery(pathname: string, query: URLSearchParams): string {
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
