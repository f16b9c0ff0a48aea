import { z } from 'zod';

/** What a document says of a field. */
export interface FieldDocument {
  zh: string;
  en: string;
  /** A value that the schema accepts; of arrays of objects and of objects none is needed. */
  example?: unknown;
}

/** The documents of the fields of operations, from which definitions are folded. */
export const fieldDocuments = z.registry<FieldDocument>();

/** A copy of a schema with its document: the same schema may be documented differently elsewhere. */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  zh: string,
  en: string,
  ...example: [unknown?]
): Schema {
  const copy = schema.clone();
  fieldDocuments.add(copy, { zh, en, ...(example.length > 0 && { example: example[0] }) });
  return copy;
}
