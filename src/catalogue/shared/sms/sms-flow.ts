import type { SmsPurpose } from '../../../contract/sms/schemas.ts';

/** One screen's use of a code, stored in the tab so that a reload keeps the code and the wait. */
export interface SmsFlow {
  /** 128 random bits, which bind the code to this tab. */
  flow: string;
  /** The phone that a code was last sent to; null before the first. */
  phoneNum: string | null;
  /** The phone that has to wait; another screen may have requested its code. */
  waitingFor: string | null;
  /** The earliest time of the next request, in milliseconds since 1970 by this device's clock. */
  resendAt: number;
}

const keyOf = (purpose: SmsPurpose) => `epc.sms.${purpose}`;

export function readFlow(purpose: SmsPurpose): SmsFlow {
  try {
    const stored: SmsFlow | null = JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? 'null');
    if (typeof stored?.flow === 'string' && typeof stored.resendAt === 'number') return stored;
  } catch {
    // Invalid JSON: start a new flow.
  }
  return createFlow();
}

export function createFlow(): SmsFlow {
  return { flow: createFlowId(), phoneNum: null, waitingFor: null, resendAt: 0 };
}

/** The phone that a code was sent to before a reload; empty without one. */
export function storedPhone(purpose: SmsPurpose): string {
  return readFlow(purpose).phoneNum ?? '';
}

export function storeFlow(purpose: SmsPurpose, flow: SmsFlow): void {
  sessionStorage.setItem(keyOf(purpose), JSON.stringify(flow));
}

export function clearFlow(purpose: SmsPurpose): void {
  sessionStorage.removeItem(keyOf(purpose));
}

/** Not crypto.randomUUID, which requires https: a shop's own server may have none. */
function createFlowId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
