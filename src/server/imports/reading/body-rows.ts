import type { SourceRow } from './import-source.ts';

const TOTAL_WORD = '(?:合计|总计|小计|共计|汇总|total|sub ?total|grand total|sum|summe|gesamt(?:summe)?|zwischensumme)';
/** Also in two languages: 合计 Total. */
const TOTAL = new RegExp(`^(?:本页)?${TOTAL_WORD}(?:[\\s/]+${TOTAL_WORD})?(?:\\s*[:：(（].*)?$`, 'i');
const NOTE = /^(?:注|备注|说明|附注|note|notes|remark|hinweis|anmerkung)\s*\d?\s*[:：]/i;

/** A row of data, a blank one, or one without data: a repeated header, a total, a heading or a note. */
export type RowKind = 'data' | 'blank' | 'noData';

/** Tells the kinds of the rows below a table's header. */
export function createRowKinds(columns: readonly string[], isSpanned: (line: number) => boolean = () => false) {
  const headers = columns.map((header) => header.trim());
  return ({ line, cells }: SourceRow): RowKind => {
    const filled = filledOf(cells);
    const [first] = filled;
    if (first === undefined) return 'blank';
    if (filled.length === 1 && (isSpanned(line) || isNote(first, columns.length))) return 'noData';
    if (filled.length < Math.max(3, columns.length) && TOTAL.test(first.text)) return 'noData';
    return isRepeatedHeader(filled, headers) ? 'noData' : 'data';
  };
}

/** A sentence alone in the first cell of a wide table, such as 以上价格仅供参考: no record has one cell of Chinese words only. */
function isNote({ index, text }: FilledCell, columns: number): boolean {
  return NOTE.test(text) || (index === 0 && columns >= 3 && /\p{Script=Han}/u.test(text));
}

interface FilledCell {
  index: number;
  text: string;
}

function filledOf(cells: readonly string[]): FilledCell[] {
  const filled: FilledCell[] = [];
  for (const [index, cell] of cells.entries()) {
    const text = cell.trim();
    if (text !== '') filled.push({ index, text });
  }
  return filled;
}

/** Most cells are the header of their own column, or the last level of a joined one. */
function isRepeatedHeader(filled: readonly FilledCell[], headers: readonly string[]): boolean {
  // Shortcut: in most rows the first cell is no header.
  const same = filled.filter(({ index, text }) => {
    const header = headers[index];
    return (
      header === text || (header !== undefined && (header.startsWith(`${text} / `) || header.endsWith(` / ${text}`)))
    );
  });
  return same.length >= 2 ? same.length >= filled.length * 0.7 : same.length === 1 && filled.length === 1;
}
