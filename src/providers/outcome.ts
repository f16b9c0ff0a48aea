import { CallError } from './call-error.ts';
import { queryClient } from './query-client.ts';
import { keepSession, session } from './session.ts';
import { createStore } from './store.ts';

/** The picture of a captcha that the server asked for, or null. */
export const captcha = createStore<string | null>(null);

/** Set when a session ended under the user's hands: the router leads to the login page and back afterwards. */
export const sessionEnded = createStore(false);

/** What the whole page does on a code, whichever screen made the call: see contract/codes.ts. */
export function actOn(error: CallError): void {
  if (error.behaviour === 'logout' && session.get() !== null) {
    keepSession(null);
    queryClient.clear();
    sessionEnded.set(true);
  }
  if (error.behaviour === 'captcha') captcha.set(imageIn(error.result));
}

function imageIn(result: unknown): string {
  return typeof result === 'object' && result !== null && 'image' in result ? String(result.image) : '';
}

/** Whether the message of an error is to be shown to the user by whoever made the call. */
export function isShown(error: unknown): boolean {
  return !(error instanceof CallError) || error.behaviour === 'warning' || error.behaviour === 'dialog';
}
