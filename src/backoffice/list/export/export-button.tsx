import type { CrudFilter, CrudSort } from '@refinedev/core';
import { kindOf } from '../../../contract/field-kind.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { notify } from '../../../providers/notification.ts';
import { fieldText } from '../../fields/field-text.ts';
import { itemSchema } from '../../fields/schemas.ts';
import { useReferenceLoader } from '../../fields/use-reference-loader.ts';
import { type Messages, useMessages } from '../../messages.ts';
import type { Column, Resource } from '../../resource.ts';
import { isMore } from '../pagination.ts';
import { ExportMenu } from './export-menu.tsx';
import { type ExportFormat, readExport } from './read-export.ts';
import { writeTable } from './write-table.ts';

interface ExportButtonProps {
  resource: Resource;
  columns: readonly Column[];
  filters: readonly CrudFilter[];
  sorters: readonly CrudSort[];
  /** How many rows the list has. */
  total: number;
}

/** Exports a list in its columns, filters and order. The server bounds each export and records it in the audit. */
export function ExportButton({ resource, columns, filters, sorters, total }: ExportButtonProps) {
  const messages = useMessages();
  const { t } = messages;
  const loadNames = useReferenceLoader();
  const write = async (format: ExportFormat) => {
    const { rows, total: found } = await readExport(resource, { filters, sorters, format });
    const names = await loadNames(
      resource,
      columns.map(({ field }) => field),
      rows,
    );
    const head = columns.map(({ field }) => t(`${resource.name}:field.${field}`));
    // An exported file is imported again.
    const isStored = resource.crud.importKey !== undefined;
    const cells = rows.map((row) =>
      columns.map((column) => {
        const value = row[column.field];
        if (typeof value === 'number' && isPlainNumber(resource, column)) return value;
        return fieldText(resource, column.field, { row, messages, names, isStored });
      }),
    );
    await writeTable(t(`${resource.name}:title`), format, { head, cells });
    return { count: rows.length, found };
  };
  const exportAll = useAction(write, {
    onDone: ({ count, found }) => {
      if (count < found) notify('warning', partText(count, found, messages));
      else notify('success', t('list.exported', { count }));
    },
  });
  return (
    <ExportMenu
      isLoading={exportAll.isBusy}
      isDisabled={total === 0}
      isBounded
      onExport={(format) => void exportAll.run(format)}
    />
  );
}

function partText(count: number, total: number, { t, language }: Messages): string {
  const numberOf = (value: number) => value.toLocaleString(language);
  return isMore(total)
    ? t('export.partOfMore', { exported: numberOf(count) })
    : t('export.part', { exported: numberOf(count), total: numberOf(total) });
}

function isPlainNumber(resource: Resource, { field, text }: Column): boolean {
  const schema = itemSchema(resource, field);
  return text === undefined && schema !== undefined && field !== resource.crud.id && kindOf(schema) === 'number';
}
