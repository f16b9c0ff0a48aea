import { links } from '../shared/navigation/paths.ts';

/**
 * Where one comes back to after the login: the very place, or, for the search screens, where searching begins; from
 * there a search that was under way goes on.
 */
export function loginRedirect(pathname: string, search: string): string {
  if (pathname !== '/search' && !pathname.startsWith('/search/')) return `${pathname}${search}`;
  return links.inquire(search === '' ? undefined : `${pathname}${search}`);
}
