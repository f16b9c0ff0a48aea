import type { Site } from '../../../providers/page/site.ts';

/** The customers' number as it is set up; a demo shows a sample, so that the place for it can be seen. */
export function hotlineOf({ contact, isDemo }: Site): { number: string; isSample: boolean } | null {
  if (contact.hotline !== null) return { number: contact.hotline, isSample: false };
  return isDemo ? { number: '400-000-0000', isSample: true } : null;
}
