import { z } from 'zod';
import { bareSchema, kindOf } from '../../contract/field-kind.ts';

/** A problem of a value: a key of `invalid` in the messages, and the values it interpolates. */
export interface FieldProblem {
  key: string;
  values: Readonly<Record<string, unknown>>;
}

/** Validates a value of the form by the schema that the server applies as well. */
export function fieldProblem(schema: z.core.$ZodType, typed: unknown): FieldProblem | undefined {
  const value = inputValue(schema, typed);
  const { error } = z.safeParse(schema, value);
  const issue = error?.issues[0];
  if (issue === undefined) return undefined;
  if (value === undefined || value === '' || value === null) return { key: 'required', values: {} };
  // A limit of an amount is in fen, what is typed is in yuan.
  const unit = bareSchema(schema) instanceof z.ZodNumber && kindOf(schema) === 'money' ? 100 : 1;
  switch (issue.code) {
    case 'too_big':
      return { key: issue.origin === 'string' ? 'tooLong' : 'tooBig', values: { max: Number(issue.maximum) / unit } };
    case 'too_small':
      return {
        key: issue.origin === 'string' ? 'tooShort' : 'tooSmall',
        values: { min: Number(issue.minimum) / unit },
      };
    case 'invalid_type':
      return { key: bareSchema(schema) instanceof z.ZodNumber ? 'integer' : 'format', values: {} };
    default:
      return { key: 'format', values: {} };
  }
}

/** The value to send: texts trimmed; an empty field as null, as '' or left out, whichever its schema accepts. */
export function inputValue(schema: z.core.$ZodType, typed: unknown): unknown {
  const value = typeof typed === 'string' && kindOf(schema) !== 'longText' ? typed.trim() : typed;
  if (value !== '' && value !== null && value !== undefined) return value;
  if (z.safeParse(schema, null).success) return null;
  if (z.safeParse(schema, '').success) return '';
  return z.safeParse(schema, undefined).success ? undefined : value;
}
