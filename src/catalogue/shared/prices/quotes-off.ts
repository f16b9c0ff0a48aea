import { CallError } from '../../../providers/calls/call-error.ts';
import { session } from '../../../providers/session/session.ts';
import { createStore } from '../../../providers/store.ts';

/** The account has no e-commerce prices: all are shown as unknown, and not requested again until another login. */
export const areQuotesOff = createStore(false);

let userId = session.get()?.user.id;
session.watch(() => {
  const now = session.get()?.user.id;
  if (now !== userId) areQuotesOff.set(false);
  userId = now;
});

/** The main platform's code and the shop brand's. */
export function isQuotesRefusal(error: unknown): boolean {
  return error instanceof CallError && (error.code === '800014' || error.code === '400201');
}
