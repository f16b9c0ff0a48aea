import { z } from 'zod';

/**
 * A backup is text, compressed with gzip: a line of JSON that describes it, then for each table `copy NAME (COLUMNS)`, its
 * rows in COPY's text format and `\.`, then a line of JSON with the rows of each table. Without that last line it is cut off.
 */
export const BACKUP_FORMAT = 1;

export const Head = z.strictObject({
  format: z.literal(BACKUP_FORMAT),
  takenAt: z.string(),
  /** The migrations that had been applied. */
  migrations: z.array(z.string()),
});
export type Head = z.infer<typeof Head>;

export const Tail = z.strictObject({
  /** Rows of each table. */
  rows: z.record(z.string(), z.number()),
  /** Last value of each sequence that was used. */
  sequences: z.record(z.string(), z.number()),
});
export type Tail = z.infer<typeof Tail>;

export const END_OF_ROWS = '\\.';

export const tableLine = (table: string, columns: readonly string[]) => `copy ${table} (${columns.join(', ')})`;

/** The table and its columns, or undefined for another line. */
export function readTableLine(line: string): { table: string; columns: string[] } | undefined {
  const [, table, columns] = /^copy ([a-z0-9_]+) \(([a-z0-9_, ]+)\)$/.exec(line) ?? [];
  return table === undefined || columns === undefined ? undefined : { table, columns: columns.split(', ') };
}

/** The lines of a text without their ends. Not readline: to it, U+2028 ends a line, but to COPY it is a letter. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  // A line of a file's bytes has megabytes and comes in hundreds of chunks: only the new chunk is searched.
  let begun: string[] = [];
  for await (const chunk of chunks) {
    const [end = '', ...more] = chunk.split('\n');
    begun.push(end);
    for (const start of more) {
      yield begun.join('');
      begun = [start];
    }
  }
  const last = begun.join('');
  if (last !== '') yield last;
}
