/**
 * Shows the dialog about used-up lookups in one tab only. The key holds the time of its last renewal, so that a tab that
 * crashed with an open dialog does not suppress it in the others.
 */
const KEY = 'epc.quota-prompt';
/** Longer than the interval of timers in hidden tabs, which browsers slow down to one a minute. */
const STALE_MS = 150_000;
export const RENEW_MS = 20_000;

/** Claims the dialog for this tab; false if another tab shows it. */
export function claimQuotaPrompt(nowMs = Date.now()): boolean {
  const at = Number(localStorage.getItem(KEY) ?? 0);
  if (Number.isFinite(at) && at > nowMs - STALE_MS && at <= nowMs + STALE_MS) return false;
  renewQuotaPrompt(nowMs);
  return true;
}

export function renewQuotaPrompt(nowMs = Date.now()): void {
  try {
    localStorage.setItem(KEY, String(nowMs));
  } catch {
    // Storage is full: each tab shows its own dialog.
  }
}

export function releaseQuotaPrompt(): void {
  localStorage.removeItem(KEY);
}
