import { onlineManager } from '@tanstack/react-query';
import { refetchAfterReconnect } from './refetch-after-reconnect.ts';
import { unanswered } from './unanswered.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** Timeout of a probe. */
const ANSWER_WITHIN_MS = 5_000;

/**
 * Sets TanStack's onlineManager from probes of the server until the returned function is called, because
 * `navigator.onLine` covers the local network only. A call without a response triggers a probe. While the connection is
 * lost, probes repeat with exponential backoff, and run at once when the browser goes online or the tab becomes visible.
 */
export function watchConnection(): () => void {
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isProbing = false;
  let hasStopped = false;

  async function probe(): Promise<void> {
    if (isProbing) return;
    isProbing = true;
    clearTimeout(timer);
    const isThere = await serverAnswers();
    isProbing = false;
    if (hasStopped) return;
    if (isThere) setOnline();
    else setOffline();
  }
  function setOnline(): void {
    pauseMs = FIRST_PAUSE_MS;
    if (onlineManager.isOnline()) return;
    onlineManager.setOnline(true);
    void refetchAfterReconnect();
  }
  function setOffline(): void {
    onlineManager.setOnline(false);
    clearTimeout(timer);
    timer = setTimeout(() => void probe(), pauseMs);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }
  function onOnline(): void {
    pauseMs = FIRST_PAUSE_MS;
    void probe();
  }
  const onVisible = () => document.visibilityState === 'visible' && !onlineManager.isOnline() && onOnline();

  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('offline', setOffline, { signal });
  window.addEventListener('online', onOnline, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  const ignoreCalls = unanswered.watch(() => onlineManager.isOnline() && void probe());
  if (!navigator.onLine) setOffline();
  else if (unanswered.get() > 0) void probe();
  return () => {
    hasStopped = true;
    clearTimeout(timer);
    listening.abort();
    ignoreCalls();
    // Back to `navigator.onLine`.
    onlineManager.setOnline(undefined);
  };
}

/** Checks the body too: a captive portal may answer 200. */
async function serverAnswers(): Promise<boolean> {
  try {
    const response = await fetch(new URL('/healthz', window.location.origin), {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const answer: unknown = await response.json();
    return response.ok && Object(answer).status === 'alive';
  } catch {
    return false;
  }
}
