import type { TFunction } from 'i18next';
import type { PriceKind } from '../../../contract/prices/price-kinds.ts';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';

export interface OrderSheetInput {
  order: WorkOrder;
  items: readonly WorkOrderItem[];
  language: string;
  t: TFunction<'work-orders'>;
  tPrices: TFunction<'prices'>;
  provinceName: (code: string) => string;
  /** What the catalogue says today of the numbers that are no longer current; undefined: not known. */
  supersededOf: ((item: WorkOrderItem) => string) | undefined;
  /** The price kind in the lines. */
  kind?: PriceKind;
  /** Adds the note that numbers and prices are samples. */
  isDemo: boolean;
  /** The day on paper; today by default. */
  now?: Date;
}
