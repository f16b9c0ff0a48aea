import type { AnyCall } from '../../contract/call.ts';
import { createStore } from '../store.ts';

/** The renewal of the session that is under way: the server ends the old token before its answer arrives. */
export const renewal = createStore<{ call: AnyCall; done: Promise<void> } | null>(null);

/** Waits for a renewal under way by another call. */
export async function renewalDone(call: AnyCall): Promise<void> {
  const current = renewal.get();
  if (current !== null && current.call !== call) await current.done;
}
