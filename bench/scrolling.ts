import type { CDPSession, Page } from '@playwright/test';
import { withDemoBrowser } from './demo-browser.ts';
import { openLargePage } from './large-page.ts';
import type { Figures } from './print-table.ts';

const CPU_SLOWDOWN = 4;
/** Pixels per frame: a quick turn of the mouse wheel. */
const STEP = 120;

interface ScrollResult {
  frames: number;
  /** Tasks of more than 50 ms, which block input. */
  longMs: number[];
}

/** Main-thread time and memory of scrolling 300 priced rows to the end and back. */
export function measureScrolling(): Promise<Figures> {
  return withDemoBrowser(async ({ browser, origin, session }) => {
    const figures: Record<string, string | number> = {};
    for (const width of [1440, 390]) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      await context.addInitScript((value) => localStorage.setItem('epc.session', value), session);
      const page = await context.newPage();
      await openLargePage(page, origin);
      Object.assign(figures, named(`${width} px`, await scroll(page)));
      await context.close();
    }
    return figures;
  });
}

type Measured = Awaited<ReturnType<typeof scroll>>;

const named = (name: string, { frames, longMs, busyMs, heapBefore, heapAfter }: Measured): Figures => ({
  [`${name}: frames`]: frames,
  [`${name}: main thread busy per frame, mean, ms`]: (busyMs / frames).toFixed(1),
  [`${name}: tasks over 50 ms`]: longMs.length,
  [`${name}: longest task, ms`]: Math.max(0, ...longMs),
  [`${name}: heap before and after, MB`]: `${heapBefore.toFixed(1)} / ${heapAfter.toFixed(1)}`,
});

async function scroll(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const heapBefore = await heapMb(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const before = await metric(session, 'TaskDuration');
  const scrolled: ScrollResult = await page.evaluate(SCROLL);
  const busyMs = ((await metric(session, 'TaskDuration')) - before) * 1000;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { ...scrolled, busyMs, heapBefore, heapAfter: await heapMb(session) };
}

/** Memory in use after a garbage collection. */
async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await metric(session, 'JSHeapUsedSize')) / 1_000_000;
}

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}

/** Runs in the page. Text, because tsx adds helpers to functions that do not exist in the page. */
const SCROLL = `(async () => {
  const longMs = [];
  const watch = new PerformanceObserver((list) => longMs.push(...list.getEntries().map(({ duration }) => duration)));
  watch.observe({ type: 'longtask' });
  let list = document.querySelector('[data-row]');
  while (list.scrollHeight <= list.clientHeight || getComputedStyle(list).overflowY === 'visible') list = list.parentElement;
  const end = list.scrollHeight - list.clientHeight;
  const tops = Array.from({ length: Math.ceil(end / ${STEP}) }, (_, index) => (index + 1) * ${STEP});
  for (const top of [...tops, ...tops.toReversed()]) {
    list.scrollTop = top;
    await new Promise(requestAnimationFrame);
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return { frames: tops.length * 2, longMs };
})()`;
