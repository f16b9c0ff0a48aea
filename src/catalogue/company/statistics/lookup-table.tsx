import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { type ClassTotals, sumOf } from './lookup-totals.ts';
import styles from './statistics.module.css';

interface LookupTableProps {
  /** The header of the first column. */
  head: string;
  rows: readonly (ClassTotals & { key: string | number; name: string })[];
}

/** Lookups by class as a table, the accessible form of the charts. */
export function LookupTable({ head, rows }: LookupTableProps) {
  const { t } = useTranslation('company');
  return (
    <ScrollRegion className={styles.scroll} aria-label={head}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{t('class.C')}</th>
            <th scope="col">{t('class.B')}</th>
            <th scope="col">{t('statistics.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td>{row.C}</td>
              <td>{row.B}</td>
              <td>{sumOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
