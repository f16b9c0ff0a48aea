const DAY_S = 86_400;

/**
 * Stores a cookie for the whole site; null deletes it. For hints to the server and settings of this browser, never for
 * secrets: every script of the page can read it.
 */
export function setCookie(name: string, value: string | null, days = 365): void {
  const seconds = value === null ? 0 : days * DAY_S;
  // The Cookie Store API is missing on plain http, which the demo is served on, and in older Firefox versions.
  // biome-ignore lint/suspicious/noDocumentCookie: the only write access everywhere
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

/** The value of a cookie; undefined if it is missing or not valid percent encoding. */
export function findCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
