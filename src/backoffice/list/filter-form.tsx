import type { CrudFilter } from '@refinedev/core';
import { Button, Form } from 'antd';
import { readValue } from '../../providers/field-kind.ts';
import { FieldInput } from '../fields/field-input.tsx';
import { filterSchema } from '../fields/schemas.ts';
import { useReferences } from '../fields/use-references.ts';
import type { Resource, Row } from '../resource.ts';
import { useWords } from '../words.ts';
import styles from './list.module.css';

interface FilterFormProps {
  resource: Resource;
  filters: readonly CrudFilter[];
  onFilter: (filters: CrudFilter[]) => void;
}

/** What is looked for; it stands in the link, and is read back from it. */
export function FilterForm({ resource, filters, onFilter }: FilterFormProps) {
  const { t } = useWords();
  const [form] = Form.useForm<Row>();
  const { options } = useReferences(
    resource,
    resource.filters.map(({ field }) => field),
  );
  if (resource.filters.length === 0) return null;
  const finish = (values: Row) => onFilter(toCrudFilters(resource, values));
  return (
    <Form<Row>
      form={form}
      className={styles.filters ?? ''}
      layout="inline"
      role="search"
      initialValues={valuesOf(resource, filters)}
      onFinish={finish}
    >
      {resource.filters.map(({ field, among }) => (
        <Form.Item key={field} name={field} label={t(`${resource.name}:field.${field}`)}>
          <FieldInput
            resource={resource}
            field={field}
            schema={filterSchema(resource, field)}
            options={options[field]?.filter(({ row }) => isAmong(row, among))}
            isFilter
            onPick={() => form.submit()}
          />
        </Form.Item>
      ))}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit">
          {t('common:action.search')}
        </Button>
        <Button
          onClick={() => {
            form.setFieldsValue(Object.fromEntries(resource.filters.map(({ field }) => [field, undefined])));
            form.submit();
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

/** Refine's filters as the form holds them; out of a link all of them are text. */
export function valuesOf(resource: Resource, filters: readonly CrudFilter[]): Row {
  return Object.fromEntries(
    filters.flatMap((filter) => {
      if (!('field' in filter)) return [];
      const schema = filterSchema(resource, filter.field);
      return schema === undefined ? [] : [[filter.field, readValue(schema, filter.value)]];
    }),
  );
}
