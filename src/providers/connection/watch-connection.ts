import { onlineManager } from '@tanstack/react-query';
import { readAgain } from './read-again.ts';
import { unanswered } from './unanswered.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** A connection that takes longer for a few bytes counts as lost. */
const ANSWER_WITHIN_MS = 5_000;

/**
 * Keeps TanStack's onlineManager true to the connection with the server until the returned function is called. The browser
 * only knows of the nearest network: so a call without a response leads to a probe, and while the connection is lost, it is
 * probed with growing pauses, at once when the browser goes online or the tab is looked at again.
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
    void readAgain();
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
    // From now on what the browser says counts.
    onlineManager.setOnline(undefined);
  };
}

/** Any other server in between, such as that of a hotel's login page, answers something else. */
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
