import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { language } from '../../../providers/language.ts';
import { readSite } from '../../../providers/page/site.ts';
import { useStore } from '../../../providers/store.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { customerSheet, internalSheet } from '../order/order-sheet.ts';
import { orderState } from '../order/order-state.ts';
import { useProvinceName } from '../order/use-province-name.ts';
import { useSuperseded } from '../order/use-superseded.ts';
import { paperChoice } from './paper-choice.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import { useIsPrinting } from './use-is-printing.ts';

interface PrintedOrderProps {
  order: WorkOrder;
  items: readonly WorkOrderItem[];
}

/** The chosen paper of the order: all items, whatever the search on the screen. */
export function PrintedOrder({ order, items }: PrintedOrderProps) {
  const { t } = useTranslation('work-orders');
  const { t: tPrices } = useTranslation('prices');
  const locale = useStore(language);
  const provinceName = useProvinceName();
  const supersededOf = useSuperseded(order.listId);
  const [{ kind }] = useUrlState(orderState);
  const paper = useStore(paperChoice);
  const { data: letterhead } = useCall(companyCalls.getLetterhead, {});
  if (!useIsPrinting()) return null;
  const input = {
    order,
    items,
    language: locale,
    t,
    tPrices,
    provinceName,
    supersededOf,
    kind,
    isDemo: readSite().isDemo,
  };
  if (paper === 'internal') return <PrintedSheet sheet={internalSheet(input)} isWide />;
  const signatures = [t('paper.shopSignature'), t('paper.customerSignature')];
  return <PrintedSheet sheet={customerSheet(input)} letterhead={letterhead} signatures={signatures} />;
}
