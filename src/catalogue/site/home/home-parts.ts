import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';

/** The module of the parts, whose styles a prerendered page needs before its script. */
export const HOME_PARTS = 'src/catalogue/site/home/visitor/visitor-parts.tsx';

const load = () => import('./visitor/visitor-parts.tsx');

export const HomeStage = lazyWithRetry(async () => (await load()).HomeStage);
export const HomeSections = lazyWithRetry(async () => (await load()).HomeSections);

/** Loads the parts, so that a page can be rendered at once with them. */
export async function loadHomeParts(): Promise<void> {
  await Promise.all([HomeStage.preload(), HomeSections.preload()]);
}
