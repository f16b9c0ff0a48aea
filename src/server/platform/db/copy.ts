/**
 * A value for COPY: jsonb as JSON text; arrays may contain nulls, and texts only if they need no quotes, such as
 * timestamps.
 */
export type Cell = string | number | boolean | null | readonly (number | string | null)[];

/** Copies rows into a table by PostgreSQL's COPY, all or nothing. */
export type CopyRows = (table: string, columns: readonly string[], rows: Iterable<readonly Cell[]>) => Promise<void>;

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string')
    return /[\\\t\n\r]/.test(cell) ? cell.replace(/[\\\t\n\r]/g, (c) => ESCAPES[c] ?? c) : cell;
  if (typeof cell === 'object') return `{${cell.map((value) => value ?? 'NULL').join(',')}}`;
  return typeof cell === 'boolean' ? (cell ? 't' : 'f') : String(cell);
}

/** The rows in COPY's text format, in chunks of about a megabyte, to bound memory. */
export function* copyText(rows: Iterable<readonly Cell[]>, chunkLength = 1_000_000): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    let line = '';
    for (const cell of row) line += line === '' ? cellText(cell) : `\t${cellText(cell)}`;
    chunk += `${line}\n`;
    if (chunk.length >= chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}

/** A COPY statement, for a table with or without its schema. @throws Error for a name that is not a plain identifier */
export function copyStatement(table: string, columns: readonly string[], source: string): string {
  const names = [...table.split('.'), ...columns];
  const invalid = names.find((name) => !/^[a-z_][a-z0-9_]*$/.test(name));
  if (invalid !== undefined) throw new Error(`not a plain identifier: ${invalid}`);
  return `copy ${table} (${columns.map((name) => `"${name}"`).join(', ')}) from ${source}`;
}
