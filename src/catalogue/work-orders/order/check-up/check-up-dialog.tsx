import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../../../contract/work-orders/calls.ts';
import type { Finding, WorkOrder, WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { request } from '../../../../providers/calls/client.ts';
import { useAction } from '../../../../providers/calls/use-action.ts';
import { useCall } from '../../../../providers/calls/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../../ui/state.tsx';
import { CallFailed } from '../../../shared/call/call-failed.tsx';
import { orderReads } from '../../../shared/work-order/use-current-order.ts';
import styles from './check-up.module.css';
import { type FixContext, fixFinding, fixKindOf } from './fixes.ts';
import { findingsOf, useCheckUp } from './use-check-up.ts';

export interface CheckUpDialogProps {
  order: WorkOrder;
  /** The lines that the findings are about: all, or those to be exported. */
  items: readonly WorkOrderItem[];
  onClose: () => void;
  /** Asked before printing or exporting: sends the order, whatever is open. */
  onSend?: (() => void) | undefined;
}

const changed = [
  ...orderReads,
  workOrderCalls.getItemPresent,
  workOrderCalls.checkOrder,
  workOrderCalls.checkOrderFit,
] as const;

/** What to look at before an order is sent: each finding is mended or dismissed with a click. */
export function CheckUpDialog({ order, items, onClose, onSend }: CheckUpDialogProps) {
  const { t } = useTranslation('work-orders-check-up');
  const { t: common } = useTranslation();
  const [isFitWanted, setFitWanted] = useState(false);
  const { findings: all, isFitChecked, error } = useCheckUp(order, isFitWanted);
  const findings = all && findingsOf(items, all);
  const { data: currentItems = [] } = useCall(workOrderCalls.getItemPresent, { listId: order.listId });
  const context = { order, items, currentItems, labels: { original: t('original'), hour: t('hour') } };
  const open = findings?.filter(({ isDismissed }) => !isDismissed) ?? [];
  const dismissed = findings?.filter(({ isDismissed }) => isDismissed) ?? [];
  return (
    <Dialog
      title={t('title')}
      closeLabel={common('action.close')}
      onClose={onClose}
      isWide
      footer={onSend && <SendButtons openNum={findings && open.length} onClose={onClose} onSend={onSend} />}
    >
      <div className={styles.body}>
        {error !== null && <CallFailed error={error} onRetry={() => setFitWanted(isFitWanted)} />}
        {findings === undefined && error === null && <Skeleton label={t('loading')} rows={4} />}
        {findings !== undefined && open.length === 0 && <p role="status">{t('none')}</p>}
        {onSend !== undefined && open.length > 0 && <p>{t('beforeSending', { count: open.length })}</p>}
        {!isFitChecked && order.vehicleId !== null && (
          <p className={styles.fit}>
            <span className="quiet">{t('fitCost')}</span>
            <Button isSmall disabled={isFitWanted} onClick={() => setFitWanted(true)}>
              {t('checkFit')}
            </Button>
          </p>
        )}
        <ul className={styles.list}>
          {open.map((finding) => (
            <FindingRow key={finding.key} finding={finding} context={context} />
          ))}
        </ul>
        {dismissed.length > 0 && (
          <details>
            <summary>{t('dismissed', { count: dismissed.length })}</summary>
            <ul className={styles.list}>
              {dismissed.map((finding) => (
                <FindingRow key={finding.key} finding={finding} context={context} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </Dialog>
  );
}

interface SendButtonsProps {
  /** Undefined while they are not known. */
  openNum: number | undefined;
  onClose: () => void;
  onSend: () => void;
}

function SendButtons({ openNum, onClose, onSend }: SendButtonsProps) {
  const { t } = useTranslation('work-orders-check-up');
  const { t: common } = useTranslation();
  return (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button variant={openNum === 0 ? 'primary' : 'default'} onClick={onSend}>
        {t(openNum === 0 ? 'send' : 'sendAnyway')}
      </Button>
    </>
  );
}

function FindingRow({ finding, context }: { finding: Finding; context: FixContext }) {
  const { t } = useTranslation('work-orders-check-up');
  const { rule, candidates, partIds, key, isDismissed, work, quantity } = finding;
  const [chosen, setChosen] = useState(0);
  const names = partIds.flatMap((id) => lineName(context.items, id) ?? []);
  const candidate = candidates[chosen];
  const fix = useAction(() => fixFinding(finding, candidate, context), { changes: changed });
  const dismiss = useAction(
    () =>
      request(workOrderCalls.dismissFindings, {
        listId: context.order.listId,
        keys: [key],
        isDismissed: !isDismissed,
      }),
    { changes: changed },
  );
  const kind = fixKindOf(finding, context);
  const name = [...new Set(names)].join(t('comma'));
  return (
    <li className={styles.finding}>
      <span className={styles.text}>
        <strong>{t(`rule.${rule}`)}</strong>{' '}
        {t(`about.${rule}`, {
          name,
          part: candidate?.stdPartName ?? '',
          quantity,
          work: work?.name,
          hours: work?.hours,
        })}
        {candidates.length === 1 && <span className="oe"> {candidate?.oe}</span>}
      </span>
      {candidates.length > 1 && (
        <select
          aria-label={t('choose', { name })}
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {candidates.map((part, index) => (
            <option key={part.searchOe} value={index}>
              {[part.oe, part.oeName, part.partRemark].filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
      )}
      <span className={styles.actions}>
        {kind !== null && !isDismissed && (
          <Button isSmall variant="primary" isBusy={fix.isBusy} onClick={() => void fix.run()}>
            {t(`fix.${kind}`)}
          </Button>
        )}
        <Button isSmall isBusy={dismiss.isBusy} onClick={() => void dismiss.run()}>
          {t(isDismissed ? 'restore' : rule === 'check' ? 'checked' : 'dismiss')}
        </Button>
      </span>
    </li>
  );
}

/** The name of the line's part, with its number if other lines have the same name. */
function lineName(items: readonly WorkOrderItem[], id: number): string | undefined {
  const item = items.find(({ partId }) => partId === id);
  const isShared = items.filter(({ stdPartName }) => stdPartName === item?.stdPartName).length > 1;
  return item !== undefined && isShared ? `${item.stdPartName} ${item.oe}`.trim() : item?.stdPartName;
}
