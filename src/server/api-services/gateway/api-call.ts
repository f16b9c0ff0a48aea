import { applyFieldRules } from '../../../contract/api-services/permissions/field-rules.ts';
import { latencyBucket } from '../../../contract/api-services/usage/latency.ts';
import { type ApiCharge, type ApiEnvelope, idempotencyHeader } from '../../../contract/api-services/wire.ts';
import type { LiveInterface } from '../interfaces/live-interfaces.ts';
import type { LiveKey } from '../keys/key-finder.ts';
import type { MeteredCall } from '../metering/metered-call.ts';
import type { CustomerAccess } from '../permissions/customer-access.ts';
import type { Claim } from './idempotency.ts';
import type { ApiRequest, ApiResponse } from './invoke.ts';
import type { LimitState } from './leased-limits.ts';
import { LOGGED_ANSWER_MAX, LOGGED_BODY_MAX, logText } from './log-text.ts';
import { newRequestId } from './request-id.ts';
import { responseHeaders } from './response-headers.ts';

/** A call while it is answered: what is known of it so far. */
export interface ApiCall {
  request: ApiRequest;
  requestId: string;
  startedAt: number;
  key?: LiveKey;
  live?: LiveInterface;
  access?: CustomerAccess;
  states: readonly LimitState[];
  claim?: Claim;
  body?: unknown;
  /** It is in the log. */
  isMetered: boolean;
}

export function newApiCall(request: ApiRequest): ApiCall {
  return { request, requestId: newRequestId(), startedAt: performance.now(), states: [], isMetered: false };
}

/** The response of a call, and the part of it that is logged. */
export interface Outcome {
  status: number;
  code: string;
  message: string;
  result: unknown;
  units: number;
  reason: ApiCharge['reason'];
  retryAfterS?: number | undefined;
  /** For the idempotency key of the call; null forgets it. */
  stored?: string | null;
}

const UNKNOWN_INTERFACE = 'unknown';

/** The log's row of a call. The body is masked like the answer, in fields of the same path. */
export function meteredCallOf(call: ApiCall & { key: LiveKey }, outcome: Outcome): MeteredCall {
  const { request, requestId, key, live, access, claim } = call;
  const { status, code, message, result, units, reason, stored = null } = outcome;
  const ms = Math.round(performance.now() - call.startedAt);
  const unread = request.rawBody.length === 0 ? '' : request.rawBody.toString('utf8', 0, LOGGED_BODY_MAX);
  const body = logText(
    call.body === undefined ? unread : applyFieldRules(call.body, access?.fieldRules ?? {}),
    LOGGED_BODY_MAX,
  );
  const answer = logText({ code, message, result }, LOGGED_ANSWER_MAX);
  return {
    requestId,
    userId: key.userId,
    keyId: key.keyId,
    code: live?.code ?? UNKNOWN_INTERFACE,
    version: live?.version ?? 0,
    mode: key.mode,
    transport: request.transport,
    status,
    resultCode: code,
    units,
    reason,
    ms,
    bucket: latencyBucket(ms),
    address: request.address,
    body: body.text,
    answer: answer.text,
    isBodyCut: body.isCut,
    isAnswerCut: answer.isCut,
    ...(claim !== undefined && { ...claim, stored }),
  };
}

export function responseOf(call: ApiCall, outcome: Outcome, remaining: number | null): ApiResponse {
  const { status, code, message, result, units, reason, retryAfterS } = outcome;
  const envelope: ApiEnvelope = {
    code,
    message,
    result,
    requestId: call.requestId,
    charge: { count: units, reason, remaining },
  };
  return { status, headers: responseHeaders({ live: call.live, states: call.states, status, retryAfterS }), envelope };
}

/** Units left as far as is known; null for a test key and before the key is known. */
export function knownRemaining({ key, access }: ApiCall): number | null {
  return key?.mode === 'live' && access !== undefined ? access.unitsLeft : null;
}

/** The value of the header, if the request has it. */
export function idempotencyKeyOf({ headers }: ApiRequest): string | undefined {
  return headers[idempotencyHeader];
}
