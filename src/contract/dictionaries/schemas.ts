import { z } from 'zod';
import { Id, text } from '../fields.ts';

export const Dictionary = z.object({
  id: Id,
  parentId: Id.nullable(),
  dictionaryName: text(40),
  name: text(40),
  nameEn: z.string().max(60),
  ord: z.number().int().min(0).max(9999),
});
export type Dictionary = z.infer<typeof Dictionary>;
