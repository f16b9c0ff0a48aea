import { z } from 'zod';

/** Whether a field must hold something: neither nothing, null nor the empty text will do. */
export function isRequired(schema: z.core.$ZodType): boolean {
  return [undefined, null, ''].every((value) => !z.safeParse(schema, value).success);
}
