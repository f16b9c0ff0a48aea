import { expect, type Page } from '@playwright/test';

/** Cumulative layout shift that people do not notice. */
export const CLS_MAX = 0.02;

/** Opens the pages one after the other. The journeys prefer reduced motion, so that nothing may be animated either. */
export async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(CLS_MAX);
    expect.soft(await page.evaluate(() => document.documentElement.dataset.animated ?? ''), path).toBe('');
  }
}

/** The shifts since the page was opened, once nothing is loading. */
export async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

/** Sums the shifts that no input has caused, and names the classes of animated elements. Runs in the browser. */
export function recordMovement(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('hadRecentInput' in entry && 'value' in entry && !entry.hadRecentInput) sum += Number(entry.value);
    }
    document.documentElement.dataset.shift = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
  const animated = new Set<string>();
  const recordFrame = () => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect) || effect.getComputedTiming().activeDuration === 0) continue;
      animated.add(effect.target?.getAttribute('class') ?? effect.target?.localName ?? '');
      document.documentElement.dataset.animated = [...animated].join(', ');
    }
    requestAnimationFrame(recordFrame);
  };
  requestAnimationFrame(recordFrame);
}
