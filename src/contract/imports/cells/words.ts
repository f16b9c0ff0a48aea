import { toHalfWidthUpper } from '../../half-width.ts';

/** A word as it is compared: half width, lower case, without spaces and punctuation. */
export function normalizeWord(text: string): string {
  return toHalfWidthUpper(text)
    .toLowerCase()
    .replace(/[\s\p{Cf}_\-–—.:：*＊"'“”、,/\\]/gu, '');
}
