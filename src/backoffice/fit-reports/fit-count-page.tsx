import { Table, type TableColumnsType } from 'antd';
import { fitReportCalls } from '../../contract/fit-reports/calls.ts';
import type { FitCount } from '../../contract/fit-reports/count-schemas.ts';
import { fitCountSources } from '../../contract/fit-reports/rules.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { FilterBar, FilterChoice, FilterDays } from '../list/filter-bar.tsx';
import styles from '../list/list.module.css';
import { ListResult } from '../list/list-result.tsx';
import { paginationOf } from '../list/pagination.ts';
import { type Messages, useMessages } from '../messages.ts';
import { FitCountRows } from './fit-count-rows.tsx';
import { type FitCountState, fitCountState, noFilters, toListBody } from './fit-count-state.ts';

/** Which numbers users report or return, for which vehicles and why: the data that is likely wrong. */
export function FitCountPage() {
  const { t } = useMessages();
  const [state, setState] = useUrlState(fitCountState);
  const find = (change: Partial<FitCountState>) => setState({ page: 1, ...change });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('fitCount:title')}</h1>
      </div>
      <FilterBar
        key={state.search}
        label={t('fitCount:filter.search')}
        search={state.search}
        onFind={(search) => find({ search })}
        onClear={() => find(noFilters)}
      >
        <FilterChoice
          label={t('fitCount:column.source')}
          value={state.source}
          options={fitCountSources.map((source) => [source, t(`fitCount:source.${source}`)] as const)}
          onChange={(source) => find({ source })}
        />
        <FilterDays from={state.from} to={state.to} onChange={find} />
      </FilterBar>
      <p className="quiet">{t('fitCount:hint')}</p>
      <Counts state={state} onGo={setState} onClear={() => find(noFilters)} />
    </div>
  );
}

interface CountsProps {
  state: FitCountState;
  onGo: (change: Partial<FitCountState>) => void;
  onClear: () => void;
}

function Counts({ state, onGo, onClear }: CountsProps) {
  const messages = useMessages();
  const { t } = messages;
  const options = { keepPreviousData: true, staleTime: 0 };
  return (
    <ListResult
      query={useCall(fitReportCalls.fitCountList, toListBody(state), options)}
      isFiltered={fitCountState.isFiltered(state, ['page', 'pageSize'])}
      onClear={onClear}
      empty={t('fitCount:empty')}
    >
      {({ rows, total }) => (
        <Table<FitCount>
          rowKey={keyOf}
          size="middle"
          dataSource={rows}
          columns={columnsOf(messages)}
          expandable={{ expandedRowRender: (count) => <FitCountRows count={count} period={state} /> }}
          pagination={paginationOf(state, total, { t, onGo })}
        />
      )}
    </ListResult>
  );
}

function keyOf({ source, reason, searchOe, brandId, vehicleId }: FitCount): string {
  return [source, reason, searchOe, brandId, vehicleId].join(' ');
}

function columnsOf({ t, language }: Messages): TableColumnsType<FitCount> {
  const title = (name: string) => t(`fitCount:column.${name}`);
  return [
    { title: title('oe'), render: (_, { oe }) => <span className="oe">{oe}</span> },
    { title: title('partName'), render: (_, { partName }) => partName },
    {
      title: title('vehicleName'),
      render: (_, { vehicleName }) => vehicleName || <span className="quiet">{t('fitCount:noVehicle')}</span>,
    },
    { title: title('source'), render: (_, { source }) => t(`fitCount:source.${source}`) },
    { title: title('reason'), render: (_, { source, reason }) => t(`fitCount:reason.${source}.${reason}`) },
    { title: title('num'), align: 'right', render: (_, { num }) => num },
    { title: title('companyNum'), align: 'right', render: (_, { companyNum }) => companyNum },
    { title: title('latestAt'), render: (_, { latestAt }) => formatDateTime(latestAt, language, 'short') },
  ];
}
