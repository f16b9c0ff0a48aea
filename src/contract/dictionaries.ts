import { z } from 'zod';
import { Id, text } from './call.ts';
import { crud } from './crud.ts';

/** The root of the dictionary categories: company types, careers, channels, service types, intentions. */
export const DICTIONARY_ROOT = 100;

export const Dictionary = z.object({
  id: Id,
  parentId: Id.nullable(),
  dictionaryName: text(40),
  name: text(40),
  nameEn: z.string().max(60),
  ord: z.number().int().min(0).max(9999),
});
export type Dictionary = z.infer<typeof Dictionary>;

export const dictionaries = crud('dict', {
  item: Dictionary,
  id: 'id',
  input: Dictionary.omit({ id: true }).extend({
    parentId: Id.nullable().default(DICTIONARY_ROOT),
    nameEn: z.string().max(60).default(''),
    ord: z.number().int().min(0).max(9999).default(0),
  }),
  filters: Dictionary.pick({ dictionaryName: true, name: true, parentId: true }),
  power: '/manager/dictionary',
  table: 'dictionary',
});
