import { createHash, createHmac } from 'node:crypto';

export interface AliyunKeys {
  accessKeyId: string;
  accessKeySecret: string;
}

export interface AliyunRequest {
  host: string;
  /** The operation, such as RecognizeVehicleLicense, and the version of its API. */
  action: string;
  version: string;
  query?: Readonly<Record<string, string>>;
  body: Uint8Array;
  /** Further signed headers: content-type and those that begin with x-acs-. */
  headers?: Readonly<Record<string, string>>;
  at: Date;
  /** Unique per request, against replays. */
  nonce: string;
}

const ALGORITHM = 'ACS3-HMAC-SHA256';

/**
 * The headers of a POST to an RPC-style API of Alibaba Cloud, including the signature (V3).
 * Source: help.aliyun.com, "V3 request structure and signature"; tested against its worked example.
 */
export function aliyunHeaders(
  request: AliyunRequest,
  { accessKeyId, accessKeySecret }: AliyunKeys,
): Record<string, string> {
  const { host, action, version, query = {}, body, at, nonce } = request;
  const contentHash = sha256Hex(body);
  const headers: Record<string, string> = {
    ...request.headers,
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': contentHash,
    'x-acs-date': at.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).sort();
  const signedHeaders = names.join(';');
  const canonicalHeaders = names.map((name) => `${name}:${(headers[name] ?? '').trim()}\n`).join('');
  const canonicalRequest = ['POST', '/', canonicalQuery(query), canonicalHeaders, signedHeaders, contentHash].join(
    '\n',
  );
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${ALGORITHM}\n${sha256Hex(Buffer.from(canonicalRequest))}`)
    .digest('hex');
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${accessKeyId},SignedHeaders=${signedHeaders},Signature=${signature}`,
  };
}

/** Sorted by name, percent-encoded as in RFC 3986. */
export function canonicalQuery(query: Readonly<Record<string, string>>): string {
  return Object.keys(query)
    .sort()
    .map((name) => `${percentEncode(name)}=${percentEncode(query[name] ?? '')}`)
    .join('&');
}

/** encodeURIComponent does not encode five characters that RFC 3986 reserves. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256Hex(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
