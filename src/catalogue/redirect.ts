/**
 * The place to go back to after login: a path of this site, or home.
 * Anything that leads elsewhere (//host, schemes, backslashes) is not followed.
 */
export function safeRedirect(wanted: string | null, fallback = '/index'): string {
  if (wanted === null || !wanted.startsWith('/')) return fallback;
  try {
    const url = new URL(wanted, window.location.origin);
    // '/.//host' has our origin, but its path alone would lead to that host.
    const isOurs = url.origin === window.location.origin && !url.pathname.startsWith('//');
    return isOurs ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}
