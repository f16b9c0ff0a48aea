import type { WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { isPriceKind, type PriceKind, unitPriceFen } from './price-kinds.ts';

export const itemSorts = ['added', 'name', 'oe', 'price'] as const;
export type ItemSort = (typeof itemSorts)[number];

/** What an order shows: kept in the URL. */
export interface OrderView {
  search: string;
  sortBy: ItemSort;
  orderBy: 'asc' | 'desc';
  kind: PriceKind;
  /** Only the lines whose price or number has changed since. */
  isChangedOnly: boolean;
}

/** What the URL asks for; anything that it cannot mean is the default. */
export function orderViewOf(params: URLSearchParams): OrderView {
  const kind = params.get('price');
  return {
    search: (params.get('q') ?? '').trim().slice(0, 60),
    sortBy: itemSorts.find((sort) => sort === params.get('sort')) ?? 'added',
    orderBy: params.get('order') === 'desc' ? 'desc' : 'asc',
    kind: isPriceKind(kind) ? kind : 'market',
    isChangedOnly: params.get('only') === 'changed',
  };
}

/** The order's URL with a view, without what is the default anyhow. */
export function viewParams(listId: number, view: OrderView): URLSearchParams {
  return new URLSearchParams([
    ['listId', String(listId)],
    ...(view.search === '' ? [] : [['q', view.search]]),
    ...(view.sortBy === 'added' ? [] : [['sort', view.sortBy]]),
    ...(view.orderBy === 'asc' ? [] : [['order', view.orderBy]]),
    ...(view.kind === 'market' ? [] : [['price', view.kind]]),
    ...(view.isChangedOnly ? [['only', 'changed']] : []),
  ]);
}

/** A line and its place on the order, from 1: searching and sorting do not change it. */
export interface PlacedItem {
  item: WorkOrderItem;
  line: number;
}

/** The lines that are looked for, in the order asked; lines without a price come last either way. */
export function viewedItems(
  items: readonly WorkOrderItem[],
  { search, sortBy, orderBy, kind, isChangedOnly }: OrderView,
  isChanged: (partId: number) => boolean,
): PlacedItem[] {
  const wanted = folded(search);
  const found = items
    .map((item, index) => ({ item, line: index + 1 }))
    .filter(({ item }) => (!isChangedOnly || isChanged(item.partId)) && isFound(item, wanted));
  const turn = orderBy === 'asc' ? 1 : -1;
  if (sortBy === 'added') return turn === 1 ? found : found.reverse();
  return found.sort((a, b) => compare(a.item, b.item, { sortBy, kind, turn }) || a.line - b.line);
}

function isFound(item: WorkOrderItem, wanted: string): boolean {
  if (wanted === '') return true;
  const { stdPartName, oeName, userWord, oe, formerOe, partRemark } = item;
  return [stdPartName, oeName, userWord, oe, formerOe, partRemark].some((text) => folded(text).includes(wanted));
}

/** As people type it: without spaces and dashes, whatever the case. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]+/g, '');
}

interface Comparing {
  sortBy: Exclude<ItemSort, 'added'>;
  kind: PriceKind;
  turn: number;
}

function compare(a: WorkOrderItem, b: WorkOrderItem, { sortBy, kind, turn }: Comparing): number {
  if (sortBy === 'name') return turn * a.stdPartName.localeCompare(b.stdPartName);
  if (sortBy === 'oe') return turn * a.searchOe.localeCompare(b.searchOe);
  const [left, right] = [unitPriceFen(a, kind), unitPriceFen(b, kind)];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return turn * (left - right);
}
