import type { workOrderCalls } from '../../contract/work-orders/calls.ts';
import { logged } from '../http/operation-log.ts';
import type { Session } from '../http/request-context.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
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

/** A user's own work orders; another user's order or item is answered as missing. */
export function workOrderRoutes({ db, numbers, openProvinces }: Dependencies): Handlers<typeof workOrderCalls> {
  const orders = createWorkOrderRepository(db);
  const refuseFullAccount = fullAccountRefuser(orders);
  const service = createWorkOrderService(db);
  const setOrdersRemoved = async (userId: number, listIds: readonly number[], isRemoved: boolean) => {
    await orders.setRemoved({ listIds, userId, isRemoved });
    return null;
  };
  const setItemsRemoved = async (
    order: { listId: number; userId: number },
    partIds: readonly number[],
    isRemoved: boolean,
  ) => {
    await service.setItemsRemoved(order, partIds, isRemoved);
    return null;
  };

  return {
    async savePartList(order, { session }) {
      await refuseFullAccount(session);
      return service.open(session.userId, order);
    },
    savePartListItem: async ({ listId, item }, { session: { userId } }) => ({
      partId: await service.addItem({ listId, userId }, item),
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
    removeItem: ({ listId, partIds }, { session: { userId } }) => setItemsRemoved({ listId, userId }, partIds, true),
    restoreItem: ({ listId, partIds }, { session: { userId } }) => setItemsRemoved({ listId, userId }, partIds, false),
    getItem: ({ listId, ...page }, { session: { userId } }) => service.listItems({ listId, userId }, page),
    getPartListLimitOne: async (_body, { session: { userId } }) => ({
      order: (await orders.findLast({ userId })) ?? null,
    }),
    getPartListCount: async (_body, { session: { userId } }) => ({ count: await orders.count({ userId }) }),
    async getList({ search, ...query }, { session: { userId } }) {
      const [rows, total] = await Promise.all([
        orders.list({ ...query, userId, search }),
        orders.count({ userId, search }),
      ]);
      return { rows, total };
    },
    getPartList: ({ listId }, { session: { userId } }) => orders.get({ listId, userId }),
    async modifyListName({ listId, name, seen }, { session: { userId } }) {
      await orders.write({ listId, userId }, { name }, seen);
      return null;
    },
    async modifyListRemark({ listId, remark, seen }, { session: { userId } }) {
      await orders.write({ listId, userId }, { remark }, seen);
      return null;
    },
    async copyPartList({ listId, ...as }, { session }) {
      await refuseFullAccount(session);
      const order = { listId, userId: session.userId };
      return { listId: await service.copy(order, { ...as, openProvinces: await openProvinces.list(session) }) };
    },
    removeList: logged(
      ({ listIds }, { session }) => setOrdersRemoved(session.userId, listIds, true),
      ({ body }) => ({ action: 'orderRemove', subject: body.listIds.map((listId) => `#${listId}`).join(', ') }),
    ),
    restoreList: ({ listIds }, { session }) => setOrdersRemoved(session.userId, listIds, false),
    async updatePartListItem({ listId, ...change }, { session: { userId } }) {
      const [item] = await service.editItems({ listId, userId }, [change]);
      return item ?? missing();
    },
    updatePartListItems: async ({ listId, changes }, { session: { userId } }) => ({
      items: await service.editItems({ listId, userId }, changes),
    }),
    savePartListItems: ({ listId, ...newItems }, { session: { userId } }) =>
      service.addItems({ listId, userId }, newItems),
    async getItemPresent({ listId }, { session, language }) {
      await orders.get({ listId, userId: session.userId });
      return presentOf(db, numbers, { listId, language, openProvinces: await openProvinces.list(session) });
    },
  };
}

function missing(): never {
  throw new Refusal('900404');
}
