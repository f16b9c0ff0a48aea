import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { NewItem, WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { needsMessage } from '../../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { notify } from '../../../providers/notification.ts';
import { createIdempotencyKey } from '../call/idempotency-key.ts';
import { links } from '../navigation/paths.ts';
import { currentOrders, keepCurrentOrder, orderKey } from './current-orders.ts';
import type { OrderVehicle } from './order-vehicle.ts';
import { type PartKey, partKey } from './ordered-parts.ts';
import { type CurrentOrder, refreshOrders, useCurrentOrder } from './use-current-order.ts';

export type { OrderVehicle } from './order-vehicle.ts';

/** Asked before the first part goes to a vehicle that already has an order. */
export interface OrderQuestion {
  order: WorkOrder;
  /** Whether it is the vehicle's own; otherwise it is the one that was touched last. */
  isOfVehicle: boolean;
  onAnswer(answer: 'continue' | 'new'): void;
}

export interface AddToOrder extends CurrentOrder {
  isAdded(part: PartKey): boolean;
  isBusy(part: PartKey): boolean;
  /** Adds the part, or takes it off again; what happened, and the way back, is told. */
  toggle(item: NewItem): void;
  /** Adds all of them in one step; what stands on the order already is left as it is, and counted. */
  addAll(items: readonly NewItem[]): Promise<void>;
  /** To be shown with OrderQuestionDialog. */
  question: OrderQuestion | null;
}

/** Adds parts of one vehicle to its work order: an order is made, or continued, with the first of them. */
export function useAddToOrder(vehicle: OrderVehicle): AddToOrder {
  const current = useCurrentOrder(vehicle);
  const { parts } = current;
  const changes = useOrderChanges(vehicle);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const toggle = (item: NewItem) => {
    const key = partKey(item);
    if (busy.includes(key)) return;
    const partId = parts.get(key);
    setBusy((keys) => [...keys, key]);
    // One after another: the second part must find the order that the first one made.
    last.current = last.current
      .then(() => (partId === undefined ? changes.add(item) : changes.remove(item, partId)))
      .finally(() => setBusy((keys) => keys.filter((other) => other !== key)));
  };
  return {
    ...current,
    isAdded: useCallback((part) => parts.has(partKey(part)), [parts]),
    isBusy: useCallback((part) => busy.includes(partKey(part)), [busy]),
    toggle,
    addAll: changes.addAll,
    question: changes.question,
  };
}

function useOrderChanges(vehicle: OrderVehicle) {
  const { t } = useTranslation('work-orders-add');
  const wordsOf = useErrorMessage();
  const [question, setQuestion] = useState<OrderQuestion | null>(null);
  const operations = useRef(new Map<string, string>());
  /** The same order, however often its making is tried before an answer comes. */
  const operationOf = (item: NewItem) => {
    const operation = operations.current.get(partKey(item)) ?? createIdempotencyKey();
    operations.current.set(partKey(item), operation);
    return operation;
  };
  const tried = async (change: () => Promise<void>) => {
    try {
      await change();
    } catch (error) {
      if (needsMessage(error)) notify('error', wordsOf(error));
    }
    await refreshOrders();
  };
  const continued = (order: WorkOrder) =>
    new Promise<number | null>((resolve) => {
      setQuestion({
        order,
        isOfVehicle: vehicle.vehicleId !== null,
        onAnswer(answer) {
          setQuestion(null);
          resolve(answer === 'continue' ? order.listId : null);
        },
      });
    });
  /** The order to add to: the current one, the one that is continued, or null for a new one. */
  const orderFor = async () => {
    const listId = currentOrders.get()[orderKey(vehicle)];
    if (listId !== undefined) return listId;
    const { vehicleId, vin } = vehicle;
    // A number that was found without a vehicle is most likely for the order that is being written now.
    const { order } =
      vehicleId === null
        ? await request(workOrderCalls.getPartListLimitOne, {})
        : await request(workOrderCalls.indexForExist, { vehicleId, ...(vin === null ? {} : { vin }) });
    return order === null ? null : continued(order);
  };
  const put = (listId: number, partId: number | undefined, item: NewItem) => {
    operations.current.delete(partKey(item));
    keepCurrentOrder(vehicle, listId);
    const undo = () => void tried(() => back(workOrderCalls.removeItem, listId, partId));
    notify('success', t('added', { name: item.stdPartName, oe: item.oe }), {
      ...(partId === undefined ? {} : { undo }),
      link: { to: links.order(listId), text: t('open') },
    });
  };
  const add = (item: NewItem) =>
    tried(async () => {
      const listId = await orderFor();
      if (listId !== null)
        return put(listId, (await request(workOrderCalls.savePartListItem, { listId, item })).partId, item);
      const made = await request(workOrderCalls.savePartList, {
        ...vehicle,
        provinceCode: item.provinceCode,
        items: [item],
        operationId: operationOf(item),
      });
      put(made.listId, made.partIds[0], item);
    });
  const addAll = (items: readonly NewItem[]) =>
    tried(async () => {
      const [first] = items;
      if (first === undefined) return;
      const former = await orderFor();
      const { listId, partIds, presentNum } =
        former === null
          ? {
              ...(await request(workOrderCalls.savePartList, {
                ...vehicle,
                provinceCode: first.provinceCode,
                items: [...items],
                operationId: operationOf(first),
              })),
              presentNum: 0,
            }
          : {
              listId: former,
              ...(await request(workOrderCalls.savePartListItems, {
                listId: former,
                items: [...items],
                isPresentSkipped: true,
              })),
            };
      operations.current.delete(partKey(first));
      keepCurrentOrder(vehicle, listId);
      const undo = () => void tried(async () => void (await request(workOrderCalls.removeItem, { listId, partIds })));
      const words = presentNum === 0 ? 'addedAll' : 'addedAllBut';
      notify('success', t(words, { count: partIds.length, present: presentNum }), {
        ...(partIds.length === 0 ? {} : { undo }),
        link: { to: links.order(listId), text: t('open') },
      });
    });
  const remove = (item: NewItem, partId: number) =>
    tried(async () => {
      const listId = currentOrders.get()[orderKey(vehicle)];
      if (listId === undefined) return;
      await back(workOrderCalls.removeItem, listId, partId);
      notify(
        'success',
        t('removed', { name: item.stdPartName, oe: item.oe }),
        () => void tried(() => back(workOrderCalls.restoreItem, listId, partId)),
      );
    });
  return { add, addAll, remove, question };
}

async function back(
  call: typeof workOrderCalls.removeItem | typeof workOrderCalls.restoreItem,
  listId: number,
  partId: number | undefined,
) {
  if (partId !== undefined) await request(call, { listId, partIds: [partId] });
}
