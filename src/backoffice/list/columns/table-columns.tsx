import type { CrudSort } from '@refinedev/core';
import type { TableColumnType } from 'antd';
import { Link } from 'react-router-dom';
import { type FieldKind, kindOf } from '../../../contract/field-kind.ts';
import { fieldText, type ReferenceNames } from '../../fields/field-text.ts';
import { itemSchema } from '../../fields/schemas.ts';
import type { Messages } from '../../messages.ts';
import type { Column, Resource, Row } from '../../resource.ts';

/** Kinds whose text is cut to one line. */
const longKinds = new Set<FieldKind>(['longText', 'richText']);

interface TableColumnsOptions {
  columns: readonly Column[];
  sorters: readonly CrudSort[];
  messages: Messages;
  names: ReferenceNames;
}

/** antd's columns of a list; the first one links to the record. */
export function tableColumns(resource: Resource, { columns, sorters, messages, names }: TableColumnsOptions) {
  return columns.map(({ field, width }, index): TableColumnType<Row> => {
    const schema = itemSchema(resource, field);
    const isLong = schema !== undefined && field !== resource.crud.id && longKinds.has(kindOf(schema));
    const order = sorters.find((sorter) => sorter.field === field)?.order;
    return {
      key: field,
      dataIndex: field,
      title: messages.t(`${resource.name}:field.${field}`),
      sorter: true,
      showSorterTooltip: false,
      sortOrder: order === undefined ? null : order === 'asc' ? 'ascend' : 'descend',
      ...(width === undefined ? {} : { width }),
      ...(isLong ? { ellipsis: true } : {}),
      render: (_, row) => {
        const text = fieldText(resource, field, { row, messages, names });
        return index === 0 ? <Link to={`${resource.path}/show/${row[resource.crud.id]}`}>{text}</Link> : text;
      },
    };
  });
}
