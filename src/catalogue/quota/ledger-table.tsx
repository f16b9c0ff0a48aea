import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LedgerRow } from '../../contract/quota/schemas.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import cards from '../shared/list/row-cards.module.css';
import { links } from '../shared/navigation/paths.ts';
import { purposeOf } from './ledger-labels.ts';
import styles from './package-screen.module.css';

const columns = ['what', 'why', 'class', 'source', 'who', 'when'] as const;

/** A table; on a phone each row is a card. */
export function LedgerTable({ rows }: { rows: readonly LedgerRow[] }) {
  const { t } = useTranslation('quota');
  return (
    <table className={cards.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`ledger.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.ledgerId} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: LedgerRow }) {
  const { t } = useTranslation('quota');
  const locale = useStore(language);
  const cells = {
    why: purposeOf(row, t),
    class: t(`class.${row.vehicleTypeCode ?? 'both'}`),
    source: t(`source.${row.source}`),
    who: row.userRealname ?? row.username,
    when: formatDateTime(row.chargedAt, locale),
  };
  return (
    <tr>
      <th scope="row">
        <Subject row={row} />
      </th>
      {(['why', 'class', 'source', 'who', 'when'] as const).map((name) => (
        <td key={name} data-label={t(`ledger.${name}`)} className={name === 'who' ? styles.who : undefined}>
          {cells[name]}
        </td>
      ))}
    </tr>
  );
}

/** A vehicle links to its parts, a number to its search, a refunded package to its purchase. */
function Subject({ row: { reason, subject, subjectName, vehicleTypeCode } }: { row: LedgerRow }) {
  const { t } = useTranslation('quota');
  if (subjectName === null) return <span className="quiet">{t('ledger.vehicleRemoved')}</span>;
  if (reason === 'refund') return <Link to={links.buy(subject)}>{subjectName}</Link>;
  if (reason === 'province') return <>{subjectName}</>;
  if (reason === 'provinces') return <Link to={links.oe(subject)}>{subjectName}</Link>;
  return (
    <Link
      to={links.parts({ vehicleId: Number(subject), vehicleTypeCode: vehicleTypeCode ?? 'C' })}
      className={cards.family}
    >
      {subjectName}
    </Link>
  );
}
