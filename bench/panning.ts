import type { Page } from '@playwright/test';
import { inDemoBrowser } from './demo-browser.ts';
import { openLargePage } from './large-page.ts';
import type { Figures } from './print-table.ts';

const STEPS = 240;

interface Drag {
  /** Of the main thread, all work of the page from the first step to the last. */
  busyMs: number;
  /** Style, layout and paint after the page's own frame callbacks, frame by frame. */
  renderingMs: number[];
  intervalsMs: number[];
}

/** How long the page is busy for a frame while a large drawing is dragged over its window; 16.7 ms are a frame. */
export function measurePanning(): Promise<Figures> {
  return inDemoBrowser(async ({ browser, origin, session }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript((kept) => localStorage.setItem('epc.session', kept), session);
    const page = await context.newPage();
    await openLargePage(page, origin);
    const { busyMs, renderingMs, intervalsMs } = await drag(page);
    return {
      frames: intervalsMs.length,
      'main thread busy a frame, mean, ms': (busyMs / intervalsMs.length).toFixed(1),
      'style, layout and paint a frame, median / p95, ms': bothOf(renderingMs),
      'between two frames, median / p95, ms': bothOf(intervalsMs),
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
  const frames = await page.evaluate(() => Reflect.get(window, 'frames_'));
  return { busyMs: (after - before) * 1000, ...frames };
}

/**
 * Runs in the page: notes when each frame begins, and when the page is free again after it. It is text, since tsx puts
 * helpers of its own into functions, which the page does not have.
 */
const WATCH_FRAMES = `{
  const frames = { renderingMs: [], intervalsMs: [] };
  window.frames_ = frames;
  let last;
  const onFrame = () => {
    const begun = performance.now();
    if (last !== undefined) frames.intervalsMs.push(begun - last);
    last = begun;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => frames.renderingMs.push(performance.now() - begun);
    port2.postMessage(null);
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}`;

function bothOf(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.95)}`;
}
