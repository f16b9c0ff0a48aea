import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fitReportCalls } from '../../contract/fit-reports/calls.ts';
import type { FitCount, FitCountRow } from '../../contract/fit-reports/count-schemas.ts';
import { FIT_REPORT_PAGE } from '../../contract/fit-reports/rules.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Spinner } from '../../ui/state.tsx';
import { paginationOf } from '../list/pagination.ts';
import { LoadError } from '../load-error.tsx';
import { type Messages, useMessages } from '../messages.ts';
import { usePowers } from '../use-powers.ts';
import { type FitCountState, toRowsBody } from './fit-count-state.ts';

interface FitCountRowsProps {
  count: FitCount;
  period: Pick<FitCountState, 'from' | 'to'>;
}

/** The reports or returned lines behind a figure. */
export function FitCountRows({ count, period }: FitCountRowsProps) {
  const messages = useMessages();
  const { t } = messages;
  const hasReports = usePowers().has(FIT_REPORT_PAGE);
  const [page, setPage] = useState({ page: 1, pageSize: 10 });
  const options = { keepPreviousData: true, staleTime: 0 };
  const { data, error, refetch } = useCall(fitReportCalls.fitCountRows, toRowsBody(count, period, page), options);
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  return (
    <Table<FitCountRow>
      rowKey="id"
      size="small"
      dataSource={data.rows}
      columns={columnsOf(messages, count.source === 'report' && hasReports)}
      pagination={paginationOf(page, data.total, { t, onGo: (change) => setPage({ ...page, ...change }) })}
    />
  );
}

function columnsOf({ t, language }: Messages, isLinked: boolean): TableColumnsType<FitCountRow> {
  const title = (name: string) => t(`fitCount:column.${name}`);
  return [
    {
      title: title('at'),
      render: (_, { id, at }) => {
        const time = formatDateTime(at, language, 'short');
        return isLinked ? <Link to={`${FIT_REPORT_PAGE}/show/${id}`}>{time}</Link> : time;
      },
    },
    {
      title: title('user'),
      render: (_, { username, companyName }) => [username, companyName].filter(Boolean).join(' · '),
    },
    { title: title('vin'), render: (_, { vin }) => vin && <span className="oe">{vin}</span> },
    {
      title: title('state'),
      render: (_, { status, orderName }) => (status === null ? orderName : t(`fitReport:option.status.${status}`)),
    },
    { title: title('note'), render: (_, { note }) => note },
  ];
}
