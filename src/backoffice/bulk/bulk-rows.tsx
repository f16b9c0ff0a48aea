import { Table } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { bulkCalls } from '../../contract/bulk/calls.ts';
import type { BulkProgress } from '../../contract/bulk/schemas.ts';
import type { ResultOf } from '../../contract/call.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { valueResourceOf } from '../audit/audit-values.ts';
import { type Messages, useMessages } from '../messages.ts';
import { usePowers } from '../use-powers.ts';
import { doneOf } from './done-of.ts';

type BulkRow = ResultOf<typeof bulkCalls.bulkRows>['rows'][number];

/** The records that the plan refuses; once it has begun, those that it left, or that undoing left, as they are. */
export function BulkRows({ plan: { planId, resource, planned, applied, undone } }: { plan: BulkProgress }) {
  const { t } = useMessages();
  const [page, setPage] = useState(1);
  const step = doneOf(undone) > 0 ? 'undone' : doneOf(applied) > 0 ? 'applied' : 'planned';
  const shown = {
    planned: { filter: { outcome: 'refused' as const }, total: planned.refused },
    applied: { filter: { applied: 'left' as const }, total: applied.conflict + applied.refused },
    undone: { filter: { undone: 'left' as const }, total: undone.conflict + undone.refused },
  };
  const { filter, total } = shown[step];
  const body = { planId, ...filter, pageNum: page, pageSize: 10 };
  const { data } = useCall(bulkCalls.bulkRows, body, {
    enabled: total > 0,
    keepPreviousData: true,
    staleTime: 0,
  });
  if (total === 0 || data === undefined) return null;
  return (
    <Table<BulkRow>
      size="small"
      rowKey="recordId"
      dataSource={data.rows}
      columns={[
        { title: t('bulk.record'), render: (_, row) => <RecordName resource={resource} row={row} /> },
        { title: t('bulk.reason'), render: (_, row) => reasonOf(row, t) },
      ]}
      pagination={{ current: page, pageSize: 10, total: data.total, onChange: setPage, showSizeChanger: false }}
    />
  );
}

/** Opens beside the plan, which is left open. */
function RecordName({ resource, row: { recordId, name } }: { resource: string; row: BulkRow }) {
  const powers = usePowers();
  const path = valueResourceOf(resource)?.path;
  const text = name || String(recordId);
  if (path === undefined || !powers.has(path)) return text;
  return (
    <Link to={`${path}/show/${recordId}`} target="_blank">
      {text}
    </Link>
  );
}

/** A conflict has words of its own: those of a form offer to compare, which nothing here does. */
function reasonOf({ applied, undone, reason }: BulkRow, t: Messages['t']): string {
  if (undone === 'conflict') return t('bulk.changedAfterwards');
  return applied === 'conflict' ? t('bulk.changedMeanwhile') : reason;
}
