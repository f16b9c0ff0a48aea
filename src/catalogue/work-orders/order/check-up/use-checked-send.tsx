import { type ReactNode, useState } from 'react';
import type { WorkOrder, WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { loadMessages } from '../../../../providers/i18n.ts';
import { lazyWithRetry } from '../../../../ui/lazy/lazy-with-retry.tsx';
import { OnDemandBoundary } from '../../../shared/call/on-demand-boundary.tsx';
import { findingsOf, useCheckUp } from './use-check-up.ts';

const CheckUpDialog = lazyWithRetry(async () => {
  await loadMessages(['work-orders-check-up']);
  return (await import('./check-up-dialog.tsx')).CheckUpDialog;
});

interface CheckedSend {
  /** Resolves to whether the order is to be sent. Asks every time while findings are open or not known. */
  confirm: () => Promise<boolean>;
  dialog: ReactNode;
}

/** The question before an order with open findings, or some of its lines, is printed or exported. */
export function useCheckedSend(order: WorkOrder, items: readonly WorkOrderItem[]): CheckedSend {
  const { findings: all } = useCheckUp(order, false);
  const findings = all && findingsOf(items, all);
  const [onAnswer, setOnAnswer] = useState<((isSent: boolean) => void) | null>(null);
  const isClear = items.length === 0 || findings?.every(({ isDismissed }) => isDismissed) === true;
  const confirm = () =>
    isClear ? Promise.resolve(true) : new Promise<boolean>((resolve) => setOnAnswer(() => resolve));
  const answer = (isSent: boolean) => {
    setOnAnswer(null);
    onAnswer?.(isSent);
  };
  const dialog = onAnswer !== null && (
    <OnDemandBoundary onError={() => answer(false)}>
      <CheckUpDialog order={order} items={items} onClose={() => answer(false)} onSend={() => answer(true)} />
    </OnDemandBoundary>
  );
  return { confirm, dialog };
}
