import { z } from 'zod';
import { EmptyBody } from '../fields.ts';
import { updateContent } from './update-schemas.ts';
import { editionList } from './version-schemas.ts';

export const verCon = {
  body: EmptyBody,
  result: z.strictObject({
    /** Null if no version record is for the reader. */
    version: editionList.result.shape.rows.element.nullable(),
    updateContent: updateContent.result.shape.update,
  }),
};
