import { Segmented, Select } from 'antd';
import { useMemo } from 'react';
import { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import { usageUnits } from '../../../contract/api-services/usage/rules.ts';
import { keyModes } from '../../../contract/api-services/wire.ts';
import { formatCalendarDate, shopDate } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { Skeleton, Spinner, State } from '../../../ui/state.tsx';
import { FilterBar, FilterChoice, FilterDays } from '../../list/filter-bar.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import { CustomerFilter } from './customer-filter.tsx';
import styles from './usage.module.css';
import { Figures } from './usage-figures.tsx';
import type { Statistics, UsageTabProps } from './usage-state.ts';
import { noFilters, toUsageBody } from './usage-state.ts';
import { CustomerTable, DeprecatedTable, InterfaceTable, UnusedList } from './usage-tables.tsx';

const Chart = lazyWithRetry(async () => (await import('../../../ui/chart.tsx')).Chart);

/** Calls, errors and latency over time, by interface and by customer; each figure leads to its rows in the log. */
export function UsageTab({ state, onGo }: UsageTabProps) {
  const { t } = useMessages();
  const body = toUsageBody(state, shopDate(new Date()));
  const { data, error, refetch } = useCall(usageCalls.apiUsageStatistics, body, {
    keepPreviousData: true,
    staleTime: 0,
  });
  /** What a row of the log must be like to be counted here. */
  const { from, to, mode = 'live' } = body;
  const counted = { from, to, mode, interfaceCode: state.interfaceCode, userId: state.userId };
  return (
    <div className={styles.panel}>
      <FilterBar
        key={state.interfaceCode}
        label={t('apiUsage:field.interfaceCode')}
        search={state.interfaceCode}
        onFind={(interfaceCode) => onGo({ interfaceCode })}
        onClear={() => onGo(noFilters)}
      >
        <CustomerFilter userId={state.userId} onChange={(userId) => onGo({ userId })} />
        <FilterChoice
          label={t('apiUsage:field.mode')}
          value={state.mode}
          options={keyModes.map((value) => [value, t(`apiUsage:mode.${value}`)] as const)}
          onChange={(value) => onGo({ mode: value })}
        />
        <FilterDays from={from} to={to} onChange={onGo} />
        <Select
          aria-label={t('apiUsage:field.unit')}
          value={state.unit}
          options={usageUnits.map((value) => ({ value, label: t(`apiUsage:unit.${value}`) }))}
          onChange={(unit) => onGo({ unit })}
        />
      </FilterBar>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data !== undefined && (
        <>
          <Figures sums={data.total} counted={counted} />
          {data.interfaces.length === 0 ? (
            <State title={t('apiUsage:empty')} />
          ) : (
            <>
              <Series series={data.series} state={state} onGo={onGo} />
              <InterfaceTable rows={data.interfaces} counted={counted} onGo={onGo} />
              <CustomerTable rows={data.customers} counted={counted} onGo={onGo} />
            </>
          )}
          <DeprecatedTable rows={data.deprecated} counted={counted} />
          <UnusedList rows={data.unused} />
        </>
      )}
    </div>
  );
}

/** The chosen figure over time. The tables below have the same as text. */
function Series({ series, state: { figure }, onGo }: UsageTabProps & { series: Statistics['series'] }) {
  const { t, language } = useMessages();
  const bars = useMemo(() => {
    const latency = (['p50Ms', 'p95Ms'] as const).map((field) => ({
      name: t(`apiUsage:field.${field}`),
      values: series.map((row) => row[field] ?? 0),
    }));
    const calls = [
      { name: t('apiUsage:withoutError'), values: series.map((row) => row.calls - row.errors) },
      { name: t('apiUsage:field.errors'), values: series.map(({ errors }) => errors) },
    ];
    return {
      categories: series.map(({ from }) => formatCalendarDate(from, language)),
      series: figure === 'latency' ? latency : calls,
      isGrouped: figure === 'latency',
    };
  }, [series, figure, t, language]);
  return (
    <section className={styles.panel} aria-labelledby="use-series">
      <div className={styles.line}>
        <h2 id="use-series">{t('apiUsage:series')}</h2>
        <Segmented
          aria-label={t('apiUsage:field.figure')}
          value={figure}
          options={(['calls', 'latency'] as const).map((value) => ({ value, label: t(`apiUsage:figure.${value}`) }))}
          onChange={(value) => onGo({ figure: value })}
        />
      </div>
      <LazyBoundary fallback={<Skeleton label={t('common:loading')} />}>
        <Chart bars={bars} />
      </LazyBoundary>
    </section>
  );
}
