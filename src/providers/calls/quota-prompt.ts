/**
 * Which tab is telling the user that lookups have run out: a count of boxes that stand open in this browser, with the
 * moment it was last said to stand, so that a tab that died does not silence the others for good.
 */
const KEY = 'epc.quota-prompt';
/** The box says so again and again while it stands; a browser slows the clocks of hidden tabs to one tick a minute. */
const STALE_MS = 150_000;
export const RENEW_MS = 20_000;

/** Whether a box may come up here: none stands in another tab. The flag stands from now on. */
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
    // The browser has no room left: then each tab tells for itself.
  }
}

/** The box is gone. */
export function releaseQuotaPrompt(): void {
  localStorage.removeItem(KEY);
}
