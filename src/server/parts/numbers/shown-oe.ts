import { OeStyle } from '../../../contract/fields.ts';
import { displayOe } from '../../../contract/oe/oe-styles.ts';
import type { PrintedOe } from '../part-columns.ts';

const Style = OeStyle.catch('plain');

/** Distinct numbers in their brands' formats. */
export function shownOes(numbers: readonly PrintedOe[]): string[] {
  return [...new Set(numbers.map(([printed, key, style]) => shownOe({ printed, key, style })))];
}

/** A number in its brand's format; as printed if the brand has none. */
export function shownOe(number: { printed: string; key: string; style: string }): string {
  const displayed = displayOe(Style.parse(number.style), number.key);
  return displayed === number.key ? number.printed : displayed;
}
