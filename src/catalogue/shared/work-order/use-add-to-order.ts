import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { NewItem } from '../../../contract/work-orders/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { createIdempotencyKey } from '../call/idempotency-key.ts';
import { links } from '../navigation/paths.ts';
import { setCurrentOrder } from './current-orders.ts';
import type { OrderVehicle } from './order-vehicle.ts';
import { type PartKey, partKey } from './part-key.ts';
import { type FitQuestion, useConfirmFit } from './use-confirm-fit.ts';
import { type CurrentOrder, orderReads, useCurrentOrder } from './use-current-order.ts';
import { type OrderQuestion, useTargetOrder } from './use-target-order.ts';

export type { OrderVehicle } from './order-vehicle.ts';

export interface AddToOrder extends CurrentOrder {
  isAdded(part: PartKey): boolean;
  isBusy(part: PartKey): boolean;
  /** Adds the part, or removes it if it is on the order; the notification offers an undo. */
  toggle(item: NewItem): void;
  /** Adds all items in one request; those already on the order are skipped and counted in the notification. */
  addAll(items: readonly NewItem[]): Promise<void>;
  /** To be rendered with OrderQuestionDialog. */
  question: OrderQuestion | FitQuestion | null;
}

/** Adds parts of one vehicle to its work order; the first part creates the order or continues an existing one. */
export function useAddToOrder(vehicle: OrderVehicle): AddToOrder {
  const current = useCurrentOrder(vehicle);
  const { listId, parts } = current;
  const { findTarget, question } = useTargetOrder(vehicle);
  const { confirmFit, fitQuestion } = useConfirmFit();
  const { add, addAll } = useAddItems(vehicle, findTarget);
  const remove = useRemoveItem();
  const [busyKeys, setBusyKeys] = useState<readonly string[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const toggle = (item: NewItem) => {
    const key = partKey(item);
    if (busyKeys.includes(key)) return;
    const partId = parts.get(key);
    setBusyKeys((keys) => [...keys, key]);
    // Sequential: the second part must find the order that the first one created.
    queue.current = queue.current
      .then(async () => {
        if (partId === undefined) {
          const [accepted] = await confirmFit([item]);
          return accepted === undefined ? false : add(accepted);
        }
        return listId === undefined ? false : remove({ listId, partId, item });
      })
      .finally(() => setBusyKeys((keys) => keys.filter((other) => other !== key)));
  };
  return {
    ...current,
    isAdded: useCallback((part) => parts.has(partKey(part)), [parts]),
    isBusy: useCallback((part) => busyKeys.includes(partKey(part)), [busyKeys]),
    toggle,
    async addAll(items) {
      await addAll(await confirmFit(items));
    },
    question: fitQuestion ?? question,
  };
}

interface ItemIds {
  listId: number;
  partIds: number[];
}

function useAddItems(vehicle: OrderVehicle, findTarget: () => Promise<number | null>) {
  const { t } = useTranslation('work-orders-add');
  const createOrder = useCreateOrder(vehicle);
  const undo = useAction((added: ItemIds) => request(workOrderCalls.removeItem, added), { changes: orderReads });
  const onDone = ({ listId }: ItemIds) => setCurrentOrder(vehicle, listId);
  const notice = (text: string, { listId, partIds }: ItemIds) => ({
    text,
    ...(partIds.length > 0 && { undo: () => void undo.run({ listId, partIds }) }),
    link: { to: links.order(listId), text: t('open') },
  });
  const add = useAction(
    async (item: NewItem) => {
      const listId = await findTarget();
      if (listId === null) return createOrder([item]);
      const { partId } = await request(workOrderCalls.savePartListItem, { listId, item });
      return { listId, partIds: [partId] };
    },
    {
      changes: orderReads,
      onDone,
      done: (added, item) => notice(t('added', { name: item.stdPartName, oe: item.oe }), added),
    },
  );
  const addAll = useAction(
    async (items: readonly [NewItem, ...NewItem[]]) => {
      const listId = await findTarget();
      if (listId === null) return { ...(await createOrder(items)), presentNum: 0 };
      const body = { listId, items: [...items], isPresentSkipped: true };
      return { listId, ...(await request(workOrderCalls.savePartListItems, body)) };
    },
    {
      changes: orderReads,
      onDone,
      done: (added) => {
        const key = added.presentNum === 0 ? 'addedAll' : 'addedSome';
        return notice(t(key, { count: added.partIds.length, present: added.presentNum }), added);
      },
    },
  );
  return {
    add: add.run,
    addAll([first, ...others]: readonly NewItem[]) {
      return first === undefined ? Promise.resolve(false) : addAll.run([first, ...others]);
    },
  };
}

/** Creates the vehicle's order; a retry after a lost response uses the same idempotency key. */
function useCreateOrder(vehicle: OrderVehicle) {
  const keys = useRef(new Map<string, string>());
  return async (items: readonly [NewItem, ...NewItem[]]): Promise<ItemIds> => {
    const [first] = items;
    const operationId = keys.current.get(partKey(first)) ?? createIdempotencyKey();
    keys.current.set(partKey(first), operationId);
    const body = { ...vehicle, provinceCode: first.provinceCode, items: [...items], operationId };
    const { listId, partIds } = await request(workOrderCalls.savePartList, body);
    keys.current.delete(partKey(first));
    return { listId, partIds };
  };
}

interface RemovedItem {
  listId: number;
  partId: number;
  item: NewItem;
}

function useRemoveItem() {
  const { t } = useTranslation('work-orders-add');
  const restore = useAction(
    ({ listId, partId }: RemovedItem) => request(workOrderCalls.restoreItem, { listId, partIds: [partId] }),
    { changes: orderReads },
  );
  const remove = useAction(
    ({ listId, partId }: RemovedItem) => request(workOrderCalls.removeItem, { listId, partIds: [partId] }),
    {
      changes: orderReads,
      done: (_result, removed) => ({
        text: t('removed', { name: removed.item.stdPartName, oe: removed.item.oe }),
        undo: () => void restore.run(removed),
      }),
    },
  );
  return remove.run;
}
