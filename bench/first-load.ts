import type { Browser, CDPSession, Page } from '@playwright/test';
import { withDemoBrowser } from './demo-browser.ts';
import type { Figures } from './print-table.ts';

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const RUNS = 3;

interface Load {
  scriptBytes: number;
  paintMs: number;
  readyMs: number;
}

/** Transferred bytes and times of the home page and the parts screen, each in a new browser context, median of three. */
export function measureFirstLoad(): Promise<Figures> {
  return withDemoBrowser(async ({ browser, origin, session }) => {
    const home = await loadRepeatedly(browser, {
      url: `${origin}/index`,
      // The page is prerendered: it is usable once it is hydrated.
      ready: 'html[data-ready]',
      session: null,
    });
    const parts = await loadRepeatedly(browser, {
      url: `${origin}/search/parts?vehicleId=100`,
      ready: 'tbody tr, ul li article',
      session,
    });
    return { ...named('/index', home), ...named('parts screen', parts) };
  });
}

interface Visit {
  url: string;
  /** Selector of what is shown once the page can be used. */
  ready: string;
  session: string | null;
}

const named = (name: string, loads: readonly Load[]): Figures => ({
  [`${name}: JavaScript, brotli, kB`]: (median(loads.map(({ scriptBytes }) => scriptBytes)) / 1000).toFixed(1),
  [`${name}: first contentful paint, ms`]: median(loads.map(({ paintMs }) => paintMs)),
  [`${name}: ready, ms`]: median(loads.map(({ readyMs }) => readyMs)),
});

async function loadRepeatedly(browser: Browser, visit: Visit): Promise<Load[]> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    if (visit.session !== null)
      await context.addInitScript((value) => localStorage.setItem('epc.session', value), visit.session);
    loads.push(await loadOnce(await context.newPage(), visit));
    await context.close();
  }
  return loads;
}

async function loadOnce(page: Page, { url, ready }: Visit): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scriptBytes = countScripts(session);
  await page.addInitScript(watchFor(ready));
  // As a link of our own pages, so that no question about the charge is asked.
  await page.goto(url, { referer: new URL(url).origin });
  const readyMs = await page.waitForFunction(() => Reflect.get(window, 'readyMs')).then((found) => found.jsonValue());
  await page.waitForLoadState('networkidle');
  const paintMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  return { scriptBytes: scriptBytes(), paintMs: Math.round(paintMs), readyMs: Math.round(readyMs) };
}

/**
 * Runs in the page and records when the selector's element has been painted, in ms from the navigation. Polling from
 * outside would find it up to half a second late.
 */
const watchFor = (selector: string) => `{
  const watcher = new MutationObserver(() => {
    if (document.querySelector(${JSON.stringify(selector)}) === null) return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.readyMs = performance.now(); };
      port2.postMessage(null);
    });
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-ready'] });
}`;

/** Transferred bytes of all scripts. */
function countScripts(session: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
