import { useLocation } from 'react-router-dom';
import { exportCalls } from '../../../contract/exports/calls.ts';
import type { ExportedTable as TableName } from '../../../contract/exports/rules.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useMessages } from '../../messages.ts';
import { ExportMenu } from './export-menu.tsx';
import type { ExportFormat } from './read-export.ts';
import { type ExportedTable, writeTable } from './write-table.ts';

interface TableExportButtonProps {
  /** The name of the file, without its extension. */
  name: string;
  /** For the audit; absent when the call that reads the rows records the export itself. */
  table?: TableName;
  /** Fetches the head and the rows of the file. */
  read: (format: ExportFormat) => Promise<ExportedTable>;
  isDisabled?: boolean;
}

/** Exports a table that is no plain list of a resource as a file. */
export function TableExportButton({ name, table: tableName, read, isDisabled = false }: TableExportButtonProps) {
  const { t } = useMessages();
  const { search } = useLocation();
  const exportAll = useAction(
    async (format: ExportFormat) => {
      const table = await read(format);
      if (tableName !== undefined)
        await request(exportCalls.tableExport, {
          table: tableName,
          rows: table.cells.length,
          format,
          query: search.slice(0, 2_000),
        });
      await writeTable(name, format, table);
      return table;
    },
    { done: ({ cells }) => t('list.exported', { count: cells.length }) },
  );
  return (
    <ExportMenu
      isLoading={exportAll.isBusy}
      isDisabled={isDisabled}
      onExport={(format) => void exportAll.run(format)}
    />
  );
}
