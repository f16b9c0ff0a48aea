import { z } from 'zod';
import { crud } from '../crud.ts';
import { Id } from '../fields.ts';
import { DICTIONARY_ROOT } from './rules.ts';
import { Dictionary } from './schemas.ts';

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
