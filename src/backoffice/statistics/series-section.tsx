import { Table, type TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ResultOf } from '../../contract/call.ts';
import type { statisticsCalls } from '../../contract/statistics/calls.ts';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx';
import { Skeleton, State } from '../../ui/state.tsx';
import { TableExportButton } from '../list/export/table-export-button.tsx';
import list from '../list/list.module.css';
import { useMessages } from '../messages.ts';
import { figureChangeText, figureOf, figureText, plainFigure, rowsBehind } from './figures.ts';
import styles from './statistics.module.css';
import { FIGURES, rowsLink, type StatisticsState } from './statistics-state.ts';
import { useGroupName } from './use-group-name.ts';

const Chart = lazyWithRetry(async () => (await import('../../ui/chart.tsx')).Chart);

type Series = ResultOf<typeof statisticsCalls.statisticSeries>;
type SeriesRow = Series['rows'][number];

interface SeriesSectionProps {
  series: Series;
  state: StatisticsState;
}

/** The chosen figure as a chart and, row by row, as a table; all figures as a file. */
export function SeriesSection({ series, state }: SeriesSectionProps) {
  const { t } = useMessages();
  const { metric, by } = state;
  const nameOf = useGroupName(by);
  const bars = useMemo(
    () => ({
      categories: series.rows.map(({ key }) => nameOf(key)),
      series: (['previous', 'current'] as const).map((side) => ({
        name: t(`statistics:${side}`),
        values: series.rows.map((row) => plainFigure(figureOf(row[side], metric), metric)),
      })),
      isGrouped: true,
    }),
    [series, metric, nameOf, t],
  );
  return (
    <section className={styles.series} aria-labelledby="statistics-series">
      <div className={list.head}>
        <h2 id="statistics-series">
          {t('statistics:heading', { metric: t(`statistics:metric.${metric}`), by: t(`statistics:by.${by}`) })}
        </h2>
        <TableExportButton
          table="statisticSeries"
          name={t('statistics:title')}
          read={async () => sheetOf(series, { t, by: state.by, nameOf })}
        />
      </div>
      {series.rows.length === 0 ? (
        <State title={t('statistics:empty')} />
      ) : (
        <>
          <LazyBoundary fallback={<Skeleton label={t('common:loading')} />}>
            <Chart bars={bars} />
          </LazyBoundary>
          <SeriesTable rows={series.rows} state={state} nameOf={nameOf} />
        </>
      )}
    </section>
  );
}

interface SeriesTableProps {
  rows: readonly SeriesRow[];
  state: StatisticsState;
  nameOf: (key: string) => string;
}

const PAGE_SIZE = 31;

function SeriesTable({ rows, state, nameOf }: SeriesTableProps) {
  const { t, language } = useMessages();
  const { metric, by } = state;
  const behind = rowsBehind(metric);
  const columns: TableColumnsType<SeriesRow> = [
    { title: t(`statistics:group.${by}`), render: (_, { key }) => nameOf(key) },
    {
      title: t('statistics:current'),
      align: 'right',
      render: (_, row) => {
        const text = figureText(figureOf(row.current, metric), metric, language);
        if (behind === undefined || figureOf(row.current, metric) === 0) return text;
        return <Link to={rowsLink(behind, filtersOfRow(row, state))}>{text}</Link>;
      },
    },
    {
      title: t('statistics:previous'),
      align: 'right',
      render: (_, { previous }) => figureText(figureOf(previous, metric), metric, language),
    },
    {
      title: t('statistics:change'),
      align: 'right',
      render: (_, { current, previous }) =>
        figureChangeText(metric, [figureOf(current, metric), figureOf(previous, metric)], { language, t }) ?? '–',
    },
  ];
  return (
    <div className={list.table}>
      <Table<SeriesRow>
        rowKey="key"
        size="small"
        dataSource={by === 'time' ? rows.toReversed() : [...rows]}
        columns={columns}
        pagination={rows.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false}
      />
    </div>
  );
}

/** The filters of the page, with the row's days and group. */
function filtersOfRow({ key, from, to }: SeriesRow, state: StatisticsState): Partial<StatisticsState> {
  const { provinceCode, platform, vehicleClass, agencyCode } = state;
  const filters = { from, to, provinceCode, platform, vehicleClass, agencyCode };
  const field = { time: undefined, province: 'provinceCode', platform: 'platform', vehicleClass: 'vehicleClass' }[
    state.by
  ];
  return field === undefined ? filters : { ...filters, [field]: key === '' ? undefined : key };
}

interface SheetOptions {
  t(key: string): string;
  by: StatisticsState['by'];
  nameOf: (key: string) => string;
}

/** Every figure of both periods; money in yuan. */
function sheetOf({ rows }: Series, { t, by, nameOf }: SheetOptions) {
  const sides = ['current', 'previous'] as const;
  const named = FIGURES.flatMap((figure) =>
    sides.map((side) => `${t(`statistics:metric.${figure}`)} (${t(`statistics:${side}`)})`),
  );
  return {
    head: [t(`statistics:group.${by}`), ...named],
    cells: rows.map((row) => [
      nameOf(row.key),
      ...FIGURES.flatMap((figure) => sides.map((side) => String(plainFigure(figureOf(row[side], figure), figure)))),
    ]),
  };
}
