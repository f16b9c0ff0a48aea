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
import { BulkChanges } from './bulk-changes.tsx';

interface BulkPlanProps {
  plan: BulkProgress;
  onBack?: () => void;
  onClose?: () => void;
}

/** What a plan will do or has done, with its reasons; applies it with progress, continues one that was left, and undoes it. */
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
  async function repeat(call: typeof bulkCalls.bulkApply | typeof bulkCalls.bulkUndo, counts: 'applied' | 'undone') {
    isStopped.current = false;
    for (;;) {
      const next = await request(call, { planId: current.planId });
      setCurrent(next);
      if (next[counts].open === 0 || isStopped.current) break;
    }
    await queryClient.invalidateQueries();
  }
  const { planId, planned, applied, undone } = current;
  const apply = useAction(() => repeat(bulkCalls.bulkApply, 'applied'), { stopsOnLeave: true });
  const undo = useAction(() => repeat(bulkCalls.bulkUndo, 'undone'), { stopsOnLeave: true });
  const isBusy = apply.isBusy || undo.isBusy;
  const isStarted = doneOf(applied) > 0;
  const isUndoStarted = doneOf(undone) > 0;
  const isUndone = isUndoStarted && undone.open === 0;
  const isEnded = isUndone || (isStarted && applied.open === 0);
  const percent = (counts: Counts) => Math.round((100 * doneOf(counts)) / Math.max(1, doneOf(counts) + counts.open));
  return (
    <div className={styles.plan}>
      <BulkChanges plan={current} />
      <PlanCounts plan={current} />
      {isBusy && (
        <Progress
          percent={percent(undo.isBusy ? undone : applied)}
          aria-label={t(undo.isBusy ? 'bulk.undoing' : 'bulk.applying')}
        />
      )}
      {isStarted && !isBusy && <PlanState plan={current} />}
      <div className={styles.foot}>
        {!isEnded && !isUndoStarted && (
          <Button
            type="primary"
            disabled={planned.change === 0 || undo.isBusy}
            loading={apply.isBusy}
            onClick={() => void apply.run()}
          >
            {isStarted ? t('bulk.continue', { count: applied.open }) : t('bulk.apply', { count: planned.change })}
          </Button>
        )}
        {applied.changed > 0 && !isUndone && (
          <Button loading={undo.isBusy} disabled={apply.isBusy} onClick={() => void undo.run()}>
            {isUndoStarted ? t('bulk.undoRest', { count: undone.open }) : t('bulk.undo')}
          </Button>
        )}
        {!isStarted && onBack !== undefined && (
          <Button disabled={isBusy} onClick={onBack}>
            {t('common:action.back')}
          </Button>
        )}
        {isEnded && onClose !== undefined && <Button onClick={onClose}>{t('common:action.close')}</Button>}
        {isEnded && onClose !== undefined && powers.has(AUDIT_PAGE) && (
          <Link to={`${AUDIT_PAGE}?batch=${planId}`}>{t('bulk.audit')}</Link>
        )}
      </div>
      <Rows plan={current} />
    </div>
  );
}

type Counts = BulkProgress['applied'];

const doneOf = ({ changed, conflict, refused }: Counts) => changed + conflict + refused;

/** What the plan will do; once it has begun, what it has done and what is left. */
function PlanCounts({ plan: { planned, applied } }: { plan: BulkProgress }) {
  const { t } = useMessages();
  const isStarted = doneOf(applied) > 0;
  const counts: (readonly [count: number, text: string])[] = isStarted
    ? (['changed', 'conflict', 'refused', 'open'] as const).map((result) => [
        applied[result],
        t(`bulk.result.${result}`),
      ])
    : (['change', 'unchanged', 'refused'] as const).map((outcome) => [planned[outcome], t(`bulk.outcome.${outcome}`)]);
  return (
    <ul className={styles.counts} aria-label={t(isStarted ? 'bulk.progress' : 'bulk.plan')}>
      {counts.map(([count, text]) => (
        <li key={text}>
          <strong>{count}</strong> {text}
        </li>
      ))}
    </ul>
  );
}

/** How a plan that has begun ended, or that it stopped before its end. */
function PlanState({ plan: { applied, undone } }: { plan: BulkProgress }) {
  const { t } = useMessages();
  const isUndoStarted = doneOf(undone) > 0;
  const { open, changed, conflict, refused } = isUndoStarted ? undone : applied;
  const kind = isUndoStarted ? (['undone', 'isUndoOpen'] as const) : (['applied', 'isOpen'] as const);
  return (
    <Alert
      role="status"
      showIcon
      type={open + applied.conflict + applied.refused > 0 || undone.conflict > 0 ? 'warning' : 'success'}
      message={
        open > 0
          ? t(`bulk.${kind[1]}`, { count: open })
          : t(`bulk.${kind[0]}`, { count: changed, left: conflict + refused })
      }
    />
  );
}

/** The records that are refused, or were left as they are. */
function Rows({ plan: { planId, planned, applied } }: { plan: BulkProgress }) {
  const { t } = useMessages();
  const [page, setPage] = useState(1);
  const isStarted = doneOf(applied) > 0;
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
