import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import { numbersInCell } from '../../../contract/oe/oe-cells.ts';
import { oeKey } from '../../../contract/oe/oe-number.ts';
import { BATCH_TEXT_MAX } from '../../../contract/oe/rules.ts';

export interface AskedNumber {
  oe: string;
  searchOe: string;
}

/** What stands in the box. */
export interface Draft {
  /** Each number once, in the order typed. */
  numbers: AskedNumber[];
  /** Those that came again. */
  duplicates: AskedNumber[];
  /** How many entries may be several numbers: parted by a slash or a space. */
  doubtful: number;
}

export function draftOf(text: string): Draft {
  const draft: Draft = { numbers: [], duplicates: [], doubtful: 0 };
  const seen = new Set<string>();
  for (const line of text.split(/[\r\n]+/)) {
    const { numbers, ifSplit } = numbersInCell(line);
    if (ifSplit !== null) draft.doubtful += 1;
    for (const oe of numbers) {
      const number = { oe: oe.slice(0, BATCH_TEXT_MAX), searchOe: oeKey(oe) };
      // Names have no key: two of them are not the same.
      const identity = number.searchOe === '' ? toHalfWidthUpper(oe) : number.searchOe;
      if (seen.has(identity)) draft.duplicates.push(number);
      else draft.numbers.push(number);
      seen.add(identity);
    }
  }
  return draft;
}

/** The text with every doubtful entry parted, a number a line. */
export function withParted(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => numbersInCell(line).ifSplit?.join('\n') ?? line)
    .join('\n');
}

/** Text that holds more numbers below what stands in the box already. */
export function appended(text: string, numbers: readonly string[]): string {
  return [text.trim(), ...numbers].filter((line) => line !== '').join('\n');
}
