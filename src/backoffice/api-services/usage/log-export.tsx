import { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import type { LoggedRequest } from '../../../contract/api-services/usage/schemas.ts';
import { formatMoment } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { notify } from '../../../providers/notification.ts';
import { ExportMenu } from '../../list/export/export-menu.tsx';
import type { ExportFormat } from '../../list/export/read-export.ts';
import { writeTable } from '../../list/export/write-table.ts';
import { type Messages, useMessages } from '../../messages.ts';
import type { toLogFilters } from './usage-state.ts';

const fields = [
  ...['requestId', 'requestedAt', 'userId', 'customer', 'interfaceCode', 'version', 'keyName', 'mode', 'transport'],
  ...['status', 'code', 'units', 'reason', 'durationMs', 'address'],
] as const;

interface LogExportProps {
  filters: ReturnType<typeof toLogFilters>;
  isDisabled: boolean;
}

/** The newest requests that match as a file, without bodies. The server records it in the audit. */
export function LogExport({ filters, isDisabled }: LogExportProps) {
  const messages = useMessages();
  const { t } = messages;
  const action = useAction(
    async (format: ExportFormat) => {
      const { rows, isCut } = await request(usageCalls.apiLogExport, { ...filters, format });
      const head = fields.map((field) => t(`apiUsage:field.${field}`));
      await writeTable(t('apiUsage:tab.log'), format, { head, cells: rows.map((row) => cellsOf(row, messages)) });
      return { count: rows.length, isCut };
    },
    {
      onDone: ({ count, isCut }) =>
        notify(isCut ? 'warning' : 'success', t(isCut ? 'apiUsage:exportCut' : 'list.exported', { count })),
    },
  );
  return (
    <ExportMenu isLoading={action.isBusy} isDisabled={isDisabled} onExport={(format) => void action.run(format)} />
  );
}

function cellsOf(row: LoggedRequest, { t, language }: Messages): (string | number)[] {
  const { requestId, requestedAt, userId, username, interfaceCode, version, keyName, mode, transport } = row;
  const { status, code, units, reason, durationMs, address } = row;
  return [
    ...[requestId, formatMoment(requestedAt, language), userId, username ?? '', interfaceCode, version, keyName ?? ''],
    ...[t(`apiUsage:mode.${mode}`), t(`apiUsage:transport.${transport}`), status, code, units],
    ...[t(`apiUsage:reason.${reason}`), durationMs, address],
  ];
}
