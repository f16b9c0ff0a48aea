import { columnOf } from '../../../platform/spreadsheets/sheet-cells.ts';
import { SourceError } from '../import-source.ts';

/** Merged cells: rows from 1, columns from 0, both ends included. */
export interface Merge {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A price list with a brand or group merged over its rows has some thousands. */
const MERGES_MAX = 200_000;
const END_OF_DATA = /<\/(?:\w+:)?sheetData\s*>|<(?:\w+:)?sheetData\s*\/>/;
const MERGE = /<(?:\w+:)?mergeCell\b[^>]*?\bref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})["'][^>]*>/g;
/** Longer than the text of a tag. */
const OVERLAP = 512;

/** The merged cells of a sheet, which its file states after all rows, by their first row. @throws SourceError */
export async function readMerges(chunks: AsyncIterable<string>, file: string): Promise<Merge[]> {
  const merges: Merge[] = [];
  let isAfterData = false;
  let text = '';
  for await (const chunk of chunks) {
    text += chunk;
    if (!isAfterData) {
      const end = END_OF_DATA.exec(text);
      if (end !== null) {
        isAfterData = true;
        text = text.slice(end.index);
      }
    }
    const last = isAfterData ? text.lastIndexOf('>') + 1 : Math.max(0, text.length - OVERLAP);
    if (isAfterData) collect(text.slice(0, last), merges);
    if (merges.length > MERGES_MAX) throw new SourceError('tooLarge', file);
    text = text.slice(last).slice(-OVERLAP);
  }
  return merges.sort((one, other) => one.top - other.top);
}

function collect(text: string, merges: Merge[]): void {
  for (const [, left = '', top, right = '', bottom] of text.matchAll(MERGE)) {
    const merge = { top: Number(top), bottom: Number(bottom), left: columnOf(left), right: columnOf(right) };
    if (merge.bottom >= merge.top && merge.right >= merge.left) merges.push(merge);
  }
}

/** Repeats the value of merged cells in the rows below the first. Rows must come in order. */
export function createMergeFiller(merges: readonly Merge[]): (line: number, cells: string[]) => void {
  let next = 0;
  let active: (Merge & { value: string })[] = [];
  return (line, cells) => {
    if (active.length > 0) active = active.filter(({ bottom }) => bottom >= line);
    for (let merge = merges[next]; merge !== undefined && merge.top <= line; merge = merges[next]) {
      next += 1;
      // A merge that begins in a row without cells has no value.
      if (merge.bottom > merge.top && merge.bottom >= line && merge.top === line) {
        active.push({ ...merge, value: cells[merge.left] ?? '' });
      }
    }
    for (const { top, left, value } of active) {
      if (line > top && (cells[left] ?? '') === '') cells[left] = value;
    }
  };
}

/** Whether a row is one merged cell over most of the columns, such as the title of a section. */
export function spannedLines(merges: readonly Merge[], width: number): ReadonlySet<number> {
  const wide = merges.filter(({ left, right, top, bottom }) => top === bottom && right - left + 1 >= width / 2);
  return new Set(wide.map(({ top }) => top));
}
