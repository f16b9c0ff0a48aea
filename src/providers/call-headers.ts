import { platformHeader, platformOfHost } from '../contract/platform.ts';
import { currentLanguage } from './language.ts';

/** What every call says of who asks: the brand, the language, and the session's token where there is a session. */
export function callHeaders(token: string | undefined): Record<string, string> {
  return {
    platform: platformHeader[platformOfHost(window.location.host)],
    'Accept-Language': currentLanguage(),
    ...(token === undefined ? {} : { Authorization: token }),
  };
}

/** The specification's bound on every call. */
export const TIMEOUT_MS = 15_000;
