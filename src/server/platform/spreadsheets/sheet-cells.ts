import { attributeOf, type XmlAttributes, type XmlHandlers } from './xml.ts';

/** A cell as the file has it. */
export interface SheetCell {
  /** From 0. */
  column: number;
  /** n (number), s (index of a shared text), str, inlineStr, b, e (error), d (ISO date). */
  type: string;
  style: number;
  hasFormula: boolean;
  formula: string;
  value: string;
}

export interface SheetHandlers {
  /** A row's cells, in the order of the file. The array is reused for the next row. */
  onRow(number: number, cells: readonly SheetCell[]): void;
}

/** Handlers of a sheet's XML that collect the cells of each row. */
export function sheetHandlers({ onRow }: SheetHandlers): XmlHandlers {
  let number = 0;
  const cells: SheetCell[] = [];
  let cell: SheetCell | undefined;
  let nextColumn = 0;
  let reads: 'value' | 'formula' | undefined;
  return {
    onOpen(tag, attributes) {
      if (tag === 'c') {
        cell = openCell(attributes, nextColumn);
        nextColumn = cell.column + 1;
      } else if (tag === 'v' || tag === 't') reads = 'value';
      else if (tag === 'f' && cell !== undefined) {
        cell.hasFormula = true;
        reads = 'formula';
      } else if (tag === 'rPh') reads = undefined;
      else if (tag === 'row') {
        nextColumn = 0;
        cells.length = 0;
        const stated = Number(attributeOf(attributes, 'r') ?? number + 1);
        number = Number.isSafeInteger(stated) ? stated : number + 1;
      }
    },
    onText(text) {
      if (cell === undefined || reads === undefined) return;
      if (reads === 'value') cell.value += text;
      else cell.formula += text;
    },
    onClose(tag) {
      if (tag === 'v' || tag === 't' || tag === 'f') reads = undefined;
      else if (tag === 'c' && cell !== undefined) {
        cells.push(cell);
        cell = undefined;
      } else if (tag === 'row') onRow(number, cells);
    },
  };
}

function openCell(attributes: XmlAttributes, nextColumn: number): SheetCell {
  const column = columnOf(attributeOf(attributes, 'r') ?? '');
  const style = attributeOf(attributes, 's');
  return {
    // Some writers omit the reference: the cell then follows the previous one.
    column: column < 0 ? nextColumn : column,
    type: attributeOf(attributes, 't') ?? 'n',
    style: style === undefined ? 0 : Number(style),
    hasFormula: false,
    formula: '',
    value: '',
  };
}

/** The column of a reference such as AB12, from 0; -1 if it has none. */
export function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < 3; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (!(letter >= 1 && letter <= 26)) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

/** Characters that XML cannot contain are written as _x000D_. */
export function unescapedCell(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-F]{4})_/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
