import { CallError } from './call-error.ts';
import { captchaIn, showCaptcha } from './captcha.ts';
import { queryClient } from './query-client.ts';
import { claimQuotaPrompt, releaseQuotaPrompt } from './quota-prompt.ts';
import { keepSession, session } from './session.ts';
import { createStore } from './store.ts';

/** What the server said when lookups had run out (5005xx, 5006xx). */
export interface QuotaRefusal {
  code: string;
  message: string;
}

/** The refusal that the user is being told of; one at a time, the first stays. */
export const quotaRefusal = createStore<QuotaRefusal | null>(null);

/** The box is closed: the next refusal may be told, here or in another tab. */
export function closeQuotaRefusal(): void {
  releaseQuotaPrompt();
  quotaRefusal.set(null);
}

/** Set when a session ended under the user's hands: the router leads to the login page and back afterwards. */
export const sessionEnded = createStore(false);

/** What the whole page does on a code, whichever screen made the call: see contract/codes.ts. */
export function actOn(error: CallError): void {
  if (error.behaviour === 'logout' && session.get() !== null) {
    keepSession(null);
    queryClient.clear();
    sessionEnded.set(true);
  }
  if (error.behaviour === 'captcha') showCaptcha(captchaIn(error.result));
  if (error.behaviour === 'dialog' && quotaRefusal.get() === null && claimQuotaPrompt())
    quotaRefusal.set({ code: error.code, message: error.message });
}

/** Whether the message of an error is to be shown to the user by whoever made the call: a box of its own is not. */
export function isShown(error: unknown): boolean {
  return !(error instanceof CallError) || error.behaviour === 'warning';
}
