import type { BookPart } from '../../../../contract/parts/schemas.ts';
import { priceCalls } from '../../../../contract/prices/calls.ts';
import { workOrderCalls } from '../../../../contract/work-orders/calls.ts';
import { OWN_PRICE } from '../../../../contract/work-orders/rules.ts';
import type {
  CurrentItem,
  Finding,
  ItemChange,
  NewItem,
  WorkOrder,
  WorkOrderItem,
} from '../../../../contract/work-orders/schemas.ts';
import { request } from '../../../../providers/calls/client.ts';
import { priceKey, pricesBody, pricesByPart } from '../../../shared/prices/price-batches.ts';
import { orderItem, QUANTITY_MAX } from '../../../shared/work-order/order-item.ts';
import { lineChanges, numberUpdate, priceUpdate } from '../../lines/changes/line-changes.ts';

export interface FixContext {
  order: WorkOrder;
  items: readonly WorkOrderItem[];
  currentItems: readonly CurrentItem[];
  labels: { original: string; hour: string };
}

/** What one click does about a finding; null: it can only be dismissed. */
export type FixKind = 'add' | 'replace' | 'delete' | 'merge' | 'number' | 'price' | 'quantity' | 'labour' | null;

export function fixKindOf({ rule, candidates, partIds }: Finding, context: FixContext): FixKind {
  const change = changeOf(partIds[0], context);
  switch (rule) {
    case 'otherSide':
    case 'together':
    case 'oneTime':
      return candidates.length > 0 ? 'add' : null;
    case 'misfit':
      return candidates.length > 0 ? 'replace' : 'delete';
    case 'notInBook':
    case 'discontinued':
      return 'delete';
    case 'doubled':
      return 'merge';
    case 'fewer':
      return 'quantity';
    case 'superseded':
      return change?.successor ? 'number' : null;
    case 'noPrice':
      return change?.price ? 'price' : null;
    case 'labour':
      return 'labour';
    case 'check':
      return null;
  }
}

/** Does what a finding asks for, with the chosen candidate. @throws CallError */
export async function fixFinding(
  finding: Finding,
  candidate: BookPart | undefined,
  context: FixContext,
): Promise<void> {
  const { order, items } = context;
  const { listId } = order;
  const lines = finding.partIds.flatMap((id) => items.find(({ partId }) => partId === id) ?? []);
  const [first, ...others] = lines;
  if (first === undefined) return;
  const kind = fixKindOf(finding, context);
  if (kind === 'add' && candidate !== undefined) return addItem(listId, await partItem(candidate, context));
  if (kind === 'replace' && candidate !== undefined) {
    const item = await partItem(candidate, context);
    await addItem(listId, { ...item, quantity: first.quantity, userWord: first.userWord });
    return deleteItems(listId, [first]);
  }
  if (kind === 'delete') return deleteItems(listId, [first]);
  if (kind === 'merge') {
    const quantity = Math.min(
      QUANTITY_MAX,
      lines.reduce((sum, line) => sum + line.quantity, 0),
    );
    await update(listId, { partId: first.partId, values: { quantity }, seen: { quantity: first.quantity } });
    return deleteItems(listId, others);
  }
  if (kind === 'quantity' && finding.quantity !== null) {
    const values = { quantity: finding.quantity };
    return update(listId, { partId: first.partId, values, seen: { quantity: first.quantity } });
  }
  if (kind === 'labour' && finding.work !== null) return addItem(listId, labourItem(finding.work, context));
  const change = changeOf(first.partId, context);
  const changed =
    kind === 'number' ? numberUpdate(first, change) : kind === 'price' ? priceUpdate(first, change) : null;
  if (changed !== null) return update(listId, changed);
}

function changeOf(partId: number | undefined, { items, currentItems }: FixContext) {
  return partId === undefined ? undefined : lineChanges(items, currentItems).get(partId);
}

async function addItem(listId: number, item: NewItem): Promise<void> {
  await request(workOrderCalls.savePartListItems, { listId, items: [item], isPresentSkipped: true });
}

async function deleteItems(listId: number, items: readonly WorkOrderItem[]): Promise<void> {
  if (items.length > 0)
    await request(workOrderCalls.removeItem, { listId, partIds: items.map(({ partId }) => partId) });
}

async function update(listId: number, change: ItemChange): Promise<void> {
  await request(workOrderCalls.updatePartListItems, { listId, changes: [change] });
}

async function partItem(part: BookPart, { order, labels }: FixContext): Promise<NewItem> {
  const call = order.vehicleType === 'cov' ? priceCalls.getCovPartPrices : priceCalls.getPartPrices;
  const prices = await request(call, pricesBody([part], order.provinceCode));
  const price = pricesByPart(prices.flatMap((found) => found ?? [])).get(priceKey(part));
  return orderItem(part, { price, province: order.provinceCode, partBrandName: labels.original });
}

function labourItem({ name, hours }: { name: string; hours: number }, { order, labels }: FixContext): NewItem {
  return {
    lineKind: 'labour',
    stdPartName: name,
    provinceCode: order.provinceCode,
    marketPriceFen: null,
    quantity: hours,
    unit: labels.hour,
    priceSource: OWN_PRICE,
  };
}
