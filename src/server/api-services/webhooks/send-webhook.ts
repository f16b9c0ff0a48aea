import { Webhook } from 'standardwebhooks';
import type { Dispatcher } from 'undici';
import {
  ANSWER_KEPT_BYTES,
  ANSWER_READ_BYTES,
  DELIVERY_TIMEOUT_MS,
  type DeliveryProblem,
  deliveryProblems,
  type WebhookEventType,
  webhookHeaders,
} from '../../../contract/api-services/webhooks/rules.ts';
import { guardedPost, type NetworkDoors } from '../upstreams/guarded-post.ts';
import { UpstreamFailure } from '../upstreams/upstream-failure.ts';
import { doorsTo } from './endpoint-url.ts';

export interface OutgoingWebhook {
  url: string;
  eventId: string;
  body: string;
  /** Each signs; two after a rotation. */
  secrets: readonly string[];
}

/** What an attempt brought. */
export interface AttemptResult {
  /** Null without an answer. */
  status: number | null;
  /** Null for an answer of success. */
  problem: DeliveryProblem | null;
  /** The beginning of the answer's body. */
  answer: string;
  durationMs: number;
  /** As sent. */
  headers: Record<string, string>;
}

interface Sending {
  network: NetworkDoors;
  /** http to loopback addresses, for a demo that only this machine reaches. */
  allowsLoopback: boolean;
  /** When the server stops. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** The body of an event: the same bytes for every attempt. */
export function webhookBody(event: { kind: WebhookEventType; createdAt: string; data: object }): string {
  return JSON.stringify({ type: event.kind, timestamp: event.createdAt, data: event.data });
}

/** The headers of Standard Webhooks, with a signature for each secret. */
export function signedHeaders({ eventId, body, secrets }: Omit<OutgoingWebhook, 'url'>, at: Date) {
  return {
    'content-type': 'application/json',
    'user-agent': 'epc-webhooks/1',
    [webhookHeaders.id]: eventId,
    [webhookHeaders.timestamp]: String(Math.floor(at.getTime() / 1_000)),
    [webhookHeaders.signature]: secrets.map((secret) => new Webhook(secret).sign(eventId, at, body)).join(' '),
  };
}

/** Posts an event to an endpoint, signed now. Never throws: what fails is in the result. */
export async function sendWebhook(outgoing: OutgoingWebhook, sending: Sending): Promise<AttemptResult> {
  const { network, allowsLoopback, signal, timeoutMs = DELIVERY_TIMEOUT_MS } = sending;
  const headers = signedHeaders(outgoing, new Date());
  const startedAt = performance.now();
  const resultOf = (status: number | null, problem: DeliveryProblem | null, answer: string): AttemptResult => ({
    status,
    problem,
    answer,
    durationMs: Math.round(performance.now() - startedAt),
    headers,
  });
  const url = new URL(outgoing.url);
  const request = { url, body: outgoing.body, headers, timeoutMs, ...(signal !== undefined && { signal }) };
  try {
    return await guardedPost(request, doorsTo(url, network, allowsLoopback), async (response) =>
      resultOf(response.statusCode, problemOf(response.statusCode), await readBeginning(response.body)),
    );
  } catch (error) {
    const reason = error instanceof UpstreamFailure ? error.reason : 'unreachable';
    return resultOf(null, deliveryProblems.find((problem) => problem === reason) ?? 'unreachable', '');
  }
}

function problemOf(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** Reads a bounded part and keeps its beginning. The status has decided already: a body that breaks off changes nothing. */
async function readBeginning(body: Dispatcher.ResponseData['body']): Promise<string> {
  const kept: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      const part = Buffer.from(chunk);
      if (bytes < ANSWER_KEPT_BYTES) kept.push(part);
      bytes += part.length;
      if (bytes >= ANSWER_READ_BYTES) break;
    }
  } catch {
    // As far as it came.
  }
  // The database cannot store NUL.
  return Buffer.concat(kept).subarray(0, ANSWER_KEPT_BYTES).toString('utf8').replaceAll('\u0000', '');
}
