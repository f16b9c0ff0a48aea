import type { CrudFilter } from '@refinedev/core';
import { Button, Form, type FormProps } from 'antd';
import { useEffect } from 'react';
import { readValue } from '../../providers/field-kind.ts';
import { FieldInput } from '../fields/field-input.tsx';
import { filterSchema } from '../fields/schemas.ts';
import { useReferences } from '../fields/use-references.ts';
import type { Resource, Row } from '../resource.ts';
import { useWords } from '../words.ts';
import styles from './list.module.css';

interface FilterFormProps {
  resource: Resource;
  /** The table's own: what is submitted is looked for. */
  formProps: FormProps<Row>;
  filters: readonly CrudFilter[];
}

/** What is looked for; it stands in the link, and is read back from it. */
export function FilterForm({ resource, formProps, filters }: FilterFormProps) {
  const { t } = useWords();
  const { form } = formProps;
  const { options } = useReferences(
    resource,
    resource.filters.map(({ field }) => field),
  );
  // The filters change under the form as well: the menu's link to this very list takes them away.
  useEffect(() => {
    for (const [field, value] of Object.entries(valuesOf(resource, filters))) form?.setFieldValue(field, value);
  }, [form, resource, filters]);
  return (
    <Form<Row>
      {...formProps}
      className={styles.filters ?? ''}
      hidden={resource.filters.length === 0}
      layout="inline"
      role="search"
      initialValues={valuesOf(resource, filters)}
    >
      {resource.filters.map(({ field, among }) => (
        <Form.Item key={field} name={field} label={t(`${resource.name}:field.${field}`)}>
          <FieldInput
            resource={resource}
            field={field}
            schema={filterSchema(resource, field)}
            options={options[field]?.filter(({ row }) => isAmong(row, among))}
            isFilter
            onPick={() => form?.submit()}
          />
        </Form.Item>
      ))}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit">
          {t('common:action.search')}
        </Button>
        <Button
          onClick={() => {
            for (const { field } of resource.filters) form?.setFieldValue(field, undefined);
            form?.submit();
          }}
        >
          {t('list.clear')}
        </Button>
      </div>
    </Form>
  );
}

export function isAmong(row: Row, among: Readonly<Row> = {}): boolean {
  return Object.entries(among).every(([field, value]) => row[field] === value);
}

/** What is typed in, as Refine's filters; the empty ones are left out. */
export function toCrudFilters(resource: Resource, values: Row): CrudFilter[] {
  return resource.filters.flatMap(({ field }): CrudFilter[] => {
    const value = values[field];
    const given = typeof value === 'string' ? value.trim() : value;
    return given === undefined || given === null || given === ''
      ? []
      : [{ field, operator: typeof given === 'string' ? 'contains' : 'eq', value: given }];
  });
}

/** Refine's filters as the form holds them, a value or nothing for each field; out of a link all of them are text. */
export function valuesOf(resource: Resource, filters: readonly CrudFilter[]): Row {
  return Object.fromEntries(
    resource.filters.map(({ field }) => {
      const filter = filters.find((one) => 'field' in one && one.field === field);
      const schema = filterSchema(resource, field);
      return [field, schema === undefined || filter === undefined ? undefined : readValue(schema, filter.value)];
    }),
  );
}
