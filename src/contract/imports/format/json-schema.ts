import { PROVINCE_CODES } from '../../provinces/rules.ts';
import type { CatalogueField, CatalogueFile } from './catalogue-file.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema (2020-12) of a line of a JSON Lines file. Files may also write numbers, dates and choices as suppliers do. */
export function jsonSchemaOf(file: CatalogueFile): JsonSchema {
  const fields = Object.entries(file.fields);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: file.name,
    description: file.about.en,
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        {
          description: field.about.en,
          ...(field.example === '' ? {} : { examples: [field.example] }),
          ...kindSchema(field),
        },
      ]),
    ),
    required: fields.filter(([, { isRequired }]) => isRequired === true).map(([name]) => name),
    additionalProperties: false,
  };
}

function kindSchema(field: CatalogueField): JsonSchema {
  switch (field.kind) {
    case 'text':
      return { type: 'string', maxLength: field.length };
    case 'id':
      return { type: 'string', maxLength: 100 };
    case 'reference':
      return { type: 'string', maxLength: 200 };
    case 'list':
      return { type: 'string', maxLength: 2000 };
    case 'integer':
      return {
        type: ['integer', 'string'],
        ...(field.min === undefined ? {} : { minimum: field.min }),
        ...(field.max === undefined ? {} : { maximum: field.max }),
      };
    case 'decimal':
      return { type: ['number', 'string'] };
    case 'money':
      return { type: ['number', 'string'], minimum: 0 };
    case 'date':
      return { type: 'string', pattern: '^\\d{4}-\\d{2}(-\\d{2})?$' };
    case 'boolean':
      return { type: ['boolean', 'string'] };
    case 'province':
      return { type: 'string', examples: PROVINCE_CODES.slice(0, 2) };
    case 'choice':
      return { type: 'string', enum: Object.keys(field.choices) };
  }
}
