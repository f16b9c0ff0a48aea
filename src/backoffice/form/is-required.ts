import { z } from 'zod';

/** Whether the schema rejects each form of an empty value: undefined, null and ''. */
export function isRequired(schema: z.core.$ZodType): boolean {
  return [undefined, null, ''].every((value) => !z.safeParse(schema, value).success);
}
