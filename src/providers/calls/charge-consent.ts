import type { AnyCall } from '../../contract/call.ts';
import { createStore } from '../store.ts';

/**
 * A link from another site, a message or a bookmark must not take a lookup by itself. The vehicles of the URL with which
 * the page was loaded, also inside `redirect` or `to`, are requested with `x-paid-only` until the user agrees. A link of
 * our own pages that is opened in a new tab has our origin as its referrer, and needs no consent.
 */
const unconfirmed = new Set<number>();
let isFromElsewhere = false;

/** The vehicle that the user is asked about; null if none. */
export const vehicleToConfirm = createStore<number | null>(null);

/** Reads the URL and the referrer of the document. */
export function readLanding(url: string, referrer: string): void {
  unconfirmed.clear();
  vehicleToConfirm.set(null);
  isFromElsewhere = !URL.canParse(referrer) || new URL(referrer).origin !== new URL(url).origin;
  if (!isFromElsewhere) return;
  for (const [, id] of decodeFully(url).matchAll(/vehicleId=(\d+)/gi)) unconfirmed.add(Number(id));
}

/** For a vehicle that a screen opens without an action of the user, such as the only one of a VIN in the URL. */
export function requireConsent(vehicleId: number): void {
  if (isFromElsewhere) unconfirmed.add(vehicleId);
}

export function giveConsent(vehicleId: number): void {
  unconfirmed.delete(vehicleId);
  vehicleToConfirm.set(null);
}

let isPaidOnly = false;

/** Starts a request that must not charge, without asking the user: the server refuses it with 900422 instead. */
export function paidOnly<Result>(start: () => Result): Result {
  isPaidOnly = true;
  try {
    return start();
  } finally {
    isPaidOnly = false;
  }
}

export function mustBePaid(): boolean {
  return isPaidOnly;
}

/** The vehicle that the request would open without consent, if any. */
export function vehicleWithoutConsent({ charge }: AnyCall, body: unknown): number | undefined {
  if (charge !== 'parts' && charge !== 'config') return undefined;
  // A string in the query of a GET.
  const vehicleId = Number(Object(body).vehicleId);
  return unconfirmed.has(vehicleId) ? vehicleId : undefined;
}

/** More levels of encoding than any redirect of ours has. */
const MOST_LEVELS = 8;

function decodeFully(text: string): string {
  let decoded = text;
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    const next = decoded.replace(/%[0-9a-f]{2}/gi, (encoded) =>
      String.fromCharCode(Number.parseInt(encoded.slice(1), 16)),
    );
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

// There is no window while prerendering.
if (globalThis.window !== undefined) readLanding(window.location.href, document.referrer);
