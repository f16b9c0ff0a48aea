import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import type { ResultOf } from '../../../contract/call.ts';
import { addDays } from '../../../contract/days/calendar-days.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Segments } from '../../../ui/choice/segments.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { OnDemandBoundary } from '../../shared/call/on-demand-boundary.tsx';
import styles from './interfaces.module.css';
import { sumByDay } from './usage-days.ts';

const Chart = lazyWithRetry(async () => (await import('../../../ui/chart.tsx')).Chart);

const spans = ['7', '30', '90'] as const;
const columns = ['calls', 'units', 'refused', 'limited', 'errors', 'p50Ms', 'p95Ms'] as const;

/** Use by day and interface, with errors and latency. */
export function UsageSection() {
  const { t } = useTranslation('api-usage');
  const { t: common } = useTranslation();
  const [span, setSpan] = useState<(typeof spans)[number]>('30');
  const to = shopDate();
  const period = { from: addDays(to, 1 - Number(span)), to };
  const { data, error, refetch } = useCall(usageCalls.userStatistics, period, { keepPreviousData: true });
  return (
    <section className={panelClass(styles.panel)} aria-labelledby="usage">
      <div className={styles.bar}>
        <h2 id="usage">{t('usage')}</h2>
        <Segments
          legend={t('span')}
          name="span"
          options={spans.map((days) => [days, t('days', { count: Number(days) })] as const)}
          value={span}
          onChange={setSpan}
        />
      </div>
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && data.total.calls === 0 && <State icon="list" title={t('noUsage')} />}
      {data !== undefined && data.total.calls > 0 && <Use use={data} period={period} />}
    </section>
  );
}

type Statistics = ResultOf<typeof usageCalls.userStatistics>;

function Use({ use, period }: { use: Statistics; period: { from: string; to: string } }) {
  const { t } = useTranslation('api-usage');
  const days = sumByDay(use.days, period);
  return (
    <>
      <OnDemandBoundary onError={() => {}}>
        <Chart
          bars={{
            categories: days.map(({ day }) => day.slice(5)),
            series: [
              { name: t('series.answered'), values: days.map(({ calls, failed }) => calls - failed) },
              { name: t('series.failed'), values: days.map(({ failed }) => failed) },
            ],
          }}
        />
      </OnDemandBoundary>
      <ScrollRegion className={styles.scroll} aria-label={t('usage')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('column.name')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`sum.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {use.interfaces.map((row) => (
              <tr key={row.interfaceCode}>
                <th scope="row">{row.interfaceCode}</th>
                {columns.map((column) => (
                  <td key={column}>{row[column] ?? '—'}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              {columns.map((column) => (
                <td key={column}>{use.total[column] ?? '—'}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </>
  );
}
