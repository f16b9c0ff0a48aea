import type { AnyCall } from '../contract/call.ts';
import { SUCCESS } from '../contract/codes.ts';
import { chargeHeader } from '../contract/quota/charge-header.ts';
import { callHeaders, TIMEOUT_MS } from './calls/call-headers.ts';
import { currentLanguage } from './language.ts';
import { readStoredSession } from './session/stored-session.ts';

/**
 * Calls that begin before the page's own scripts are there. On a slow connection a screen's scripts take seconds to come
 * and to run, and what it will ask is in its link: a script of a few lines (src/early.ts), named first in the page, sends
 * it at once, and http.ts takes the answers where it would have sent the same. The two are built apart and share no
 * module, hence the global.
 *
 * An answer is given once, to the very same question of the same session in the same language, within a minute; whatever
 * is asked again goes to the server. Nothing is sent for those who are not signed in, and nothing is kept anywhere.
 */
declare global {
  var earlyCalls: Map<string, EarlyCall> | undefined;
}

interface EarlyCall {
  answer: Promise<EarlyAnswer>;
  token: string;
  /** ms, of the page's own clock. */
  begunAt: number;
}

export interface EarlyAnswer {
  body: unknown;
  /** As the header has it; null where the call took no lookup. */
  charge: string | null;
}

/** A call with what it asks. */
export interface Asked {
  call: AnyCall;
  body: unknown;
}

/** As long as the cache takes an answer for new. */
const KEPT_MS = 60_000;

/** Sends what a screen will ask, for the one who is signed in. */
export function beginEarly(asked: readonly Asked[]): void {
  const token = readStoredSession()?.token;
  if (token === undefined) return;
  const begun = new Map<string, EarlyCall>();
  for (const { call, body } of asked) {
    const answer = send(call.path, body, token);
    // Whoever takes it deals with its failure; if nobody does, there is nothing to tell.
    answer.catch(() => undefined);
    begun.set(keyOf(call.path, body), { answer, token, begunAt: performance.now() });
  }
  globalThis.earlyCalls = begun;
}

/**
 * The answer to this question where it was begun early; undefined where it is to be sent: it was not begun, was taken
 * already, is another session's, or got no answer. Rejects with a TimeoutError when its time was up.
 */
export function takeEarly(
  path: string,
  body: unknown,
  token: string | undefined,
): Promise<EarlyAnswer | undefined> | undefined {
  const key = keyOf(path, body);
  const early = globalThis.earlyCalls?.get(key);
  if (early === undefined) return undefined;
  globalThis.earlyCalls?.delete(key);
  if (early.token !== token || performance.now() - early.begunAt > KEPT_MS) return undefined;
  return early.answer.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
    return undefined;
  });
}

/** Whether all that was begun early, and is not taken yet, is answered without a refusal, or will be within `withinMs`. */
export async function hasEarlyAnswers(withinMs: number): Promise<boolean> {
  const begun = [...(globalThis.earlyCalls?.values() ?? [])];
  if (begun.length === 0) return false;
  const isAnswered = Promise.all(begun.map(({ answer }) => answer)).then(
    (answers) => answers.every(({ body }) => isSuccess(body)),
    () => false,
  );
  return Promise.race([isAnswered, new Promise<boolean>((resolve) => setTimeout(resolve, withinMs, false))]);
}

function isSuccess(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === SUCCESS;
}

async function send(path: string, data: unknown, token: string): Promise<EarlyAnswer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...callHeaders(token) },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { body: await response.json(), charge: response.headers.get(chargeHeader) };
}

function keyOf(path: string, body: unknown): string {
  return JSON.stringify([path, currentLanguage(), body]);
}
