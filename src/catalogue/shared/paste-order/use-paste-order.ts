import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import type { Part } from '../../../contract/parts/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { NewItem, PartQuery } from '../../../contract/work-orders/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { createIdempotencyKey } from '../call/idempotency-key.ts';
import { links } from '../navigation/paths.ts';
import { priceKey } from '../prices/price-batches.ts';
import { readPrices } from '../prices/read-prices.ts';
import { orderItem } from '../work-order/order-item.ts';
import type { OrderVehicle } from '../work-order/order-vehicle.ts';
import { uniqueParts } from '../work-order/part-key.ts';
import { confirmed } from '../work-order/use-confirm-fit.ts';
import { orderReads } from '../work-order/use-current-order.ts';
import type { PasteGroup } from './paste-groups.ts';
import { type PasteRow, pasteRow } from './paste-rows.ts';

/** A part that goes on the order. */
export interface ChosenPart {
  /** Null: the vehicle's book has no such part, so that it becomes a line of the user's own. */
  part: Part | null;
  quantity: number;
  /** As the message has it. */
  unit: string;
  /** As the message has it. */
  userWord: string;
}

export interface OrderDraft {
  vehicle: OrderVehicle;
  chosen: readonly ChosenPart[];
}

/** The rows of the chosen vehicle for the parts of a group. Opens the vehicle's parts. @throws CallError */
export async function findRows(group: PasteGroup, vehicle: OrderVehicle): Promise<PasteRow[]> {
  const { vehicleId, vin } = vehicle;
  if (vehicleId === null) return [];
  const queries = group.parts.map(({ part }): PartQuery => ({ kind: part.kind, text: part.text }));
  const body = omitUndefined({ vehicleId, vin: vin ?? undefined, queries });
  const found = await request(workOrderCalls.findOrderParts, body);
  const hits = new Map(found.map((entry) => [entry.query, entry.hits]));
  return group.parts.map(({ index, part }, query) => pasteRow(index, part, hits.get(query) ?? []));
}

/** Makes an order of each draft, or adds to the open order; then opens it. */
export function useMakeOrder({ listId, onDone }: { listId: number | undefined; onDone: () => void }) {
  const { t } = useTranslation('work-orders-paste');
  const { t: tParts } = useTranslation('work-orders-add');
  const navigate = useNavigate();
  const keys = useRef(new Map<number, string>());
  return useAction(
    async ({ drafts, province }: { drafts: readonly OrderDraft[]; province: ProvinceCode }) => {
      const ids: number[] = [];
      let presentNum = 0;
      for (const [index, draft] of drafts.entries()) {
        const items = await itemsOf(draft, province, t('originalBrand'));
        if (listId !== undefined) {
          const body = { listId, items, isPresentSkipped: true };
          presentNum += (await request(workOrderCalls.savePartListItems, body)).presentNum;
          ids.push(listId);
          continue;
        }
        const operationId = keys.current.get(index) ?? createIdempotencyKey();
        keys.current.set(index, operationId);
        const body = { ...draft.vehicle, provinceCode: province, items, operationId };
        ids.push((await request(workOrderCalls.savePartList, body)).listId);
      }
      return { ids, presentNum };
    },
    {
      isErrorInForm: true,
      changes: orderReads,
      onDone({ ids }) {
        const [only, ...others] = new Set(ids);
        onDone();
        if (only !== undefined) navigate(others.length === 0 ? links.order(only) : links.orders());
      },
      done: ({ ids, presentNum }, { drafts }) => {
        const count = drafts.reduce((sum, { chosen }) => sum + chosen.length, 0);
        if (listId !== undefined) return tParts('addedSome', { count: count - presentNum, present: presentNum });
        return t('made', { count: new Set(ids).size });
      },
    },
  );
}

async function itemsOf(
  { vehicle, chosen }: OrderDraft,
  province: ProvinceCode,
  partBrandName: string,
): Promise<NewItem[]> {
  const parts = chosen.flatMap(({ part }) => part ?? []);
  const prices = await readPrices(parts, { vehicleType: vehicle.vehicleType, province });
  const items = chosen.flatMap(({ part, quantity, userWord }): NewItem[] => {
    if (part === null) return [];
    const item = orderItem(part, { price: prices.get(priceKey(part)), province, partBrandName });
    // The user has ticked it with its mark beside it.
    return [{ ...confirmed(item), quantity, userWord }];
  });
  return [...uniqueParts(items), ...ownItems(chosen, province)];
}

/** Lines without a number and price, each name once. */
function ownItems(chosen: readonly ChosenPart[], provinceCode: ProvinceCode): NewItem[] {
  const items = chosen.flatMap(({ part, quantity, unit, userWord }): NewItem[] =>
    part === null
      ? [{ lineKind: 'material', stdPartName: userWord, quantity, unit, userWord, provinceCode, marketPriceFen: null }]
      : [],
  );
  return [...new Map(items.map((item) => [item.stdPartName, item])).values()];
}
