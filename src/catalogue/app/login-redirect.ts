import { links } from '../shared/navigation/paths.ts';

/**
 * The path to open after the login: the same URL; for a search screen the start of a search, which continues to it.
 */
export function loginRedirect(pathname: string, search: string): string {
  if (pathname !== '/search' && !pathname.startsWith('/search/')) return `${pathname}${search}`;
  return links.inquire(search === '' ? undefined : `${pathname}${search}`);
}
