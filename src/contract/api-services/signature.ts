/** The parts of a request that its signature covers. */
export interface SignedRequest {
  method: string;
  /** The path with its query, as sent. */
  path: string;
  /** SHA-256 of the body as sent, in lower-case hex. */
  bodyHash: string;
  /** Seconds since 1970. */
  timestamp: string;
  nonce: string;
}

/**
 * The string to sign: its HMAC-SHA256 under the whole key as UTF-8 text (`epc_live_...`), in lower-case hex, is the
 * signature. Query parameters are sorted by name, then value, as they are encoded in the request.
 */
export function stringToSign({ method, path, bodyHash, timestamp, nonce }: SignedRequest): string {
  const [pathname = '', query = ''] = path.split('?', 2);
  const sorted = query === '' ? '' : query.split('&').sort().join('&');
  return [method.toUpperCase(), pathname, sorted, bodyHash, timestamp, nonce].join('\n');
}
