import { z } from 'zod';
import { Id } from '../contract/call.ts';

/** What a field is to the eye: how it is typed in, shown, and read back from a link. */
export type FieldKind = 'text' | 'longText' | 'number' | 'choice' | 'boolean' | 'time' | 'date' | 'reference';

type Schema = z.core.$ZodType;

/** From here on a text is written in more than one line. */
const LONG_TEXT = 100;

/** The schema under optional, nullable and default. */
export function bareSchema(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return bareSchema(schema.unwrap());
  }
  return schema;
}

/** The kind of field that a schema asks for. @throws Error on a schema that has none: give the field `as` */
export function kindOf(schema: Schema): FieldKind {
  const bare = bareSchema(schema);
  if (bare === Id) return 'reference';
  if (choicesOf(bare).length > 0) return 'choice';
  if (bare instanceof z.ZodISODateTime) return 'time';
  if (bare instanceof z.ZodISODate) return 'date';
  if (bare instanceof z.ZodBoolean) return 'boolean';
  if (bare instanceof z.ZodNumber) return 'number';
  if (bare instanceof z.ZodString) return (bare.maxLength ?? LONG_TEXT + 1) > LONG_TEXT ? 'longText' : 'text';
  throw new Error('no kind of field for this schema');
}

export type Choice = string | number;

/** The values to choose from: of an enum, a literal, or a union of literals. */
export function choicesOf(schema: Schema): readonly Choice[] {
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodEnum) return bare.options;
  if (bare instanceof z.ZodLiteral) return [...bare.values].filter(isChoice);
  if (bare instanceof z.ZodUnion && bare.options.every((option) => option instanceof z.ZodLiteral)) {
    return bare.options.flatMap((option) => choicesOf(option));
  }
  return [];
}

function isChoice(value: unknown): value is Choice {
  return typeof value === 'string' || typeof value === 'number';
}

/** A value as the schema has it, of a text out of a link: '4' is 4 for a number, and stays '4' for a name. */
export function readValue(schema: Schema, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  switch (kindOf(schema)) {
    case 'number':
    case 'reference':
      return value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value);
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value;
    case 'choice':
      return choicesOf(schema).find((choice) => String(choice) === value) ?? value;
    default:
      return value;
  }
}
