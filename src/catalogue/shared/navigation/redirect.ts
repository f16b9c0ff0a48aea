/** A placeholder for our origin: the server renders without a window. */
const OWN_ORIGIN = 'http://own.invalid';

/**
 * The path to open after the login. Anything that leads off the site (//host, schemes, backslashes) gives the fallback.
 */
export function safeRedirect(target: string | null, fallback = '/index'): string {
  if (target === null || !target.startsWith('/')) return fallback;
  try {
    const url = new URL(target, OWN_ORIGIN);
    // '/.//host' has our origin, but its path alone would lead to the other host.
    const isOurs = url.origin === OWN_ORIGIN && !url.pathname.startsWith('//');
    return isOurs ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}
