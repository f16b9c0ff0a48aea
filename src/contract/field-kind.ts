import { z } from 'zod';
import { fieldKinds, Id } from './fields.ts';

/** The input, display and filter of a field, derived from its schema. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'number'
  | 'money'
  | 'choice'
  | 'choices'
  | 'boolean'
  | 'time'
  | 'date'
  | 'reference';

type Schema = z.core.$ZodType;

/** A text that may be longer than this is edited in several lines. */
const LONG_TEXT = 100;

/** The schema without its optional, nullable and default wrappers. */
export function bareSchema(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return bareSchema(schema.unwrap());
  }
  return schema;
}

/** `choices` is an array of a choice. @throws Error for another compound schema, which needs an input of its own (`as`) */
export function kindOf(schema: Schema): FieldKind {
  const bare = bareSchema(schema);
  if (bare === Id) return 'reference';
  const registered = bare instanceof z.ZodType ? fieldKinds.get(bare) : undefined;
  if (registered !== undefined) return registered.kind;
  if (choicesOf(bare).length > 0) return bare instanceof z.ZodArray ? 'choices' : 'choice';
  if (bare instanceof z.ZodISODateTime) return 'time';
  if (bare instanceof z.ZodISODate) return 'date';
  if (bare instanceof z.ZodBoolean) return 'boolean';
  if (bare instanceof z.ZodNumber) return 'number';
  // z.email() and its like are no ZodString.
  if (bare instanceof z.ZodString || bare instanceof z.ZodStringFormat)
    return (bare.maxLength ?? LONG_TEXT + 1) > LONG_TEXT ? 'longText' : 'text';
  throw new Error('this schema has no kind of field');
}

export type Choice = string | number;

/** The values of an enum, a literal, a union of literals, or an array of such; empty for any other schema. */
export function choicesOf(schema: Schema): readonly Choice[] {
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodArray) return choicesOf(bare.element);
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
