import type { Browser, CDPSession, Page } from '@playwright/test';
import { inDemoBrowser } from './demo-browser.ts';
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

/** Bytes over the wire and times of the home page and the parts screen, each in a fresh browser, the median of three. */
export function measureFirstLoad(): Promise<Figures> {
  return inDemoBrowser(async ({ browser, origin, session }) => {
    const home = await loadOften(browser, {
      url: `${origin}/index`,
      // What stands there is prepared: it is ready once a click does what it says.
      ready: 'html[data-ready]',
      session: null,
    });
    const parts = await loadOften(browser, {
      url: `${origin}/search/parts?vehicleId=100`,
      ready: 'tbody tr, ul li article',
      session,
    });
    return { ...named('/index', home), ...named('parts screen', parts) };
  });
}

interface Visit {
  url: string;
  /** What stands there once the page can be used. */
  ready: string;
  session: string | null;
}

const named = (name: string, loads: readonly Load[]): Figures => ({
  [`${name}: JavaScript, brotli, kB`]: (median(loads.map(({ scriptBytes }) => scriptBytes)) / 1000).toFixed(1),
  [`${name}: first contentful paint, ms`]: median(loads.map(({ paintMs }) => paintMs)),
  [`${name}: ready, ms`]: median(loads.map(({ readyMs }) => readyMs)),
});

async function loadOften(browser: Browser, visit: Visit): Promise<Load[]> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    if (visit.session !== null)
      await context.addInitScript((kept) => localStorage.setItem('epc.session', kept), visit.session);
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
  await page.goto(url);
  const readyMs = await page.waitForFunction(() => Reflect.get(window, 'readyMs')).then((found) => found.jsonValue());
  await page.waitForLoadState('networkidle');
  const paintMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  return { scriptBytes: scriptBytes(), paintMs: Math.round(paintMs), readyMs: Math.round(readyMs) };
}

/**
 * Has the page itself note when what is waited for has been painted, in ms from the navigation. Looked for from outside it
 * would be found up to half a second late.
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

/** Encoded bytes of every script, as they came over the wire. */
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
