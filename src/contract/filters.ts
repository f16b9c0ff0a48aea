import { z } from 'zod';
import { bareSchema, kindOf } from './field-kind.ts';

/** Both ends are included; an open end is left out. */
const rangeOf = <End extends z.ZodType>(end: End) => z.strictObject({ from: end, to: end }).partial();

const Day = z.iso.date();
/** Every value but this one, rows without a value included. */
const notOf = <Value extends z.ZodType>(value: Value) => z.strictObject({ not: value });
/** Rows without a value, or with one; an empty text counts as none. */
const EmptyFilter = z.strictObject({ empty: z.boolean() });

const Text = z.string().trim().max(200);
/** Texts that contain it, in any case; or exactly it, everything else, or empty ones. */
const TextFilter = z.union([Text, z.strictObject({ is: Text }), notOf(Text), EmptyFilter]);
/** Equal to a number, in a range, or different. */
const NumberFilter = z.union([z.number(), rangeOf(z.number()), notOf(z.number())]);
/** On a day, in a range of days, or not on a day. */
const DateFilter = z.union([Day, rangeOf(Day), notOf(Day)]);
/** On a day of the shop's time zone, in a range of such days, not on a day, or at an exact moment. */
const TimeFilter = z.union([Day, z.iso.datetime(), rangeOf(Day), notOf(Day)]);

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
    ? z.ZodNullable<z.ZodUnion<[FilterOf<Inner> & z.ZodType, typeof EmptyFilter]>>
    : Schema extends z.ZodISODate
      ? typeof DateFilter
      : Schema extends z.ZodISODateTime
        ? typeof TimeFilter
        : Schema extends z.ZodNumber
          ? typeof NumberFilter
          : Schema extends z.ZodString
            ? typeof TextFilter
            : Schema extends z.ZodType
              ? z.ZodUnion<[Schema, z.ZodObject<{ not: Schema }, z.core.$strict>]>
              : never;

/**
 * The filters of a list: at most one condition per field. A value that is always there cannot be filtered by `empty`;
 * null matches rows without a value, like `{ empty: true }`.
 */
export function filtersOf<Shape extends Record<string, Filterable>>(fields: z.ZodObject<Shape>) {
  const entries = Object.entries(fields.shape).map(([field, schema]) => [field, filterOf(schema)]);
  return z.strictObject(Object.fromEntries(entries) as { [Field in keyof Shape]: FilterOf<Shape[Field]> }).partial();
}

/** The condition that a field can be filtered by. @throws Error for a compound schema */
export function filterOf(schema: z.core.$ZodType): z.ZodType {
  const condition = conditionOf(bareSchema(schema));
  return isNullable(schema) ? z.union([condition, EmptyFilter]).nullable() : condition;
}

/** Whether rows can lack a value of the field. */
export function canBeEmpty(schema: z.core.$ZodType): boolean {
  return isNullable(schema) || ['text', 'longText'].includes(kindOf(schema));
}

const isNullable = (schema: z.core.$ZodType) => z.safeParse(schema, null).success;

function conditionOf(schema: z.core.$ZodType): z.ZodType {
  const kind = kindOf(schema);
  if (kind === 'text' || kind === 'longText') return TextFilter;
  if (kind === 'number' || kind === 'money') return NumberFilter;
  if (kind === 'date') return DateFilter;
  if (kind === 'time') return TimeFilter;
  if (kind !== 'choices' && schema instanceof z.ZodType) return z.union([schema, notOf(schema)]);
  throw new Error('this schema cannot be filtered by');
}
