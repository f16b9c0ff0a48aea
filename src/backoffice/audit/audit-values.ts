import { z } from 'zod';
import { roleNameIn } from '../../contract/access/role-name.ts';
import type { AuditEntry } from '../../contract/audit/schemas.ts';
import { isMoneyField } from '../../contract/money-field.ts';
import { isSettingKey } from '../../contract/settings/definitions.ts';
import { formatCalendarDate, formatDateTime } from '../../contract/shop-time.ts';
import { showTotalFen } from '../../ui/money.ts';
import { fieldText, type ReferenceNames } from '../fields/field-text.ts';
import type { Messages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import { resourceList } from '../resource-list.ts';
import { settingName, settingText } from '../settings/setting-text.ts';

type Values = Readonly<Record<string, unknown>>;

export type AuditedRecord = Pick<AuditEntry, 'subject' | 'subjectId'>;

/** The back office's resource with this name. */
export function resourceOf(subject: string): Resource | undefined {
  return resourceList.find(({ name }) => name === subject);
}

/** The resource by whose fields the values of an entry are shown: a remark has those of its user. */
export function valueResourceOf(subject: string): Resource | undefined {
  return resourceOf(subject === 'remark' ? 'user' : subject);
}

/** The fields of an entry, in the order in which they are displayed; without those that were and stay empty. */
export function changedFieldsOf({
  subject,
  before,
  after,
}: Pick<AuditEntry, 'subject' | 'before' | 'after'>): string[] {
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return all.filter((field) => {
    const isEmpty = [before[field], after[field]].every(
      (value) => value === undefined || value === null || value === '',
    );
    return !isEmpty && hiddenFields[subject]?.includes(field) !== true;
  });
}

/** What the record's name says already, and what only programs read. */
const hiddenFields: Readonly<Record<string, readonly string[]>> = {
  user: ['roleNameEn'],
  remark: ['userId'],
  apiKey: ['keyId', 'hint', 'isExpired', 'rowVersion'],
  apiGrant: ['grantId', 'userId', 'username', 'rowVersion'],
  apiPermission: ['permissionId', 'userId', 'username', 'roleId', 'roleName', 'roleNameEn', 'rowVersion'],
  webhook: ['endpointId', 'userId', 'rowVersion'],
};

/** The kind of record of an entry. */
export function subjectText(subject: string, { t, has }: Pick<Messages, 't' | 'has'>): string {
  if (has(`audit:subject.${subject}`)) return t(`audit:subject.${subject}`);
  return has(`${subject}:title`) ? t(`${subject}:title`) : subject;
}

/** The name of an entry's record; its id if it has none. */
export function auditedName(
  { subject, subjectId, subjectName }: Pick<AuditEntry, 'subject' | 'subjectId' | 'subjectName'>,
  messages: Messages,
): string {
  if (subject === 'setting' && isSettingKey(subjectId)) return settingName(subjectId, messages);
  return subjectName || subjectId;
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

/** The labels of values that are no field of a resource, by subject and field. */
const optionsOf: Readonly<Record<string, string>> = {
  'order.state': 'bill:state',
  'apiGrant.origin': 'apiPermission:origin',
  'apiKey.mode': 'apiPermission:key.mode',
  'catalogueImport.status': 'catalogueImport:status',
};

/** A stored value as text: as its resource or setting shows it, otherwise as it is. */
export function valueText(
  { subject, subjectId }: AuditedRecord,
  field: string,
  { values, messages, names = {} }: ValueContext,
): string {
  if (!(field in values)) return '';
  if (subject === 'setting') return settingValueText(subjectId, field, { values, messages });
  if (subject === 'user' && field === 'roleName') return roleText(values, messages);
  const resource = valueResourceOf(subject);
  const isField = resource !== undefined && field in resource.crud.item.shape;
  if (isField) return fieldText(resource, field, { row: { ...values }, messages, names, isStored: true });
  const value = values[field];
  if (field === 'fields' && Array.isArray(value))
    return value.map((name) => fieldLabel(subject, String(name), messages)).join(', ');
  const option = `${optionsOf[`${subject}.${field}`]}.${value}`;
  if (messages.has(option)) return messages.t(option);
  return names[field]?.get(Number(value)) ?? plainText(field, value, messages);
}

/** The role's name. Entries written before 0.5 have the Chinese name only. */
function roleText({ roleName, roleNameEn }: Values, { language }: Messages): string {
  return roleNameIn(language, { roleName: String(roleName), roleNameEn: String(roleNameEn ?? '') });
}

/** A change of a setting has its `value`, an approval of several has them by the last part of their keys. */
function settingValueText(subjectId: string, field: string, { values, messages }: ValueContext): string {
  const key = field === 'value' ? subjectId : `${subjectId}.${field}`;
  return isSettingKey(key) ? settingText(key, values[field], messages) : plainText(field, values[field], messages);
}

const isTime = (value: string) => z.iso.datetime().safeParse(value).success;
const isDate = (value: string) => z.iso.date().safeParse(value).success;

function plainText(field: string, value: unknown, messages: Messages): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return messages.t(value ? 'yes' : 'no');
  if (typeof value === 'number' && isMoneyField(field)) return showTotalFen(value, messages.language);
  if (Array.isArray(value)) return value.map((item) => plainText(field, item, messages)).join(', ');
  if (typeof value === 'string' && isTime(value)) return formatDateTime(value, messages.language, 'short');
  if (typeof value === 'string' && isDate(value)) return formatCalendarDate(value, messages.language);
  if (typeof value !== 'object') return String(value);
  // A filter is an object such as `{ priceFen: { from: 100 } }`.
  const textOf = ([name, inner]: [string, unknown]) =>
    `${name}: ${plainText(isMoneyField(field) ? field : name, inner, messages)}`;
  return Object.entries(value).map(textOf).join(', ');
}
