import type { Site } from '../../../providers/page/site.ts';

/** The configured hotline; a sample in a demo. */
export function hotlineOf({ contact, isDemo }: Site): { number: string; isSample: boolean } | null {
  if (contact.hotline !== null) return { number: contact.hotline, isSample: false };
  return isDemo ? { number: '400-000-0000', isSample: true } : null;
}
