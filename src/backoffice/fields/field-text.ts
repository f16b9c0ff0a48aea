import { kindOf } from '../../contract/field-kind.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import type { Messages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { itemSchema } from './schemas.ts';

/** What the records are called that others refer to: by field, then by id. */
export type ReferenceNames = Readonly<Record<string, ReadonlyMap<number, string>>>;

export interface FieldContext {
  row: Row;
  messages: Messages;
  names: ReferenceNames;
}

/** A field's value as it is read: in lists, on the record's page, in exports. Nothing is the empty text. */
export function fieldText(resource: Resource, field: string, { row, messages, names }: FieldContext): string {
  const column = resource.columns.find((one) => one.field === field);
  if (column?.text !== undefined) return column.text(row, messages);
  const value = row[field];
  if (value === null || value === undefined || value === '') return '';
  const schema = itemSchema(resource, field);
  switch (schema === undefined || field === resource.crud.id ? 'text' : kindOf(schema)) {
    case 'choice':
      return messages.t(`${resource.name}:option.${field}.${value}`);
    case 'boolean':
      return messages.t(value === true ? 'yes' : 'no');
    case 'time':
      return formatDateTime(String(value), messages.language);
    case 'reference':
      return names[field]?.get(Number(value)) ?? String(value);
    default:
      return String(value);
  }
}
