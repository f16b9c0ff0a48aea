import { z } from 'zod';
import { crud } from '../crud.ts';
import { Id, text } from '../fields.ts';
import { DICTIONARY_ROOT } from './rules.ts';

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
  nameField: 'name',
  input: Dictionary.omit({ id: true }).extend({
    parentId: Id.nullable().default(DICTIONARY_ROOT),
    nameEn: z.string().max(60).default(''),
    ord: z.number().int().min(0).max(9999).default(0),
  }),
  filters: Dictionary.pick({ dictionaryName: true, name: true, parentId: true }),
  power: '/manager/dictionary',
  table: 'dictionary',
});
