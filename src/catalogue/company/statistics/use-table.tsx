import { useTranslation } from 'react-i18next';
import styles from './statistics.module.css';
import { type ByClass, sumOf } from './sums.ts';

interface UseTableProps {
  /** What the rows are of. */
  head: string;
  rows: readonly (ByClass & { key: string | number; name: string })[];
}

/** Lookups by class: what the charts show, for those who read. */
export function UseTable({ head, rows }: UseTableProps) {
  const { t } = useTranslation('company');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={head}>
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
    </section>
  );
}
