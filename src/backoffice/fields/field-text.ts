import { kindOf } from '../../contract/field-kind.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { plainText } from '../../providers/rich-text/plain-text.ts';
import { showTotalFen } from '../../ui/money.ts';
import type { Messages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { itemSchema } from './schemas.ts';

/** The names of referenced records, by field and id. */
export type ReferenceNames = Readonly<Record<string, ReadonlyMap<number, string>>>;

export interface FieldContext {
  row: Row;
  messages: Messages;
  names: ReferenceNames;
  /** Whether names are still missing. */
  areNamesLoading?: boolean;
  /** Values are compared or restored: no translations. */
  isStored?: boolean;
}

/** The text of a field in lists, on the page of a record and in exports; empty for no value. */
export function fieldText(
  resource: Resource,
  field: string,
  { row, messages, names, areNamesLoading = false, isStored = false }: FieldContext,
): string {
  const column = resource.columns.find((one) => one.field === field);
  if (column?.text !== undefined && !(isStored && column.isTranslation)) return column.text(row, messages);
  const value = row[field];
  if (value === null || value === undefined || value === '') return '';
  const schema = itemSchema(resource, field);
  switch (schema === undefined || field === resource.crud.id ? 'text' : kindOf(schema)) {
    case 'choice':
      return messages.t(`${resource.name}:option.${field}.${value}`);
    case 'choices':
      return choicesText(`${resource.name}:option.${field}`, value, messages);
    case 'boolean':
      return messages.t(value === true ? 'yes' : 'no');
    case 'money':
      return showTotalFen(Number(value), messages.language);
    case 'richText':
      return plainText(String(value));
    case 'time':
      return formatDateTime(String(value), messages.language, 'short');
    case 'reference':
      return names[field]?.get(Number(value)) ?? (areNamesLoading ? '…' : String(value));
    default:
      return String(value);
  }
}

/** The labels of the chosen values; the label `none` if there is one and nothing is chosen. */
function choicesText(option: string, value: unknown, { t, has }: Messages): string {
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  if (chosen.length === 0) return has(`${option}.none`) ? t(`${option}.none`) : '';
  return chosen.map((one) => t(`${option}.${one}`)).join(', ');
}
