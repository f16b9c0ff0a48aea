const YEAR_S = 31_536_000;

/**
 * What the server needs to know to prepare a page as this browser will show it: the language, the theme, whether
 * someone is signed in. Cookies without a secret; nothing is ever granted by them. null forgets one.
 */
export function setHintCookie(name: 'language' | 'theme' | 'signedIn', value: string | null): void {
  const seconds = value === null ? 0 : YEAR_S;
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore is missing on plain http and in Firefox
  document.cookie = `epc.${name}=${value ?? ''}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
