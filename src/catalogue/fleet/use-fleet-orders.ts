import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { groupBy } from '../../contract/group-by.ts';
import type { PartPrice } from '../../contract/prices/schemas.ts';
import type { ProvinceCode } from '../../contract/provinces/schemas.ts';
import { workOrderCalls } from '../../contract/work-orders/calls.ts';
import { ORDER_REMARK_MAX } from '../../contract/work-orders/rules.ts';
import type { NewItem } from '../../contract/work-orders/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { createIdempotencyKey } from '../shared/call/idempotency-key.ts';
import { links } from '../shared/navigation/paths.ts';
import { readPrices } from '../shared/prices/read-prices.ts';
import { noVehicle, type OrderVehicle, orderVehicleOf } from '../shared/work-order/order-vehicle.ts';
import { confirmed, useConfirmFit } from '../shared/work-order/use-confirm-fit.ts';
import { orderReads } from '../shared/work-order/use-current-order.ts';
import { fleetItems, vehicleItems } from './fleet-items.ts';
import type { FleetBook, FleetCell } from './fleet-table.ts';
import { labelOf } from './fleet-vehicle.ts';
import { joinWithin } from './join-within.ts';

export type OrderMode = 'one' | 'each';

interface OrdersInput {
  mode: OrderMode;
  cells: readonly FleetCell[];
  books: readonly FleetBook[];
  province: ProvinceCode;
}

/** An order to make. */
interface FleetOrderDraft {
  key: string;
  vehicle: OrderVehicle;
  name?: string;
  remark: string;
  plate: string;
  items: readonly NewItem[];
}

/** The call's limit; further lines are added afterwards. */
const ITEMS_MAX = 500;
const PLATE_MAX = 16;

/** Makes one order of the ticked cells, or one for each vehicle, after asking about parts that may not fit. */
export function useFleetOrders() {
  const { t } = useTranslation('work-orders-fleet');
  const navigate = useNavigate();
  const { confirmFit, fitQuestion } = useConfirmFit();
  const keys = useRef(new Map<string, string>());
  const { run, isBusy } = useAction(
    async (input: OrdersInput) => {
      const prices = await fleetPrices(input.cells, input.province);
      const texts = { partBrandName: t('originalBrand'), name: t('order.name', { count: input.books.length }) };
      const drafts = draftsOf(input, { prices, ...texts });
      const all = drafts.flatMap(({ items }) => items);
      const accepted = new Set(await confirmFit(all));
      const areAll = accepted.size === all.length;
      const ids: number[] = [];
      for (const draft of drafts) {
        const items = draft.items.filter((item) => areAll || accepted.has(item)).map(confirmed);
        // A retry after a lost response makes no second order; other parts make another.
        const operationId = keys.current.get(draft.key) ?? createIdempotencyKey();
        keys.current.set(draft.key, operationId);
        if (items.length > 0) ids.push(await makeOrder({ ...draft, items }, { operationId, province: input.province }));
      }
      return ids;
    },
    {
      changes: orderReads,
      onDone(ids) {
        const [only, ...others] = ids;
        if (only !== undefined) navigate(others.length === 0 ? links.order(only) : links.orders());
      },
      done: (ids) => t('order.made', { count: ids.length }),
    },
  );
  return { makeOrders: run, isBusy, fitQuestion };
}

/** The prices of the ticked numbers, of both classes. */
export async function fleetPrices(
  cells: readonly FleetCell[],
  province: ProvinceCode,
): Promise<ReadonlyMap<string, PartPrice>> {
  const prices = new Map<string, PartPrice>();
  for (const [vehicleType, ofType] of groupBy(cells, ({ vehicleType }) => vehicleType)) {
    const parts = ofType.map(({ part }) => part);
    for (const [key, price] of await readPrices(parts, { vehicleType, province })) prices.set(key, price);
  }
  return prices;
}

interface DraftTexts {
  prices: ReadonlyMap<string, PartPrice>;
  partBrandName: string;
  name: string;
}

function draftsOf(
  { mode, cells, books, province }: OrdersInput,
  { prices, partBrandName, name }: DraftTexts,
): FleetOrderDraft[] {
  const labels = new Map(books.map(({ entry: { read } }) => [read.vin, labelOf(read)]));
  const input = { prices, province, partBrandName, labels };
  const byVin = groupBy(cells, ({ vin }) => vin);
  const used = books.filter(({ entry }) => byVin.has(entry.read.vin));
  if (mode === 'one') {
    const remark = used.map(({ entry: { read } }) => [read.plate, read.vin, read.note].filter(Boolean).join(' '));
    const key = `one ${cells.map((cell) => cell.key).join()}`;
    const items = fleetItems(cells, input);
    return [{ key, vehicle: noVehicle, name, remark: joinWithin(remark, '; ', ORDER_REMARK_MAX), plate: '', items }];
  }
  return used.flatMap(({ entry: { read, vehicle } }) => {
    if (vehicle === null) return [];
    const own = byVin.get(read.vin) ?? [];
    return [
      {
        key: own.map((cell) => cell.key).join(),
        vehicle: orderVehicleOf(vehicle, read.vin),
        remark: read.note,
        plate: read.plate.slice(0, PLATE_MAX),
        items: vehicleItems(own, input),
      },
    ];
  });
}

async function makeOrder(
  { key: _key, vehicle, items, ...order }: FleetOrderDraft,
  { operationId, province }: { operationId: string; province: ProvinceCode },
): Promise<number> {
  const body = { ...vehicle, ...order, provinceCode: province, items: items.slice(0, ITEMS_MAX), operationId };
  const { listId } = await request(workOrderCalls.savePartList, body);
  for (let from = ITEMS_MAX; from < items.length; from += ITEMS_MAX) {
    const more = items.slice(from, from + ITEMS_MAX);
    await request(workOrderCalls.savePartListItems, { listId, items: more, isPresentSkipped: true });
  }
  return listId;
}
