import { Table, type TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { documentCalls } from '../../../contract/api-services/documents/calls.ts';
import { guideIds, guidePath, referencePath } from '../../../contract/api-services/documents/rules.ts';
import type { ResultOf } from '../../../contract/call.ts';
import { formatCalendarDate, shopDate } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { Skeleton, Spinner, State } from '../../../ui/state.tsx';
import { FilterBar, FilterDays } from '../../list/filter-bar.tsx';
import list from '../../list/list.module.css';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import styles from './usage.module.css';
import type { UsageTabProps } from './usage-state.ts';
import { periodOf } from './usage-state.ts';

const Chart = lazyWithRetry(async () => (await import('../../../ui/chart.tsx')).Chart);

type PageViews = ResultOf<typeof documentCalls.documentStatistics>['byPage'][number];

const PAGE_SIZE = 20;

/** How often the pages of the documents were read. */
export function DocumentsTab({ state, onGo }: UsageTabProps) {
  const { t, language } = useMessages();
  const period = periodOf(state, shopDate(new Date()));
  const { data, error, refetch } = useCall(documentCalls.documentStatistics, period, {
    keepPreviousData: true,
    staleTime: 0,
  });
  const numbers = new Intl.NumberFormat(language);
  const bars = useMemo(
    () => ({
      categories: (data?.byDay ?? []).map(({ day }) => formatCalendarDate(day, language)),
      series: [{ name: t('apiUsage:field.views'), values: (data?.byDay ?? []).map(({ views }) => views) }],
    }),
    [data, t, language],
  );
  const columns: TableColumnsType<PageViews> = [
    {
      title: t('apiUsage:field.page'),
      // The storefront's page, outside of the back office.
      render: (_, { id, title }) => <a href={pathOf(id)}>{title}</a>,
    },
    { title: t('apiUsage:field.views'), align: 'right', render: (_, { views }) => numbers.format(views) },
  ];
  return (
    <div className={styles.panel}>
      <FilterBar
        hasSearch={false}
        label=""
        search=""
        onFind={() => undefined}
        onClear={() => onGo({ from: undefined, to: undefined })}
      >
        <FilterDays from={period.from} to={period.to} onChange={onGo} />
      </FilterBar>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data?.total === 0 && <State title={t('apiUsage:noViews')} />}
      {data !== undefined && data.total > 0 && (
        <>
          <p>{t('apiUsage:views', { count: data.total })}</p>
          <LazyBoundary fallback={<Skeleton label={t('common:loading')} />}>
            <Chart bars={bars} />
          </LazyBoundary>
          <div className={list.table}>
            <Table<PageViews>
              rowKey="id"
              size="small"
              dataSource={data.byPage}
              columns={columns}
              pagination={data.byPage.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false}
            />
          </div>
        </>
      )}
    </div>
  );
}

function pathOf(id: string): string {
  const guide = guideIds.find((one) => one === id);
  return guide === undefined ? referencePath(id) : guidePath(guide);
}
