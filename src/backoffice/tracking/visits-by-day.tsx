import { Select, Table } from 'antd';
import { useMemo } from 'react';
import { shopDate } from '../../contract/shop-time.ts';
import { trackingCalls } from '../../contract/tracking/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { choiceOrDefaultParam, optionalTextParam } from '../../providers/url-state/url-params.ts';
import { urlState } from '../../providers/url-state/url-state.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx';
import { Pending } from '../../ui/pending.tsx';
import { State } from '../../ui/state.tsx';
import { TableExportButton } from '../list/export/table-export-button.tsx';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import styles from './visits.module.css';
import { SPANS, visitsByDay } from './visits.ts';

const Chart = lazyWithRetry(async () => (await import('../../ui/chart.tsx')).Chart);

type Span = (typeof SPANS)[number];

const POINT_MAX = 100;
const visitsState = urlState({ days: choiceOrDefaultParam(SPANS, 30), point: optionalTextParam(POINT_MAX) });

/** The visits of tracked pages by day, as a chart and as a table. */
export function VisitsByDay() {
  const messages = useMessages();
  const { t, language } = messages;
  const [{ days, point }, setState] = useUrlState(visitsState);
  const { data, error, refetch } = useCall(
    trackingCalls.buriedCounts,
    { days },
    { staleTime: 0, keepPreviousData: true },
  );
  const visits = useMemo(() => visitsByDay(data ?? [], { lastDay: shopDate(), days, point }), [data, days, point]);
  const bars = useMemo(() => {
    const write = new Intl.DateTimeFormat(language, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
    return {
      categories: visits.map(({ day }) => write.format(new Date(day))),
      series: [{ name: t('buried:byDay.clicks'), values: visits.map(({ clicks }) => clicks) }],
    };
  }, [visits, language, t]);
  const codes = [...new Set((data ?? []).map(({ pointCode }) => pointCode))].sort();
  const cells = visits.map(({ day, clicks, users }) => [day, String(clicks), String(users)]);
  const head = [t('buried:byDay.day'), t('buried:byDay.clicks'), t('buried:byDay.users')];
  return (
    <section className={styles.visits} aria-labelledby="visits-by-day">
      <div className={styles.head}>
        <h2 id="visits-by-day">{t('buried:byDay.title')}</h2>
        <Select<string | null>
          aria-label={t('buried:byDay.point')}
          placeholder={t('buried:byDay.all')}
          allowClear
          value={point ?? null}
          options={codes.map((value) => ({ value, label: value }))}
          onChange={(code: string | null | undefined) => setState({ point: code ?? undefined })}
        />
        <Select<Span>
          aria-label={t('buried:byDay.span')}
          value={days}
          options={SPANS.map((value) => ({ value, label: t('buried:byDay.days', { count: value }) }))}
          onChange={(span) => setState({ days: span })}
        />
        <TableExportButton
          table="pageVisit"
          name={t('buried:byDay.title')}
          read={async () => ({ head, cells })}
          isDisabled={data === undefined || data.length === 0}
        />
      </div>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Pending label={t('common:loading')} rows={10} />}
      {data?.length === 0 && <State title={t('buried:byDay.none')} />}
      {data !== undefined && data.length > 0 && (
        <>
          <LazyBoundary fallback={<Pending label={t('common:loading')} rows={10} />}>
            <Chart bars={bars} />
          </LazyBoundary>
          <details>
            <summary>{t('buried:byDay.table')}</summary>
            <Table
              size="small"
              rowKey="day"
              pagination={false}
              dataSource={visits.toReversed()}
              columns={(['day', 'clicks', 'users'] as const).map((name, index) => ({
                title: head[index],
                dataIndex: name,
              }))}
            />
          </details>
          <p className="quiet">{t('buried:byDay.usersHint')}</p>
        </>
      )}
    </section>
  );
}
