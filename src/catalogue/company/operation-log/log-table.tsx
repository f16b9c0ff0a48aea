import { useTranslation } from 'react-i18next';
import type { OperationLine } from '../../../contract/company/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import cards from '../../shared/list/row-cards.module.css';
import { fullDisplayName } from '../user-names.ts';

/** A table; on a phone each line is a card. */
export function LogTable({ lines }: { lines: readonly OperationLine[] }) {
  const { t, i18n } = useTranslation('account-profile');
  return (
    <table className={cards.table}>
      <thead>
        <tr>
          {(['time', 'user', 'action', 'subject', 'address'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`log.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.logId}>
            <th scope="row">{formatDateTime(line.loggedAt, i18n.language)}</th>
            <td data-column="wide">{fullDisplayName(line)}</td>
            <td>{t(`action.${line.action}`)}</td>
            <td data-label={t('log.subject')} data-column="wide" data-empty={line.subject === ''}>
              {line.subject === '' ? '—' : line.subject}
            </td>
            <td data-label={t('log.address')} data-column="wide">
              {line.address}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
