import type { CrudSort } from '@refinedev/core';
import type { TableColumnType } from 'antd';
import { Link } from 'react-router-dom';
import { type FieldKind, kindOf } from '../../../contract/field-kind.ts';
import { fieldText, type ReferenceNames } from '../../fields/field-text.ts';
import { recordName } from '../../fields/references.ts';
import { itemSchema } from '../../fields/schemas.ts';
import { targetOf } from '../../fields/use-references.ts';
import type { Messages } from '../../messages.ts';
import type { Column, Resource, Row } from '../../resource.ts';
import { RowLink } from '../drawer/row-link.tsx';
import { InlineCell } from '../inline/inline-cell.tsx';
import { inlineField } from '../inline/inline-field.ts';

/** Kinds whose text is cut to one line. */
const longKinds = new Set<FieldKind>(['longText', 'richText']);

interface TableColumnsOptions {
  columns: readonly Column[];
  sorters: readonly CrudSort[];
  messages: Messages;
  names: ReferenceNames;
  powers: ReadonlySet<string>;
  /** Whether the user may change the row. */
  canEdit: (row: Row) => boolean;
}

/** antd's columns of a list; the first one links to the record, references link to theirs, short values are edited in place. */
export function tableColumns(resource: Resource, options: TableColumnsOptions) {
  const { columns, sorters, messages } = options;
  return columns.map((column, index): TableColumnType<Row> => {
    const { field, width, isSortable = true } = column;
    const schema = itemSchema(resource, field);
    const isReference = width !== undefined && targetOf(resource, field) !== undefined;
    const isLong = schema !== undefined && field !== resource.crud.id && longKinds.has(kindOf(schema));
    const order = sorters.find((sorter) => sorter.field === field)?.order;
    return {
      key: field,
      dataIndex: field,
      title: messages.t(`${resource.name}:field.${field}`),
      sorter: isSortable,
      showSorterTooltip: false,
      sortOrder: order === undefined ? null : order === 'asc' ? 'ascend' : 'descend',
      ...(width === undefined ? {} : { width }),
      // The names of references come after the rows, and would wrap.
      ...(isLong || isReference ? { ellipsis: true } : {}),
      render: (_, row) => (
        <Cell resource={resource} column={column} row={row} isFirst={index === 0} options={options} />
      ),
    };
  });
}

interface CellProps {
  resource: Resource;
  column: Column;
  row: Row;
  isFirst: boolean;
  options: TableColumnsOptions;
}

function Cell({ resource, column, row, isFirst, options: { messages, names, powers, canEdit } }: CellProps) {
  const { field } = column;
  const text = fieldText(resource, field, { row, messages, names });
  if (isFirst)
    return (
      <RowLink resource={resource} row={row}>
        {text || '—'}
      </RowLink>
    );
  if (column.cell !== undefined) return column.cell(row);
  const target = targetOf(resource, field);
  if (target !== undefined && typeof row[field] === 'number' && powers.has(target.path))
    return <Link to={`${target.path}/show/${row[field]}`}>{text}</Link>;
  const inline = inlineField(resource, column);
  if (inline === undefined || !canEdit(row)) return text;
  const name = recordName(resource, row, messages);
  return <InlineCell resource={resource} field={field} inline={inline} row={row} name={name} text={text} />;
}
