import type { z } from 'zod';
import { choicesOf, kindOf } from '../contract/field-kind.ts';

/** Parses a value from a URL by its field's schema: '4' is 4 for a number and stays '4' for a text. */
export function readValue(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  switch (kindOf(schema)) {
    case 'number':
    case 'money':
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
