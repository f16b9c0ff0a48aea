import type { ApiEnvelope } from '../../../contract/api-services/wire.ts';
import type { Language } from '../../../contract/codes.ts';

/** Where a call comes from. It is logged and changes nothing else. */
export type Transport = 'http' | 'debugger' | 'mcp';

/** A call of an interface, before anything of it has been checked. */
export interface ApiRequest {
  interfaceCode: string;
  transport: Transport;
  method: string;
  /** With the query, as sent. */
  path: string;
  headers: Readonly<Record<string, string | undefined>>;
  /** The body as sent; empty for none. */
  rawBody: Buffer;
  address: string;
  language: Language;
}

export interface ApiResponse {
  status: number;
  /** RateLimit, Retry-After, Deprecation and the like, in lower case. */
  headers: Readonly<Record<string, string>>;
  envelope: ApiEnvelope;
}

/** Answers a call: key, permission, limits, body, idempotency, operation, charge, log. Never throws. */
export type Invoke = (request: ApiRequest) => Promise<ApiResponse>;
