import type { SmsPurpose } from '../../../contract/sms/schemas.ts';

/** A screen's way with a code: kept in this tab, so that a reload forgets neither the code nor the wait. */
export interface Flow {
  /** 128 random bits that nobody else has. */
  flow: string;
  /** Whom a code was last sent to; null before the first. */
  phoneNum: string | null;
  /** Whose wait runs: a phone may have been written to from another screen. */
  waitingFor: string | null;
  /** Milliseconds since 1970 by this machine's clock, from which on another may be asked for. */
  resendAt: number;
}

const keyOf = (purpose: SmsPurpose) => `epc.sms.${purpose}`;

export function readFlow(purpose: SmsPurpose): Flow {
  try {
    const kept: Flow | null = JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? 'null');
    if (typeof kept?.flow === 'string' && typeof kept.resendAt === 'number') return kept;
  } catch {
    // Kept by an older version: begun anew.
  }
  return { flow: randomFlow(), phoneNum: null, waitingFor: null, resendAt: 0 };
}

/** Whom a code was sent to before a reload; empty when none was. */
export function phoneOfFlow(purpose: SmsPurpose): string {
  return readFlow(purpose).phoneNum ?? '';
}

export function storeFlow(purpose: SmsPurpose, flow: Flow): void {
  sessionStorage.setItem(keyOf(purpose), JSON.stringify(flow));
}

export function clearFlow(purpose: SmsPurpose): void {
  sessionStorage.removeItem(keyOf(purpose));
}

/** crypto.randomUUID wants a secure origin, which a shop's own network may not be. */
function randomFlow(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
