import { SEAL_PACKING, sealHeader } from '../../contract/headers.ts';
import { platformHeader, platformOfHost } from '../../contract/platform.ts';
import { currentLanguage } from '../language.ts';

/** Headers of every call: brand, language, session token, and whether the browser can unpack sealed results. */
export function callHeaders(token: string | undefined): Record<string, string> {
  return {
    platform: platformHeader[platformOfHost(window.location.host)],
    'Accept-Language': currentLanguage(),
    ...(token === undefined ? {} : { Authorization: token }),
    ...(canUnpack() ? { [sealHeader]: SEAL_PACKING } : {}),
  };
}

/** Whether seal.ts can unpack a result that was compressed before it was sealed. */
function canUnpack(): boolean {
  return globalThis.crypto?.subtle !== undefined && typeof DecompressionStream === 'function';
}

/** Set by the specification for every call. */
export const TIMEOUT_MS = 15_000;
