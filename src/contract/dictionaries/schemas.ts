import { z } from 'zod';
import { Id } from '../fields.ts';
import { DICTIONARY_ROOT } from './rules.ts';

/** An entry in the caller's language. */
const Entry = z.strictObject({ id: Id, parentId: Id, name: z.string() });

export const resultDicSelect = {
  body: z.strictObject({
    /** The root of the categories. */
    id: Id.default(DICTIONARY_ROOT),
    /** The dictionary names of the wanted categories, such as 公司类型; all of them by default. */
    labels: z.array(z.string().max(40)).max(20).default([]),
  }),
  /** In the dictionaries' order. */
  result: z.array(z.strictObject({ id: Id, dictionaryName: z.string(), name: z.string(), entries: z.array(Entry) })),
};
