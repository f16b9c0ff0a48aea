/** Stands for our origin: the server renders the same links without a window. */
const OWN_ORIGIN = 'http://own.invalid';

/**
 * The place to go back to after login: a path of this site, or home.
 * Anything that leads elsewhere (//host, schemes, backslashes) is not followed.
 */
export function safeRedirect(wanted: string | null, fallback = '/index'): string {
  if (wanted === null || !wanted.startsWith('/')) return fallback;
  try {
    const url = new URL(wanted, OWN_ORIGIN);
    // '/.//host' has our origin, but its path alone would lead to that host.
    const isOurs = url.origin === OWN_ORIGIN && !url.pathname.startsWith('//');
    return isOurs ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}
