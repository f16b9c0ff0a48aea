/// <reference lib="webworker" />
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { TakeOver } from '../contract/site/take-over.ts';
import { createShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by scripts/service-worker.ts: the files that the screens of a vehicle need, and the entry script. */
declare const PRECACHED: { url: string; revision: string | null }[];
declare const ENTRY: string;

/** Pages that are never shown offline: the back office, customers' pages, and what is no page. */
const WITHOUT_SHELL = [/^\/(manager|quotation|api|document)(\/|$)/i, /\.\w+$/];

const shell = createShell(ENTRY);

precacheAndRoute(PRECACHED);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(({ request }) => shell.navigate(request), { denylist: WITHOUT_SHELL }));

self.addEventListener('install', (event) => event.waitUntil(shell.install()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([shell.deleteOthers(), self.clients.claim()])),
);

// Tabs of the former release need its files, which are deleted when this worker takes over.
self.addEventListener('message', (event) => event.waitUntil(takeOver(event.data)));

async function takeOver(message: Partial<TakeOver> | null): Promise<void> {
  if (message?.type !== 'take over' || message.entry !== ENTRY) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length === 1) await self.skipWaiting();
}
