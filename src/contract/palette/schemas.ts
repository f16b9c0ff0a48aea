import { z } from 'zod';
import { text } from '../fields.ts';

export const PaletteRecord = z.strictObject({
  kind: z.enum(['user', 'purchase']),
  /** Unique within its kind. */
  id: z.string(),
  title: z.string(),
  /** What tells records of the same title apart, such as the company. */
  detail: z.string(),
  /** The page of the record in the back office. */
  path: z.string(),
});
export type PaletteRecord = z.infer<typeof PaletteRecord>;

export const paletteSearch = {
  body: z.strictObject({ text: text(80) }),
  /** The best matches of each kind. */
  result: z.strictObject({ records: z.array(PaletteRecord) }),
};
