import { type CrudFilter, type CrudSort, useExport } from '@refinedev/core';
import { needsMessage } from '../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { BYTE_ORDER_MARK } from '../../providers/csv/csv.ts';
import { escapeFormula } from '../../providers/csv/escape-formula.ts';
import { notify } from '../../providers/notification.ts';
import { fieldText, type ReferenceNames } from '../fields/field-text.ts';
import { useMessages } from '../messages.ts';
import type { Column, RecordRow, Resource } from '../resource.ts';
import { download } from './csv.ts';
import { DownloadButton } from './download-button.tsx';

/** The largest page of the contract. One page, because rows that are added meanwhile would be exported twice. */
const MAX_EXPORTED = 10_000;

interface ExportButtonProps {
  resource: Resource;
  columns: readonly Column[];
  filters: CrudFilter[];
  sorters: CrudSort[];
  names: ReferenceNames;
  /** How many rows the list has. */
  total: number;
}

/** Exports all pages of a list as CSV, in its columns, filters and order. */
export function ExportButton({ resource, columns, filters, sorters, names, total }: ExportButtonProps) {
  const messages = useMessages();
  const { t } = messages;
  const messageOf = useErrorMessage();
  const { triggerExport, isLoading } = useExport<RecordRow>({
    resource: resource.name,
    filters,
    sorters,
    pageSize: MAX_EXPORTED,
    maxItemCount: MAX_EXPORTED,
    mapData: (row) =>
      Object.fromEntries(
        columns.map(({ field }) => [
          t(`${resource.name}:field.${field}`),
          escapeFormula(fieldText(resource, field, { row, messages, names })),
        ]),
      ),
    unparseConfig: { quotes: false },
    // Its own file name has the time of the browser.
    download: false,
    onError(error) {
      if (needsMessage(error)) notify('error', messageOf(error));
    },
  });
  const onClick = async () => {
    const csv = await triggerExport();
    if (csv === undefined) return;
    download(`${t(`${resource.name}:title`)}.csv`, BYTE_ORDER_MARK + csv);
    notify('success', t('list.exported', { count: Math.min(total, MAX_EXPORTED) }));
  };
  return <DownloadButton isLoading={isLoading} isDisabled={total === 0} onClick={onClick} />;
}
