import { fieldText, type ReferenceNames } from '../fields/field-text.ts';
import type { Messages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import { resourceList } from '../resource-list.ts';

type Values = Readonly<Record<string, unknown>>;

/** The back office's resource with this name. */
export function resourceOf(subject: string): Resource | undefined {
  return resourceList.find(({ name }) => name === subject);
}

/** The resource by whose fields the values of an entry are shown: a remark has those of its user. */
export function valueResourceOf(subject: string): Resource | undefined {
  return resourceOf(subject === 'remark' ? 'user' : subject);
}

/** The fields of an entry, in the order in which they are displayed. */
export function changedFieldsOf({ before, after }: { before: Values; after: Values }): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

/** The label of a field; its own name if the back office has none. */
export function fieldLabel(subject: string, field: string, { t, has }: Messages): string {
  const key = [`${subject}:field.${field}`, `audit:field.${subject}.${field}`].find(has);
  return key === undefined ? field : t(key);
}

interface ValueContext {
  values: Values;
  messages: Messages;
  /** Of referenced records; the id of those that are missing here. */
  names?: ReferenceNames;
}

/** A stored value as text: as its resource shows it, otherwise as it is. */
export function valueText(subject: string, field: string, { values, messages, names = {} }: ValueContext): string {
  if (!(field in values)) return '';
  const resource = valueResourceOf(subject);
  const isField = resource !== undefined && field in resource.crud.item.shape;
  if (isField) return fieldText(resource, field, { row: { ...values }, messages, names });
  const value = values[field];
  if (Array.isArray(value)) return value.map((item) => plainText(item, messages)).join(', ');
  return plainText(value, messages);
}

function plainText(value: unknown, { t }: Messages): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
