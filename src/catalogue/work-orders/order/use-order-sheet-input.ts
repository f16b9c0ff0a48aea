import { useTranslation } from 'react-i18next';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { isSampleVehicle } from '../../shared/site/is-sample-vehicle.ts';
import type { OrderSheetInput } from './order-sheet-input.ts';
import { orderState } from './order-state.ts';
import { useProvinceName } from './use-province-name.ts';
import { useSuperseded } from './use-superseded.ts';

/** These items of an order for a file or paper, with the price kind and language of the page. */
export function useOrderSheetInput(order: WorkOrder, items: readonly WorkOrderItem[]): OrderSheetInput {
  const { t } = useTranslation('work-orders');
  const { t: tPrices } = useTranslation('prices');
  const locale = useStore(language);
  const provinceName = useProvinceName();
  const supersededOf = useSuperseded(order.listId);
  const [{ kind }] = useUrlState(orderState);
  const isDemo = isSampleVehicle(order.vehicleId);
  return { order, items, language: locale, t, tPrices, provinceName, supersededOf, kind, isDemo };
}
