import type { Dispatcher } from 'undici';
import { guardedPost, internet, type NetworkDoors } from './guarded-post.ts';
import { UpstreamFailure } from './upstream-failure.ts';

/** Limits of one call of an upstream. */
export const UPSTREAM_TIMEOUT_MS = 5_000;
export const UPSTREAM_MAX_BYTES = 1024 * 1024;

export interface UpstreamRequest {
  url: URL;
  /** JSON. */
  body: string;
  /** At most `UPSTREAM_TIMEOUT_MS`. */
  timeoutMs: number;
}

export interface UpstreamAnswer {
  status: number;
  bytes: number;
  ms: number;
  /** Parsed JSON. */
  value: unknown;
}

const headers = { 'content-type': 'application/json', accept: 'application/json' };

/**
 * Posts JSON to an upstream and reads its JSON answer.
 * @throws UpstreamFailure
 */
export async function sendToUpstream(
  { url, body, timeoutMs }: UpstreamRequest,
  network: NetworkDoors = internet,
): Promise<UpstreamAnswer> {
  const startedAt = performance.now();
  const request = { url, body, headers, timeoutMs: Math.min(timeoutMs, UPSTREAM_TIMEOUT_MS) };
  return guardedPost(request, network, async (response) => {
    refuseUnusable(response);
    const text = await readBounded(response.body);
    const ms = Math.round(performance.now() - startedAt);
    return { status: response.statusCode, bytes: Buffer.byteLength(text), ms, value: parseAnswer(text) };
  });
}

function refuseUnusable({ statusCode, headers }: Dispatcher.ResponseData): void {
  if (statusCode >= 300 && statusCode < 400) throw new UpstreamFailure('redirect');
  if (statusCode < 200 || statusCode >= 400) throw new UpstreamFailure('status');
  if (Number(headers['content-length'] ?? 0) > UPSTREAM_MAX_BYTES) throw new UpstreamFailure('tooLarge');
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(String(headers['content-type'] ?? '')))
    throw new UpstreamFailure('notJson');
}

/** @throws UpstreamFailure tooLarge as soon as there is too much, whatever the header said */
async function readBounded(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > UPSTREAM_MAX_BYTES) throw new UpstreamFailure('tooLarge');
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamFailure('notJson');
  }
}
