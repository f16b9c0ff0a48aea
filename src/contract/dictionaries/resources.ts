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
    // By default that of the parent, or the name for a category.
    dictionaryName: Dictionary.shape.dictionaryName.optional(),
    nameEn: z.string().max(60).default(''),
    ord: Dictionary.shape.ord.optional(),
  }),
  filters: Dictionary.pick({ dictionaryName: true, name: true, parentId: true }),
  power: '/manager/dictionary',
  table: 'dictionary',
  orderField: 'ord',
  importKey: ['parentId', 'name'],
});
