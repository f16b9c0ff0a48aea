import type { Page, Route } from '@playwright/test';
import type { AnyCall, ResultOf } from '../src/contract/call.ts';
import { getImageInfo, getTreeNodePartData, type Part } from '../src/contract/parts.ts';
import { inDemoBrowser } from './demo-browser.ts';
import type { Figures } from './print-table.ts';

const ROWS = 300;
const HOTSPOTS = 60;
const STEPS = 240;
const PICTURE = { width: 1100, height: 700 } as const;

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
    await page.route(`**${getTreeNodePartData.path}`, (route) => answer(route, getTreeNodePartData, bookPage));
    await page.route(`**${getImageInfo.path}`, (route) => answer(route, getImageInfo, drawing));
    await page.goto(`${origin}/search/parts?vehicleId=100&callout=1`);
    await page.getByRole('row', { name: /1.*00000-00001/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const { busyMs, renderingMs, intervalsMs } = await drag(page);
    return {
      frames: intervalsMs.length,
      'main thread busy a frame, mean, ms': (busyMs / intervalsMs.length).toFixed(1),
      'style, layout and paint a frame, median / p95, ms': bothOf(renderingMs),
      'between two frames, median / p95, ms': bothOf(intervalsMs),
    };
  });
}

/** Results need not be sealed: the page opens those that are. */
function answer<Call extends AnyCall>(route: Route, _call: Call, result: ResultOf<Call>): Promise<void> {
  return route.fulfill({ json: { code: '000000', message: '', result } });
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

const partAt = (index: number): Part => ({
  oeId: index + 1,
  oe: `00000-${String(index + 1).padStart(5, '0')}`,
  searchOe: `00000${String(index + 1).padStart(5, '0')}`,
  oeName: `Part ${index + 1}`,
  stdPartCode: `P${index + 1}`,
  stdPartId: index + 1,
  stdPartName: `Part ${index + 1}`,
  priceBrandId: 1,
  brandCode: 'AUDI',
  brandName: 'Audi',
  orderNo: String((index % HOTSPOTS) + 1),
  partCount: 1,
  unit: 'pc',
  partRemark: '',
  flags: '',
  curVehFlag: 1,
  misfits: [],
  oeReplaceTwos: [],
  isDiscontinued: false,
});

const bookPage: ResultOf<typeof getTreeNodePartData> = {
  vehAssyId: 1,
  assemblyName: 'Benchmark',
  drawingId: 1,
  partsList: Array.from({ length: ROWS }, (_, index) => partAt(index)),
};

/** Ten callouts across and six down, each with a part of some lines under it. */
const places = Array.from({ length: HOTSPOTS }, (_, index) => ({
  x: 40 + (index % 10) * 105,
  y: 40 + Math.floor(index / 10) * 108,
}));
const lines = places.map(
  ({ x, y }, index) =>
    `<g><rect x="${x}" y="${y}" width="60" height="50" rx="8"/><ellipse cx="${x + 30}" cy="${y + 25}" rx="22" ry="14"/>` +
    `<path d="M${x + 60} ${y + 10}L${x + 74} ${y - 6}"/><text x="${x + 76}" y="${y - 6}">${index + 1}</text></g>`,
);
const drawing: ResultOf<typeof getImageInfo> = {
  drawingId: 1,
  ...PICTURE,
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" width="${PICTURE.width}" ` +
    `height="${PICTURE.height}" fill="none" stroke="#222" font-size="12">${lines.join('')}</svg>`,
  partPicHotspotList: places.map(({ x, y }, index) => ({
    orderNo: String(index + 1),
    x: `${x + 70},${x + 90}`,
    y: `${y - 18},${y}`,
    kind: 'callout',
  })),
};
