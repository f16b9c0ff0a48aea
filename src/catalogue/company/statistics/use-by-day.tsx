import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UseStatistics } from '../../../contract/company/schemas.ts';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { TabBoundary } from '../../shared/call/tab-boundary.tsx';
import styles from '../company.module.css';
import { LookupTable } from './lookup-table.tsx';
import own from './statistics.module.css';

const Chart = lazyWithRetry(async () => (await import('../../../ui/chart.tsx')).Chart);

/** Lookups by day, as bars and as a table with the latest day first. */
export function UseByDay({ days }: Pick<UseStatistics, 'days'>) {
  const { t, i18n } = useTranslation('company');
  const bars = useMemo(() => {
    const dayFormat = new Intl.DateTimeFormat(i18n.language, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
    return {
      categories: days.map(({ day }) => dayFormat.format(new Date(day))),
      series: (['C', 'B'] as const).map((vehicleClass) => ({
        name: t(`class.${vehicleClass}`),
        values: days.map((day) => day[vehicleClass]),
      })),
    };
  }, [days, i18n.language, t]);
  return (
    <section className={panelClass(styles.panel)}>
      <h2>{t('statistics.byDay')}</h2>
      <div className={own.chart}>
        <TabBoundary rows={6}>
          <Chart bars={bars} />
        </TabBoundary>
      </div>
      <details>
        <summary>{t('statistics.table')}</summary>
        <LookupTable
          head={t('statistics.day')}
          rows={days.map((day) => ({ ...day, key: day.day, name: day.day })).toReversed()}
        />
      </details>
    </section>
  );
}
