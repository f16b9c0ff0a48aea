import { useTranslation } from 'react-i18next';
import type { UseStatistics } from '../../../contract/company/schemas.ts';
import { panelClass } from '../../../ui/panel.ts';
import styles from '../company.module.css';
import { UseTable } from './use-table.tsx';

/** What lookups were taken for. */
export function ReasonsUse({ reasons }: Pick<UseStatistics, 'reasons'>) {
  const { t } = useTranslation('company');
  const rows = reasons.map((used) => ({ ...used, key: used.reason, name: t(`statistics.reason.${used.reason}`) }));
  return (
    <section className={panelClass(styles.panel)}>
      <h2>{t('statistics.byReason')}</h2>
      <UseTable head={t('request.reason')} rows={rows} />
    </section>
  );
}
