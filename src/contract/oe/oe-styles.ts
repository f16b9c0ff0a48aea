import { oeKey } from './oe-number.ts';

/** The number format of a brand; five-five: Nissan, Hyundai and Kia; plain: Chinese makers and trucks. */
export const oeStyles = ['vw', 'bmw', 'mercedes', 'toyota', 'honda', 'five-five', 'plain'] as const;
export type OeStyle = (typeof oeStyles)[number];

type Form = { fits: RegExp; separator: string };

// The groups of a pattern are the groups of the printed number; an optional last group is a colour or revision.
const FORMS: Record<OeStyle, readonly Form[]> = {
  vw: [
    { fits: /^(N)(\d{3})(\d{3})(\d{2})$/, separator: ' ' },
    { fits: /^([A-Z0-9]{3})(\d{3})(\d{3})([A-Z]{1,2})?([A-Z0-9]{3})?$/, separator: ' ' },
  ],
  bmw: [{ fits: /^(\d{2})(\d{2})(\d)(\d{3})(\d{3})$/, separator: ' ' }],
  mercedes: [{ fits: /^([A-Z])?(\d{3})(\d{3})(\d{2})(\d{2})(\d{4}|\d[A-Z]\d{2})?$/, separator: ' ' }],
  toyota: [{ fits: /^([A-Z0-9]{5})([A-Z0-9]{5})([A-Z0-9]{2})?$/, separator: '-' }],
  honda: [
    { fits: /^(\d{5})([A-Z0-9]{3})([A-Z0-9]{3}(?:[A-Z0-9]{2})?)$/, separator: '-' },
    { fits: /^(\d{5})(\d{5})$/, separator: '-' },
  ],
  'five-five': [{ fits: /^([A-Z0-9]{5})([A-Z0-9]{5})$/, separator: '-' }],
  plain: [],
};

/** Formats a key as its brand prints it; a key that does not fit the style is returned unchanged. */
export function displayOe(style: OeStyle, key: string): string {
  for (const { fits, separator } of FORMS[style]) {
    const groups = fits.exec(key)?.slice(1);
    if (groups) return groups.filter((group) => group !== undefined).join(separator);
  }
  return key;
}

/**
 * True for a complete number of any style whose spaces, hyphens and dots stand between the groups of that style:
 * "1K0 407 151", "A203 421 10 12".
 */
export function isPrintedOe(text: string): boolean {
  const words = text
    .trim()
    .split(/[\s.-]+/)
    .map(oeKey);
  const key = words.join('');
  const typed = endsOf(words);
  return Object.values(FORMS)
    .flat()
    .some(({ fits }) => {
      const groups = fits
        .exec(key)
        ?.slice(1)
        .filter((group) => group !== undefined);
      if (groups === undefined) return false;
      const printed = new Set(endsOf(groups));
      return typed.every((end) => printed.has(end));
    });
}

/** Where each group ends in the joined text. */
function endsOf(groups: readonly string[]): number[] {
  let end = 0;
  return groups.map(({ length }) => {
    end += length;
    return end;
  });
}
