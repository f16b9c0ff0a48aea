import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import { numbersInCell } from '../../../contract/oe/oe-cells.ts';
import { oeKey } from '../../../contract/oe/oe-number.ts';
import { BATCH_TEXT_MAX } from '../../../contract/oe/rules.ts';

export interface BatchNumber {
  oe: string;
  searchOe: string;
}

/** The parsed text of the input. */
export interface Draft {
  /** Without duplicates, in the order typed. */
  numbers: BatchNumber[];
  /** The repeated numbers. */
  duplicates: BatchNumber[];
  /** Count of lines that may hold several numbers, separated by slashes or spaces. */
  doubtful: number;
}

export function parseDraft(text: string): Draft {
  const draft: Draft = { numbers: [], duplicates: [], doubtful: 0 };
  const seen = new Set<string>();
  for (const line of text.split(/[\r\n]+/)) {
    const { numbers, ifSplit } = numbersInCell(line);
    if (ifSplit !== null) draft.doubtful += 1;
    for (const oe of numbers) {
      const number = { oe: oe.slice(0, BATCH_TEXT_MAX), searchOe: oeKey(oe) };
      // Names have no key, so compare their texts.
      const identity = number.searchOe === '' ? toHalfWidthUpper(oe) : number.searchOe;
      if (seen.has(identity)) draft.duplicates.push(number);
      else draft.numbers.push(number);
      seen.add(identity);
    }
  }
  return draft;
}

/** The text with every doubtful line split, one number per line. */
export function splitDoubtful(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => numbersInCell(line).ifSplit?.join('\n') ?? line)
    .join('\n');
}

/** Appends numbers to a text, one per line. */
export function appendNumbers(text: string, numbers: readonly string[]): string {
  return [text.trim(), ...numbers].filter((line) => line !== '').join('\n');
}
