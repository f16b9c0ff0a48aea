import { useSelect } from '@refinedev/core';
import { Select } from 'antd';
import { kindOf } from '../../contract/field-kind.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { useMessages } from '../messages.ts';
import type { RecordRow, Resource, Row } from '../resource.ts';
import { recordName } from './references.ts';
import { filterSchema } from './schemas.ts';

const FOUND_AT_ONCE = 20;

export interface ReferenceSelectProps {
  target: Resource;
  /** Limits the records to those with these values, where the target can be filtered by them. */
  among?: Readonly<Row> | undefined;
  id?: string;
  label?: string;
  placeholder?: string;
  value?: unknown;
  allowClear?: boolean;
  disabled?: boolean;
  onChange?: (value: unknown) => void;
  onBlur?: () => void;
}

/** Chooses a record of another resource, which is searched on the server by a part of its name. */
export function ReferenceSelect({ target, among = {}, value, onChange, label, ...props }: ReferenceSelectProps) {
  const messages = useMessages();
  const { t } = messages;
  const searchField = searchFieldOf(target);
  const { options, onSearch, query } = useSelect<RecordRow>({
    resource: target.name,
    optionLabel: (row) => recordName(target, row, messages),
    optionValue: (row) => String(row[target.crud.id]),
    ...(typeof value === 'number' ? { defaultValue: value } : {}),
    ...(searchField === undefined
      ? {}
      : { onSearch: (part: string) => [{ field: searchField, operator: 'contains', value: part.trim() }] }),
    filters: Object.entries(among)
      .filter(([field]) => filterSchema(target, field) !== undefined)
      .map(([field, wanted]) => ({ field, operator: 'eq', value: wanted })),
    pagination: { mode: 'server', pageSize: FOUND_AT_ONCE },
    errorNotification: false,
  });
  const choices = options.map((option) => ({ value: Number(option.value), label: option.label }));
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <Select<unknown>
      placeholder={t('filter.searchRecords')}
      {...omitUndefined(props)}
      {...(label === undefined ? {} : { 'aria-label': label })}
      style={{ minWidth: 200 }}
      showSearch
      filterOption={false}
      onSearch={onSearch}
      loading={query.isFetching}
      popupMatchSelectWidth={false}
      // Until its record is loaded, a reference would be shown as a bare number.
      value={isKnown ? value : undefined}
      options={choices}
      onChange={(changed) => onChange?.(changed ?? null)}
    />
  );
}

/** The first text that the list of the resource can be filtered by. */
export function searchFieldOf(target: Resource): string | undefined {
  return target.filters.find(({ field }) => {
    const schema = filterSchema(target, field);
    return schema !== undefined && kindOf(schema) === 'text';
  })?.field;
}
