import { platformHeader, platformOfHost } from '../../contract/platform.ts';
import { SEAL_PACKING, sealHeader } from '../../contract/seal-header.ts';
import { currentLanguage } from '../language.ts';

/** What every call says of who asks: the brand, the language, the session's token where there is one, and what it can open. */
export function callHeaders(token: string | undefined): Record<string, string> {
  return {
    platform: platformHeader[platformOfHost(window.location.host)],
    'Accept-Language': currentLanguage(),
    ...(token === undefined ? {} : { Authorization: token }),
    ...(canUnpack() ? { [sealHeader]: SEAL_PACKING } : {}),
  };
}

/** Whether this browser can open a result that was packed before it was sealed: seal.ts does. */
function canUnpack(): boolean {
  return globalThis.crypto?.subtle !== undefined && typeof DecompressionStream === 'function';
}

/** The specification's bound on every call. */
export const TIMEOUT_MS = 15_000;
