import { type RawBuilder, sql } from 'kysely';

/** An ILIKE pattern for text that contains `search`; `%`, `_` and `\` match themselves. */
export function containsPattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Condition: one of the columns contains the text; true for an empty text. */
export function anyContains(columns: readonly RawBuilder<unknown>[], search: string): RawBuilder<boolean> {
  if (search === '') return sql<boolean>`true`;
  const pattern = containsPattern(search);
  const conditions = columns.map((column) => sql`${column} ilike ${pattern}`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
