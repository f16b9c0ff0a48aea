import { inputSchemas } from '../fields/schemas.ts';
import type { Resource, Row } from '../resource.ts';
import { inputValue } from './field-problem.ts';

/** The fields to send, out of the values of the form. */
export function inputOf(resource: Pick<Resource, 'crud'>, values: Row): Row {
  const entries = inputSchemas(resource).filter(([field]) => field in values);
  return Object.fromEntries(entries.map(([field, schema]) => [field, inputValue(schema, values[field])]));
}
