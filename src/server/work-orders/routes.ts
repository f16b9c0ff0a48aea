import { omitUndefined } from '../../contract/omit-undefined.ts';
import type { workOrderCalls } from '../../contract/work-orders/calls.ts';
import { logged } from '../http/operation-log.ts';
import type { Session } from '../http/request-context.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { listOrderPeople, type OrderAccess, orderUserOf } from './order-access.ts';
import { listOrderChanges } from './order-changes.ts';
import { type Numbers, presentOf } from './present.ts';
import { fullAccountRefuser } from './refuse-full-account.ts';
import { createWorkOrderRepository } from './repository.ts';
import { createWorkOrderService, vinOf } from './service.ts';

export interface Dependencies {
  db: Database;
  numbers: Numbers;
  openProvinces: {
    /** The provinces whose prices the account may see. */
    list(session: Session): Promise<readonly string[]>;
  };
}

/** The work orders of a user's company; another company's order or item is answered as missing. */
export function workOrderRoutes({ db, numbers, openProvinces }: Dependencies) {
  const orders = createWorkOrderRepository(db);
  const refuseFullAccount = fullAccountRefuser(orders);
  const service = createWorkOrderService(db);
  const setOrdersRemoved = async (session: Session, listIds: readonly number[], isRemoved: boolean) => {
    await orders.setRemoved({ listIds, isRemoved, ...orderUserOf(session) });
    return null;
  };
  const setItemsRemoved = async (order: OrderAccess, partIds: readonly number[], isRemoved: boolean) => {
    await service.setItemsRemoved(order, partIds, isRemoved);
    return null;
  };

  return handlersOf<typeof workOrderCalls>()({
    async savePartList(order, { session }) {
      await refuseFullAccount(session);
      return service.open(session.userId, order);
    },
    savePartListItem: async ({ listId, item }, { session }) => ({
      partId: await service.addItem({ listId, ...orderUserOf(session) }, item),
    }),
    async indexForExist({ vehicleId, vin }, { session: { userId } }) {
      const normalisedVin = vin === undefined ? null : vinOf(vin);
      const order = await orders.findLast({
        userId,
        vehicleId,
        ...(normalisedVin === null ? {} : { vin: normalisedVin }),
      });
      return { order: order ?? null };
    },
    removeItem: ({ listId, partIds }, { session }) =>
      setItemsRemoved({ listId, ...orderUserOf(session) }, partIds, true),
    restoreItem: ({ listId, partIds }, { session }) =>
      setItemsRemoved({ listId, ...orderUserOf(session) }, partIds, false),
    getItem: ({ listId, ...page }, { session }) => service.listItems({ listId, ...orderUserOf(session) }, page),
    getPartListLimitOne: async (_body, { session: { userId } }) => ({
      order: (await orders.findLast({ userId })) ?? null,
    }),
    getPartListCount: async (_body, { session }) => ({
      count: await orders.count({ ...orderUserOf(session), owner: session.userId }),
    }),
    async getList({ search, scope, ownerId, ...query }, { session }) {
      const within = { ...orderUserOf(session), owner: ownerId ?? (scope === 'own' ? session.userId : 'all') } as const;
      const [rows, total] = await Promise.all([
        orders.list({ ...query, ...within, search }),
        orders.count({ ...within, search }),
      ]);
      return { rows, total };
    },
    getPartList: ({ listId }, { session }) => orders.get({ listId, ...orderUserOf(session) }),
    getOrderPeople: (_body, { session }) => listOrderPeople(db.sql, orderUserOf(session)),
    async getOrderChanges({ listId, ...page }, { session }) {
      await orders.get({ listId, ...orderUserOf(session) });
      return listOrderChanges(db.sql, { listId, ...page });
    },
    async modifyListName({ listId, name, seen }, { session }) {
      await orders.write({ listId, ...orderUserOf(session) }, { name }, seen);
      return null;
    },
    async modifyListRemark({ listId, remark, seen }, { session }) {
      await orders.write({ listId, ...orderUserOf(session) }, { remark }, seen);
      return null;
    },
    async modifyListCustomer({ listId, seen, ...texts }, { session }) {
      await orders.write({ listId, ...orderUserOf(session) }, omitUndefined(texts), seen && omitUndefined(seen));
      return null;
    },
    async copyPartList({ listId, ...as }, { session }) {
      await refuseFullAccount(session);
      const order = { listId, ...orderUserOf(session) };
      return { listId: await service.copy(order, { ...as, openProvinces: await openProvinces.list(session) }) };
    },
    removeList: logged(
      ({ listIds }, { session }) => setOrdersRemoved(session, listIds, true),
      ({ body }) => ({ action: 'orderRemove', subject: body.listIds.map((listId) => `#${listId}`).join(', ') }),
    ),
    restoreList: ({ listIds }, { session }) => setOrdersRemoved(session, listIds, false),
    async updatePartListItem({ listId, ...change }, { session }) {
      const [item] = await service.editItems({ listId, ...orderUserOf(session) }, [change]);
      return item ?? missing();
    },
    updatePartListItems: async ({ listId, changes }, { session }) => ({
      items: await service.editItems({ listId, ...orderUserOf(session) }, changes),
    }),
    savePartListItems: ({ listId, ...newItems }, { session }) =>
      service.addItems({ listId, ...orderUserOf(session) }, newItems),
    async getItemPresent({ listId }, { session, language }) {
      await orders.get({ listId, ...orderUserOf(session) });
      return presentOf(db, numbers, { listId, language, openProvinces: await openProvinces.list(session) });
    },
  });
}

function missing(): never {
  throw new Refusal('900404');
}
