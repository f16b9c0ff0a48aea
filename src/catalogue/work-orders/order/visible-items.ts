import type { PriceKind } from '../../../contract/prices/price-kinds.ts';
import type { WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { unitPriceFen } from './item-price.ts';
import type { ItemSort, OrderView } from './order-state.ts';

/** An item and its line number on the order, from 1, which search and sort do not change. */
export interface NumberedItem {
  item: WorkOrderItem;
  line: number;
}

/** The items that match the view, sorted; items without a price are last in both directions. */
export function visibleItems(
  items: readonly WorkOrderItem[],
  { search, sortBy, orderBy, kind, isChangedOnly }: OrderView,
  isChanged: (partId: number) => boolean,
): NumberedItem[] {
  const query = foldText(search);
  const found = items
    .map((item, index) => ({ item, line: index + 1 }))
    .filter(({ item }) => (!isChangedOnly || isChanged(item.partId)) && matches(item, query));
  const sign = orderBy === 'asc' ? 1 : -1;
  if (sortBy === 'added') return sign === 1 ? found : found.reverse();
  return found.sort((a, b) => compare(a.item, b.item, { sortBy, kind, sign }) || a.line - b.line);
}

function matches(item: WorkOrderItem, query: string): boolean {
  if (query === '') return true;
  const { stdPartName, oeName, userWord, oe, formerOe, partRemark } = item;
  return [stdPartName, oeName, userWord, oe, formerOe, partRemark].some((text) => foldText(text).includes(query));
}

/** Lower case, without spaces and dashes. */
function foldText(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]+/g, '');
}

interface Sort {
  sortBy: Exclude<ItemSort, 'added'>;
  kind: PriceKind;
  sign: number;
}

function compare(a: WorkOrderItem, b: WorkOrderItem, { sortBy, kind, sign }: Sort): number {
  if (sortBy === 'name') return sign * a.stdPartName.localeCompare(b.stdPartName);
  if (sortBy === 'oe') return sign * a.searchOe.localeCompare(b.searchOe);
  const [left, right] = [unitPriceFen(a, kind), unitPriceFen(b, kind)];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return sign * (left - right);
}
