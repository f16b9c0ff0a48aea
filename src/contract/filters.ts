import { z } from 'zod';
import { bareSchema, kindOf } from './field-kind.ts';

/** Both ends are included; an open end is left out. */
const rangeOf = <End extends z.ZodType>(end: End) => z.strictObject({ from: end, to: end }).partial();

const Day = z.iso.date();
/** Matches texts that contain it, in any case. */
const TextFilter = z.string().trim().max(200);
/** Equal to a number, or in a range. */
const NumberFilter = z.union([z.number(), rangeOf(z.number())]);
/** On a day, or in a range of days. */
const DateFilter = z.union([Day, rangeOf(Day)]);
/** On a day of the shop's time zone, in a range of such days, or at an exact moment. */
const TimeFilter = z.union([Day, z.iso.datetime(), rangeOf(Day)]);

type Literals = readonly z.ZodLiteral[];
type Bare =
  | z.ZodString
  | z.ZodNumber
  | z.ZodBoolean
  | z.ZodISODate
  | z.ZodISODateTime
  | z.ZodEnum
  | z.ZodLiteral
  | z.ZodUnion<Literals>;

/** The schemas that a list can be filtered by. Compound values (arrays, objects) are not among them. */
export type Filterable = Bare | z.ZodNullable<Bare>;

type FilterOf<Schema> =
  Schema extends z.ZodNullable<infer Inner>
    ? z.ZodNullable<FilterOf<Inner> & z.ZodType>
    : Schema extends z.ZodISODate
      ? typeof DateFilter
      : Schema extends z.ZodISODateTime
        ? typeof TimeFilter
        : Schema extends z.ZodNumber
          ? typeof NumberFilter
          : Schema extends z.ZodString
            ? typeof TextFilter
            : Schema;

/** The filters of a list: at most one condition per field; null matches rows without a value. */
export function filtersOf<Shape extends Record<string, Filterable>>(fields: z.ZodObject<Shape>) {
  const entries = Object.entries(fields.shape).map(([field, schema]) => [field, filterOf(schema)]);
  return z.strictObject(Object.fromEntries(entries) as { [Field in keyof Shape]: FilterOf<Shape[Field]> }).partial();
}

/** The condition that a field can be filtered by. @throws Error for a compound schema */
export function filterOf(schema: z.core.$ZodType): z.ZodType {
  const condition = conditionOf(bareSchema(schema));
  return z.safeParse(schema, null).success ? condition.nullable() : condition;
}

function conditionOf(schema: z.core.$ZodType): z.ZodType {
  const kind = kindOf(schema);
  if (kind === 'text' || kind === 'longText') return TextFilter;
  if (kind === 'number') return NumberFilter;
  if (kind === 'date') return DateFilter;
  if (kind === 'time') return TimeFilter;
  if (kind !== 'choices' && schema instanceof z.ZodType) return schema;
  throw new Error('this schema cannot be filtered by');
}
