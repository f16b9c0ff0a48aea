import type { ApiCharge, KeyMode } from '../../../contract/api-services/wire.ts';
import type { Transport } from '../gateway/invoke.ts';

/** A call as it is charged, logged and counted (the function api_meter). */
export interface MeteredCall {
  requestId: string;
  userId: number;
  keyId: number;
  /** Of the interface. */
  code: string;
  version: number;
  mode: KeyMode;
  transport: Transport;
  status: number;
  resultCode: string;
  /** To be charged. */
  units: number;
  reason: ApiCharge['reason'];
  ms: number;
  /** The class of the duration (contract/api-services/usage/latency.ts). */
  bucket: number;
  address: string;
  /** JSON for the log. */
  body: string;
  answer: string;
  isBodyCut: boolean;
  isAnswerCut: boolean;
  /** Of a call with an idempotency key; `stored` is its answer, or null to forget the key. */
  idempotencyKey?: string;
  claim?: string;
  stored?: string | null;
}

export interface Metered {
  /** exhausted: too few units were left, nothing is charged. superseded: the idempotency key has passed to another call. */
  outcome: 'metered' | 'exhausted' | 'superseded';
  /** Units left for the interface. */
  remaining: number;
}
