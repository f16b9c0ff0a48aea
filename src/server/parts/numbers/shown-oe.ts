import { OeStyle } from '../../../contract/fields.ts';
import { displayOe } from '../../../contract/oe/oe-number.ts';
import type { PrintedOe } from '../part-columns.ts';

const Style = OeStyle.catch('plain');

/** Numbers as their brands display them, each once. */
export function shownOes(numbers: readonly PrintedOe[]): string[] {
  return [...new Set(numbers.map(([printed, key, style]) => shownOe({ printed, key, style })))];
}

/** A number as its brand displays it; as it was printed where the brand has no form for it. */
export function shownOe(number: { printed: string; key: string; style: string }): string {
  const displayed = displayOe(Style.parse(number.style), number.key);
  return displayed === number.key ? number.printed : displayed;
}
