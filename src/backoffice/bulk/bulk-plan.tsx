import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { AUDIT_PAGE } from '../../contract/audit/audit-rules.ts';
import { bulkCalls } from '../../contract/bulk/calls.ts';
import { BULK_ROWS_MAX, type BulkProgress } from '../../contract/bulk/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useMessages } from '../messages.ts';
import { usePowers } from '../use-powers.ts';
import styles from './bulk.module.css';
import { BulkChanges } from './bulk-changes.tsx';
import { BulkRows } from './bulk-rows.tsx';
import { type BulkCounts, doneOf } from './done-of.ts';

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
  /** The same values for the records that someone else has changed since the plan was made, as they are now. */
  const planAgain = useAction(
    async () => {
      const { rows } = await request(bulkCalls.bulkRows, { planId, applied: 'conflict', pageSize: BULK_ROWS_MAX });
      const ids = rows.map(({ recordId }) => recordId);
      return request(bulkCalls.bulkPlan, { resource: current.resource, ids, values: current.changes });
    },
    { onDone: setCurrent },
  );
  const isBusy = apply.isBusy || undo.isBusy || planAgain.isBusy;
  const isStarted = doneOf(applied) > 0;
  const isUndoStarted = doneOf(undone) > 0;
  const isUndone = isUndoStarted && undone.open === 0;
  const isEnded = isUndone || (isStarted && applied.open === 0);
  const percent = (counts: BulkCounts) =>
    Math.round((100 * doneOf(counts)) / Math.max(1, doneOf(counts) + counts.open));
  return (
    <div className={styles.plan}>
      <BulkChanges plan={current} />
      <PlanCounts plan={current} />
      {(apply.isBusy || undo.isBusy) && (
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
        {isEnded && !isUndoStarted && applied.conflict > 0 && (
          <Button loading={planAgain.isBusy} disabled={undo.isBusy} onClick={() => void planAgain.run()}>
            {t('bulk.planAgain', { count: applied.conflict })}
          </Button>
        )}
        {applied.changed > 0 && !isUndone && (
          <Button loading={undo.isBusy} disabled={apply.isBusy || planAgain.isBusy} onClick={() => void undo.run()}>
            {isUndoStarted ? t('bulk.undoRest', { count: undone.open }) : t('bulk.undo')}
          </Button>
        )}
        {!isStarted && onBack !== undefined && (
          <Button disabled={isBusy} onClick={onBack}>
            {t('common:action.back')}
          </Button>
        )}
        {isEnded && onClose !== undefined && <Button onClick={onClose}>{t('common:action.close')}</Button>}
        {isEnded && (onClose !== undefined || planId !== plan.planId) && powers.has(AUDIT_PAGE) && (
          <Link to={`${AUDIT_PAGE}?batch=${planId}`}>{t('bulk.audit')}</Link>
        )}
      </div>
      <BulkRows key={planId} plan={current} />
    </div>
  );
}

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
      type={open + applied.conflict + applied.refused + undone.conflict + undone.refused > 0 ? 'warning' : 'success'}
      message={
        open > 0
          ? t(`bulk.${kind[1]}`, { count: open })
          : t(`bulk.${kind[0]}`, { count: changed, left: conflict + refused })
      }
    />
  );
}
