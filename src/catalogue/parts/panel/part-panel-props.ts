import type { Part } from '../../../contract/parts.ts';
import type { ProvinceCode } from '../../../contract/provinces.ts';
import type { OrderablePart } from '../ordered-item.ts';
import type { ListActions } from '../table/list-context.ts';

/** What the panel and each of its tabs are about. */
export interface PartPanelProps {
  part: Part;
  province: ProvinceCode;
  actions: Pick<ListActions, 'priceOf' | 'canAdd' | 'provinceName'>;
  isAdded(part: OrderablePart): boolean;
  onAdd(part: OrderablePart, price: ReturnType<ListActions['priceOf']>): void;
  onClose(): void;
}
