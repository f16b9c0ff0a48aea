import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { kindOf } from '../../../contract/field-kind.ts';
import { endOfShopDay, startOfShopDay } from '../db/shop-days.ts';
import { containsPattern } from '../db/text-search.ts';

const Is = z.strictObject({ is: z.unknown() });
const Not = z.strictObject({ not: z.unknown() });
const Empty = z.strictObject({ empty: z.boolean() });
const Range = z.strictObject({ from: z.unknown(), to: z.unknown() }).partial();

/** The condition of a validated filter (contract/filters.ts) on the column of its field, whose schema is the item's. */
export function filterCondition(column: RawBuilder<unknown>, schema: z.ZodType, filter: unknown): RawBuilder<unknown> {
  const kind = kindOf(schema);
  const isText = kind === 'text' || kind === 'longText';
  if (filter === null) return sql`${column} is null`;
  const empty = Empty.safeParse(filter).data?.empty;
  if (empty !== undefined) return emptyCondition(column, { isText, empty });
  const not = Not.safeParse(filter).data;
  if (not !== undefined) {
    if (kind === 'time') return sql`(${timeCondition(column, String(not.not))}) is not true`;
    return sql`${column} is distinct from ${not.not}`;
  }
  const is = Is.safeParse(filter).data;
  if (is !== undefined) return sql`${column} = ${is.is}`;
  if (isText) return sql`${column} ilike ${containsPattern(String(filter))}`;
  const range = Range.safeParse(filter).data;
  if (kind === 'time') return timeCondition(column, range ?? String(filter));
  if (range === undefined) return sql`${column} = ${filter}`;
  return allOf([
    range.from === undefined ? undefined : sql`${column} >= ${range.from}`,
    range.to === undefined ? undefined : sql`${column} <= ${range.to}`,
  ]);
}

function emptyCondition(
  column: RawBuilder<unknown>,
  { isText, empty }: { isText: boolean; empty: boolean },
): RawBuilder<unknown> {
  if (isText) return empty ? sql`(${column} is null or ${column} = '')` : sql`${column} <> ''`;
  return empty ? sql`${column} is null` : sql`${column} is not null`;
}

/** Dates are whole days in the shop's time zone; a longer text is a timestamp. */
function timeCondition(column: RawBuilder<unknown>, filter: string | z.output<typeof Range>): RawBuilder<unknown> {
  if (typeof filter === 'string') {
    if (filter.length === 'YYYY-MM-DD'.length) return timeCondition(column, { from: filter, to: filter });
    // The wire has milliseconds, the column microseconds.
    return sql`date_trunc('milliseconds', ${column}) = ${filter}::timestamptz`;
  }
  const { from, to } = filter;
  return allOf([
    from === undefined ? undefined : sql`${column} >= ${startOfShopDay(String(from))}`,
    to === undefined ? undefined : sql`${column} < ${endOfShopDay(String(to))}`,
  ]);
}

function allOf(conditions: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `);
}
