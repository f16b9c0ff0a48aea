import { useTranslation } from 'react-i18next';
import type { UseStatistics } from '../../../contract/company/schemas.ts';
import { panelClass } from '../../../ui/panel.ts';
import styles from '../company.module.css';
import { LookupTable } from './lookup-table.tsx';

/** Lookups by the reason of their charge. */
export function UseByReason({ reasons }: Pick<UseStatistics, 'reasons'>) {
  const { t } = useTranslation('company');
  const rows = reasons.map((row) => ({ ...row, key: row.reason, name: t(`statistics.reason.${row.reason}`) }));
  return (
    <section className={panelClass(styles.panel)}>
      <h2>{t('statistics.byReason')}</h2>
      <LookupTable head={t('request.reason')} rows={rows} />
    </section>
  );
}
