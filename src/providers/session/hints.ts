import { setCookie } from '../page/cookies.ts';

/**
 * Tells the server what it needs to prerender a page for this browser: language, theme, whether a user is signed in.
 * The cookies hold no secret and grant nothing. null deletes one.
 */
export function setHintCookie(name: 'language' | 'theme' | 'signedIn', value: string | null): void {
  setCookie(`epc.${name}`, value);
}
