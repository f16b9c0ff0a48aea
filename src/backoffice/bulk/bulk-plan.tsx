import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Progress, Table } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { AUDIT_PAGE } from '../../contract/audit/audit-rules.ts';
import { bulkCalls } from '../../contract/bulk/calls.ts';
import type { BulkProgress } from '../../contract/bulk/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useMessages } from '../messages.ts';
import { usePowers } from '../use-powers.ts';
import styles from './bulk.module.css';

interface BulkPlanProps {
  plan: BulkProgress;
  onBack?: () => void;
  onClose?: () => void;
}

/** What a plan will do, with its reasons; applies it with progress, and undoes it. */
export function BulkPlan({ plan, onBack, onClose }: BulkPlanProps) {
  const { t } = useMessages();
  const powers = usePowers();
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState(plan);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  /** Repeats the call until nothing is open; leaving the page stops after the present chunk. */
  async function repeat(step: () => Promise<BulkProgress>, openOf: (progress: BulkProgress) => number) {
    isStopped.current = false;
    for (;;) {
      const next = await step();
      setCurrent(next);
      if (openOf(next) === 0 || isStopped.current) break;
    }
    await queryClient.invalidateQueries();
  }
  const { planId, planned, applied, undone } = current;
  const apply = useAction(() =>
    repeat(
      () => request(bulkCalls.bulkApply, { planId }),
      (progress) => progress.applied.open,
    ),
  );
  const undo = useAction(() =>
    repeat(
      () => request(bulkCalls.bulkUndo, { planId }),
      (progress) => progress.undone.open,
    ),
  );
  const isApplied = applied.open === 0 && planned.change > 0;
  const isUndone = isApplied && undone.open === 0 && undone.changed + undone.conflict + undone.refused > 0;
  const doneOf = ({ changed, conflict, refused }: BulkProgress['applied']) => changed + conflict + refused;
  const percent = (counts: BulkProgress['applied']) =>
    Math.round((100 * doneOf(counts)) / Math.max(1, doneOf(counts) + counts.open));
  return (
    <div className={styles.plan}>
      <ul className={styles.counts} aria-label={t('bulk.plan')}>
        {(['change', 'unchanged', 'refused'] as const).map((outcome) => (
          <li key={outcome}>
            <strong>{planned[outcome]}</strong> {t(`bulk.outcome.${outcome}`)}
          </li>
        ))}
      </ul>
      {(apply.isBusy || undo.isBusy) && (
        <Progress
          percent={percent(undo.isBusy ? undone : applied)}
          aria-label={t(undo.isBusy ? 'bulk.undoing' : 'bulk.applying')}
        />
      )}
      {isApplied && !apply.isBusy && !undo.isBusy && (
        <Alert
          role="status"
          showIcon
          type={applied.conflict + applied.refused > 0 || undone.conflict > 0 ? 'warning' : 'success'}
          message={
            isUndone
              ? t('bulk.undone', { count: undone.changed, left: undone.conflict + undone.refused })
              : t('bulk.applied', { count: applied.changed, left: applied.conflict + applied.refused })
          }
        />
      )}
      <div className={styles.foot}>
        {!isApplied && (
          <Button
            type="primary"
            disabled={planned.change === 0}
            loading={apply.isBusy}
            onClick={() => void apply.run()}
          >
            {t('bulk.apply', { count: planned.change })}
          </Button>
        )}
        {applied.changed > 0 && !isUndone && (
          <Button loading={undo.isBusy} disabled={apply.isBusy} onClick={() => void undo.run()}>
            {t('bulk.undo')}
          </Button>
        )}
        {!isApplied && onBack !== undefined && (
          <Button disabled={apply.isBusy} onClick={onBack}>
            {t('common:action.back')}
          </Button>
        )}
        {isApplied && onClose !== undefined && <Button onClick={onClose}>{t('common:action.close')}</Button>}
        {isApplied && onClose !== undefined && powers.has(AUDIT_PAGE) && (
          <Link to={`${AUDIT_PAGE}?batch=${planId}`}>{t('bulk.audit')}</Link>
        )}
      </div>
      <Rows plan={current} />
    </div>
  );
}

/** The records that are refused, or were left as they are. */
function Rows({ plan: { planId, planned, applied } }: { plan: BulkProgress }) {
  const { t } = useMessages();
  const [page, setPage] = useState(1);
  const isStarted = applied.changed + applied.conflict + applied.refused > 0;
  const filter = isStarted ? { applied: 'left' as const } : { outcome: 'refused' as const };
  const total = isStarted ? applied.conflict + applied.refused : planned.refused;
  const body = { planId, ...filter, pageNum: page, pageSize: 10 };
  const { data } = useCall(bulkCalls.bulkRows, body, {
    enabled: total > 0,
    keepPreviousData: true,
    staleTime: 0,
  });
  if (total === 0 || data === undefined) return null;
  return (
    <Table
      size="small"
      rowKey="recordId"
      dataSource={data.rows}
      columns={[
        { title: t('bulk.record'), render: (_, { name, recordId }) => name || String(recordId) },
        { title: t('bulk.reason'), render: (_, { reason }) => reason },
      ]}
      pagination={{ current: page, pageSize: 10, total: data.total, onChange: setPage, showSizeChanger: false }}
    />
  );
}
