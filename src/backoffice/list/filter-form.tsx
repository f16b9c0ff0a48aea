import type { CrudFilter } from '@refinedev/core';
import { Button, Form } from 'antd';
import { useEffect } from 'react';
import { FilterInput } from '../fields/filter-input.tsx';
import { useReferences } from '../fields/use-references.ts';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { toFormValues } from './filter-values.ts';
import styles from './list.module.css';

interface FilterFormProps {
  resource: Resource;
  filters: readonly CrudFilter[];
  onSearch: (values: Row) => void;
}

/** The filters of a list, kept in the URL. */
export function FilterForm({ resource, filters, onSearch }: FilterFormProps) {
  const { t } = useMessages();
  // Not the form of Refine's table, which fills a range with one of its ends.
  const [form] = Form.useForm<Row>();
  const { options } = useReferences(
    resource,
    resource.filters.map(({ field }) => field),
  );
  // The filters also change outside the form, such as by the menu's link to this list.
  useEffect(() => {
    for (const [field, value] of Object.entries(toFormValues(resource, filters))) form.setFieldValue(field, value);
  }, [form, resource, filters]);
  return (
    <Form<Row>
      form={form}
      onFinish={onSearch}
      className={styles.filters ?? ''}
      hidden={resource.filters.length === 0}
      layout="inline"
      role="search"
      initialValues={toFormValues(resource, filters)}
    >
      {resource.filters.map(({ field, among }) => (
        <Form.Item key={field} name={field} label={t(`${resource.name}:field.${field}`)}>
          <FilterInput
            resource={resource}
            field={field}
            label={t(`${resource.name}:field.${field}`)}
            options={options[field]?.filter(({ row }) => isAmong(row, among))}
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
            for (const { field } of resource.filters) form.setFieldValue(field, undefined);
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
