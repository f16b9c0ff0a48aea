import { useTranslation } from 'react-i18next';
import type { OperationLine } from '../../../contract/company/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { CardTable } from '../../shared/list/card-table.tsx';
import { fullDisplayName } from '../user-names.ts';

/** A table; on a phone each line is a card. */
export function LogTable({ lines }: { lines: readonly OperationLine[] }) {
  const { t, i18n } = useTranslation('account-profile');
  return (
    <CardTable heads={(['time', 'user', 'action', 'subject', 'address'] as const).map((column) => t(`log.${column}`))}>
      {lines.map((line) => (
        <tr key={line.logId}>
          <th scope="row">{formatDateTime(line.loggedAt, i18n.language)}</th>
          <td data-column="wide">{fullDisplayName(line)}</td>
          <td>{t(`action.${line.action}`)}</td>
          <td data-label={t('log.subject')} data-column="wide" data-empty={line.subject === ''}>
            {line.subject === '' ? '—' : line.subject}
          </td>
          <td data-label={t('log.address')} data-column="wide" data-empty={line.address === ''}>
            {line.address === '' ? '—' : line.address}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
