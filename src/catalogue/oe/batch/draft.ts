import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import { numbersInCell } from '../../../contract/oe/oe-cells.ts';
import { oeKey } from '../../../contract/oe/oe-number.ts';
import { BATCH_TEXT_MAX } from '../../../contract/oe/rules.ts';
import { QUANTITY_MAX } from '../../shared/work-order/order-item.ts';
import { pastedRows } from './pasted-table.ts';
import { type TypedCell, typedCells } from './typed-line.ts';

/** As much as a line of a work order keeps of the user's word. */
const NAME_MAX = 60;

export interface BatchNumber {
  oe: string;
  searchOe: string;
  /** Of a row pasted from a spreadsheet. */
  name?: string | undefined;
  /** Of such a row, or typed with the number. */
  quantity?: number | undefined;
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
  const seen = new Map<string, BatchNumber>();
  for (const { cell, ...requested } of cellsOf(text)) {
    const { numbers, ifSplit } = numbersInCell(cell);
    if (ifSplit !== null) draft.doubtful += 1;
    for (const oe of numbers) {
      const number = { oe: oe.slice(0, BATCH_TEXT_MAX), searchOe: oeKey(oe), ...requested };
      // Names have no key, so compare their texts.
      const identity = number.searchOe === '' ? toHalfWidthUpper(oe) : number.searchOe;
      const first = seen.get(identity);
      if (first === undefined) {
        draft.numbers.push(number);
        seen.set(identity, number);
      } else {
        draft.duplicates.push(number);
        if (number.quantity !== undefined)
          first.quantity = Math.min(QUANTITY_MAX, (first.quantity ?? 1) + number.quantity);
      }
    }
  }
  return draft;
}

interface Cell extends TypedCell {
  name?: string;
}

/** The cells with numbers and their quantities; rows of a spreadsheet, whose cells are separated by tabs, with names. */
function cellsOf(text: string): Cell[] {
  const lines = text.split(/[\r\n]+/);
  const rows = pastedRows(lines.filter((line) => line.trim().includes('\t')));
  if (rows === null) return lines.flatMap(typedCells);
  const typed = lines.filter((line) => !line.trim().includes('\t')).flatMap(typedCells);
  return [
    ...rows.map(({ oe, name, quantity }) => ({
      cell: oe,
      ...(name !== '' && { name: name.slice(0, NAME_MAX) }),
      ...(quantity !== null && { quantity }),
    })),
    ...typed,
  ];
}

/** A line that is parsed to the same number, name and quantity. */
export function lineOf({ oe, name = '', quantity }: BatchNumber): string {
  return name === '' && quantity === undefined ? oe : [oe, name, quantity ?? ''].join('\t');
}

/** The text with every doubtful line split, one number per line. */
export function splitDoubtful(text: string): string {
  return cellsOf(text)
    .flatMap(({ cell, ...requested }) =>
      (numbersInCell(cell).ifSplit ?? [cell]).map((oe) => lineOf({ oe, searchOe: '', ...requested })),
    )
    .join('\n');
}

/** Appends numbers to a text, one per line. */
export function appendNumbers(text: string, numbers: readonly string[]): string {
  return [text.trim(), ...numbers].filter((line) => line !== '').join('\n');
}
