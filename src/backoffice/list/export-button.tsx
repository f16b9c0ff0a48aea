import type { CrudFilter, CrudSort } from '@refinedev/core';
import { dataProvider } from '../../providers/data.ts';
import { fieldText, type ReferenceNames } from '../fields/field-text.ts';
import { useMessages } from '../messages.ts';
import type { Column, Resource, Row } from '../resource.ts';
import { CsvButton } from './csv-button.tsx';

interface ExportButtonProps {
  resource: Resource;
  columns: readonly Column[];
  filters: CrudFilter[];
  sorters: CrudSort[];
  names: ReferenceNames;
  /** The rows to export where they are all loaded, as those of a tree are. */
  rows?: readonly Row[];
}

/** What the list shows, all its pages, in its columns and order, as CSV. */
export function ExportButton({ resource, columns, filters, sorters, names, rows }: ExportButtonProps) {
  const messages = useMessages();
  const { t } = messages;
  const read = async () => {
    const asked = { resource: resource.name, pagination: { mode: 'off' as const }, filters, sorters };
    const data = rows ?? (await dataProvider.getList<Row>(asked)).data;
    return {
      head: columns.map(({ field }) => t(`${resource.name}:field.${field}`)),
      cells: data.map((row) => columns.map(({ field }) => fieldText(resource, field, { row, messages, names }))),
    };
  };
  return <CsvButton name={t(`${resource.name}:title`)} read={read} />;
}
