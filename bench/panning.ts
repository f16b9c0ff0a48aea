import type { Page } from '@playwright/test';
import { withDemoBrowser } from './demo-browser.ts';
import { openLargePage } from './large-page.ts';
import type { Figures } from './print-table.ts';

const STEPS = 240;

interface Drag {
  /** Main-thread time from the first step to the last. */
  busyMs: number;
  /** Style, layout and paint of each frame, after the page's own frame callbacks. */
  renderingMs: number[];
  intervalsMs: number[];
}

/** Main-thread time per frame while a large drawing is dragged; a frame at 60 Hz has 16.7 ms. */
export function measurePanning(): Promise<Figures> {
  return withDemoBrowser(async ({ browser, origin, session }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript((value) => localStorage.setItem('epc.session', value), session);
    const page = await context.newPage();
    await openLargePage(page, origin);
    const { busyMs, renderingMs, intervalsMs } = await drag(page);
    return {
      frames: intervalsMs.length,
      'main thread busy per frame, mean, ms': (busyMs / intervalsMs.length).toFixed(1),
      'style, layout and paint per frame, median / p95, ms': medianAndP95(renderingMs),
      'time between frames, median / p95, ms': medianAndP95(intervalsMs),
    };
  });
}

async function drag(page: Page): Promise<Drag> {
  const box = await page.getByRole('group', { name: /Benchmark/ }).boundingBox();
  if (box === null) throw new Error('there is no drawing');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busySeconds = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.evaluate(WATCH_FRAMES);
  const before = await busySeconds();
  for (let step = 1; step <= STEPS; step += 1) {
    const turn = (step / STEPS) * 4 * Math.PI;
    await page.mouse.move(middle.x + 150 * Math.sin(turn), middle.y + 100 * Math.sin(2 * turn));
  }
  const after = await busySeconds();
  await page.mouse.up();
  const frames = await page.evaluate(() => Reflect.get(window, 'benchFrames'));
  return { busyMs: (after - before) * 1000, ...frames };
}

/**
 * Runs in the page and records when each frame starts and when the main thread is idle after it. Text, because tsx adds
 * helpers to functions that do not exist in the page.
 */
const WATCH_FRAMES = `{
  const frames = { renderingMs: [], intervalsMs: [] };
  window.benchFrames = frames;
  let last;
  const onFrame = () => {
    const startedAt = performance.now();
    if (last !== undefined) frames.intervalsMs.push(startedAt - last);
    last = startedAt;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => frames.renderingMs.push(performance.now() - startedAt);
    port2.postMessage(null);
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}`;

function medianAndP95(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.95)}`;
}
