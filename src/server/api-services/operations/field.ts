import { z } from 'zod';

/** What a document says of a field. */
export interface FieldDocument {
  zh: string;
  en: string;
  /** A value that the schema accepts; of arrays of objects and of objects none is needed. */
  example?: unknown;
  /** The example in documents in English, where it is another. */
  exampleEn?: unknown;
}

/** The documents of the fields of operations, from which definitions are folded. */
export const fieldDocuments = z.registry<FieldDocument>();

/**
 * A copy of a schema with its document: the same schema may be documented differently elsewhere.
 * @param examples the example, and the one for documents in English if that is another
 */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  zh: string,
  en: string,
  ...examples: [example?: unknown, exampleEn?: unknown]
): Schema {
  const copy = schema.clone();
  const [example, exampleEn] = examples;
  fieldDocuments.add(copy, {
    zh,
    en,
    ...(examples.length > 0 && { example }),
    ...(exampleEn !== undefined && { exampleEn }),
  });
  return copy;
}
