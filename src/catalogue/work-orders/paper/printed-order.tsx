import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useStore } from '../../../providers/store.ts';
import { useIsPrinting } from '../../../ui/hooks/use-is-printing.ts';
import { customerSheet, internalSheet } from '../order/order-sheet.ts';
import { useOrderSheetInput } from '../order/use-order-sheet-input.ts';
import { paperChoice } from './paper-choice.ts';
import { PrintedSheet } from './printed-sheet.tsx';

interface PrintedOrderProps {
  order: WorkOrder;
  items: readonly WorkOrderItem[];
}

/** The chosen paper of the order: all items, whatever the search on the screen. */
export function PrintedOrder({ order, items }: PrintedOrderProps) {
  const { t } = useTranslation('work-orders');
  const input = useOrderSheetInput(order, items);
  const paper = useStore(paperChoice);
  const { data: letterhead } = useCall(companyCalls.getLetterhead, {});
  if (!useIsPrinting()) return null;
  if (paper === 'internal') return <PrintedSheet sheet={internalSheet(input)} isWide />;
  const signatures = [t('paper.shopSignature'), t('paper.customerSignature')];
  return <PrintedSheet sheet={customerSheet(input)} letterhead={letterhead} signatures={signatures} />;
}
