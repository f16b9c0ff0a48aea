import { isView, session } from '../../../providers/session/session.ts';
import { type Guarded, isArrayOf, isNumber, isShape, isString } from '../../shared/storage/guards.ts';

const isCall = isShape({
  at: isString,
  interfaceCode: isString,
  body: isString,
  status: isNumber,
  resultCode: isString,
});
const isCalls = isArrayOf(isCall);
export type PastCall = Guarded<typeof isCall>;

export const HISTORY_MAX = 50;
const KEY = 'epc.debugger';

/** Each account has its own; a view as a user leaves nothing in the staff member's browser. */
const userKey = () => `${KEY}.${session.get()?.user.id ?? 0}`;
const storage = () => (isView() ? sessionStorage : localStorage);

/** The last calls of the account in this browser, the newest first. Never with a key or an answer. */
export function readCalls(): PastCall[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(userKey()) ?? '[]');
    return isCalls(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function addCall(call: PastCall): PastCall[] {
  const calls = [call, ...readCalls()].slice(0, HISTORY_MAX);
  try {
    storage().setItem(userKey(), JSON.stringify(calls));
  } catch {
    // Storage is full: the call itself has been made.
  }
  return calls;
}

export function clearCalls(): PastCall[] {
  storage().removeItem(userKey());
  return [];
}
