import { unanswered } from '../connection/unanswered.ts';
import { isView, session, setSession } from '../session/session.ts';
import { createStore } from '../store.ts';
import { CallError } from './call-error.ts';
import { queryClient } from './query-client.ts';
import { claimQuotaPrompt, releaseQuotaPrompt } from './quota-prompt.ts';

/** The server's refusal when no lookups are left (5005xx, 5006xx). */
export interface QuotaRefusal {
  code: string;
  message: string;
}

/** The refusal shown to the user; one at a time, the first stays. */
export const quotaRefusal = createStore<QuotaRefusal | null>(null);

/** When the dialog was closed last, in ms of `performance.now()`. */
let closedAt = Number.NEGATIVE_INFINITY;

/** Closes the dialog: the refusal of a call that is sent from now on may be shown, in this tab or another. */
export function closeQuotaRefusal(): void {
  closedAt = performance.now();
  releaseQuotaPrompt();
  quotaRefusal.set(null);
}

/** Set when the price province is not, or no longer, paid for: the header returns to the default. */
export const provinceRefused = createStore(false);

/** Set when the session has ended: the router leads to the login page and back afterwards. */
export const sessionEnded = createStore(false);

/** The path at which a call was refused for lack of a power, which may have been taken away since the page was opened. */
export const forbiddenAt = createStore<string | null>(null);

/** A change of the staff that now waits for a second person; the back office shows it as a notification. */
export const approvalRequested = createStore<{ message: string } | null>(null);

/** Set when the view as a user of this tab is over: it never goes on as the staff member by itself. */
export const viewEnded = createStore(false);

/**
 * Page-wide behaviour of a code, whichever screen made the call: see contract/codes.ts. `sentAt` is when the call was
 * sent: a refusal of one that was under way when the dialog was closed must not open it again.
 */
export function handleCallError(error: CallError, sentAt = performance.now()): void {
  if (error.behaviour === 'logout' && isView()) viewEnded.set(true);
  else if (error.behaviour === 'logout' && session.get() !== null) {
    setSession(null);
    queryClient.clear();
    sessionEnded.set(true);
  }
  if (error.isUnanswered) unanswered.set(unanswered.get() + 1);
  if (error.code === '900403') forbiddenAt.set(window.location.pathname);
  if (error.behaviour === 'province') provinceRefused.set(true);
  if (error.behaviour === 'approval') approvalRequested.set({ message: error.message });
  const isNew = sentAt >= closedAt && quotaRefusal.get() === null;
  if (error.behaviour === 'dialog' && isNew && claimQuotaPrompt())
    quotaRefusal.set({ code: error.code, message: error.message });
}

/** Whether the caller must show the error's message; false if a page-wide dialog does. */
export function needsMessage(error: unknown): boolean {
  return !(error instanceof CallError) || error.behaviour === 'warning';
}

/** The change was not made yet: it waits for a second person. Dialogs and forms are done with it. */
export function isWaitingForApproval(error: unknown): boolean {
  return error instanceof CallError && error.behaviour === 'approval';
}
