import type { TakeOver } from '../../contract/site/take-over.ts';

const SCRIPT = '/sw.js';
/** The first requests of a page come before the files of the worker. */
const DELAY_MS = 3_000;

/** Registers the service worker once the page is loaded. Silently without it: where there is none, pages need a connection. */
export async function registerWorker(signal: AbortSignal): Promise<void> {
  if (navigator.serviceWorker === undefined) return;
  await untilLoaded();
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  if (signal.aborted) return;
  const registration = await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' });
  const offer = () => registration.waiting?.postMessage({ type: 'take over', entry: entryScript() } satisfies TakeOver);
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer), {
    signal,
  });
}

function untilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

function entryScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? '' : new URL(script.src).pathname;
}
