const YEAR_S = 31_536_000;

/**
 * Tells the server what it needs to prerender a page for this browser: language, theme, whether a user is signed in.
 * The cookies hold no secret and grant nothing. null deletes one.
 */
export function setHintCookie(name: 'language' | 'theme' | 'signedIn', value: string | null): void {
  const seconds = value === null ? 0 : YEAR_S;
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore is missing on plain http and in Firefox
  document.cookie = `epc.${name}=${value ?? ''}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
