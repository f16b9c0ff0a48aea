import Papa from 'papaparse';

const DELIMITERS = ['\t', ',', ';', '|'] as const;
const LINES = 100;

/** The delimiter under which the most lines have the same number of columns; of two, the one with more columns. */
export function delimiterOf(text: string): string {
  const lines = text.split('\n').slice(0, LINES).join('\n');
  const shapes = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(lines, { delimiter, newline: '\n' });
    const widths = new Map<number, number>();
    for (const { length } of data) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
    const [width = 1, rows = 0] = [...widths].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [];
    return { delimiter, width, rows };
  });
  // Thousands separators and commas in names split lines too, but into different or fewer columns.
  const most = Math.max(...shapes.map(({ rows }) => rows));
  const likely = shapes.filter(({ rows }) => rows > 0 && rows >= most * 0.8);
  return likely.sort((one, other) => other.width - one.width)[0]?.delimiter ?? ',';
}
