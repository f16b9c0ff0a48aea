import { sql } from 'kysely';
import type { CheckedBodyOf } from '../../../src/contract/call.ts';
import type { workOrderCalls } from '../../../src/contract/work-orders/calls.ts';
import { savePartList, savePartListItem } from '../../../src/contract/work-orders/schemas.ts';
import type { Session } from '../../../src/server/http/request-context.ts';
import { currentNumbersOf } from '../../../src/server/parts/numbers/replacement-chain.ts';
import { shownOe } from '../../../src/server/parts/numbers/shown-oe.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { workOrderRoutes } from '../../../src/server/work-orders/routes.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { makeContext } from '../../support/server/make-context.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { tinyItem, tinyOrder } from '../../support/tiny-catalogue/tiny-order.ts';

export type Order = CheckedBodyOf<typeof workOrderCalls.savePartList>;
export type Item = CheckedBodyOf<typeof workOrderCalls.savePartListItem>['item'];

export const numbers = { currentOf: currentNumbersOf, shown: shownOe };

/** Accounts that switched to no other province. */
export const defaultProvinceOnly = { list: async ({ provinceCode }: Session) => [provinceCode] };

/** A database with two shops and the tiny catalogue. */
export async function openShops() {
  const db = await openTestDatabase();
  await fillTinyCatalogue(db);
  await db.sql.insertInto('role').values({ roleId: 1, roleName: '普通用户', roleValue: 1, remark: null }).execute();
  await db.sql
    .insertInto('account')
    .values(['shop', 'rival'].map((username) => ({ username, passwordHash: 'none', roleId: 1 })))
    .execute();
  return {
    db,
    routes: workOrderRoutes({ db, numbers, openProvinces: defaultProvinceOnly }),
    shop: makeContext({ userId: 1 }),
    rival: makeContext({ userId: 2 }),
  };
}

/** Front brake pads of the tiny catalogue at 398 yuan. */
export function itemWith(given: Partial<Item> = {}): Item {
  return savePartListItem.body.parse({ listId: 1, item: { ...tinyItem, ...given } }).item;
}

/** A named order for the manual Lavida, without items. */
export function orderWith(given: Partial<Order> = {}): Order {
  return savePartList.body.parse({
    ...tinyOrder,
    vin: null,
    vehicleName: '大众 朗逸 2016款 1.6L 手动风尚版',
    name: '朗逸 前刹车',
    ...given,
  });
}

/** Sets an order's change time to the past, so that a test can tell whether it is updated. */
export async function age(db: Database, listId: number): Promise<void> {
  await db.sql
    .updateTable('workOrder')
    .set({ updatedAt: sql`'2020-01-01T00:00:00Z'` })
    .where('listId', '=', listId)
    .execute();
}

export const longAgo = '2020-01-01T00:00:00.000Z';
