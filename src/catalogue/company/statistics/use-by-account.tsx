import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UseStatistics } from '../../../contract/company/schemas.ts';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { TabBoundary } from '../../shared/call/tab-boundary.tsx';
import styles from '../company.module.css';
import { displayName } from '../user-names.ts';
import { LookupTable } from './lookup-table.tsx';
import own from './statistics.module.css';

const Chart = lazyWithRetry(async () => (await import('../../../ui/chart.tsx')).Chart);

/** More bars would be too thin to read. */
const BARS_MAX = 12;

/** Lookups by account, the busiest first. */
export function UseByAccount({ accounts }: Pick<UseStatistics, 'accounts'>) {
  const { t } = useTranslation('company');
  const rows = useMemo(
    () =>
      accounts.map((account) => ({
        key: account.userId,
        name: account.isMain ? t('statistics.mainAccount', { name: displayName(account) }) : displayName(account),
        C: account.C,
        B: account.B,
      })),
    [accounts, t],
  );
  const bars = useMemo(() => {
    const busiest = rows.slice(0, BARS_MAX);
    const series = (['C', 'B'] as const).map((vehicleClass) => ({
      name: t(`class.${vehicleClass}`),
      values: busiest.map((row) => row[vehicleClass]),
    }));
    return { isHorizontal: true, categories: busiest.map(({ name }) => name), series };
  }, [rows, t]);
  return (
    <section className={panelClass(styles.panel)}>
      <h2>{t('statistics.byAccount')}</h2>
      <div className={own.chart}>
        <TabBoundary rows={6}>
          <Chart bars={bars} />
        </TabBoundary>
      </div>
      <LookupTable head={t('statistics.account')} rows={rows} />
    </section>
  );
}
