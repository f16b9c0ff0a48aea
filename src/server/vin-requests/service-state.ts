import { sql } from 'kysely';
import type { VinRequestService } from '../../contract/vin-requests/schemas.ts';
import type { Sql } from '../platform/db/database.ts';
import { SHOP_NOW, SHOP_TODAY, startOfShopDay } from '../platform/db/shop-days.ts';
import { isStaffed, nextStaffed } from './answering-hours.ts';

export const startOfToday = startOfShopDay(SHOP_TODAY);

/** The current state of the service, with the user's remaining requests today. */
export async function readService(
  db: Sql,
  { userId, perDay }: { userId: number; perDay: number },
): Promise<VinRequestService> {
  const { isOn, date, minute, usedToday } = await db
    .selectFrom('fastVinService')
    .select((eb) => [
      'isOn',
      sql<string>`to_char(${SHOP_NOW}, 'YYYY-MM-DD')`.as('date'),
      sql<number>`(extract(hour from ${SHOP_NOW}) * 60 + extract(minute from ${SHOP_NOW}))::integer`.as('minute'),
      eb
        .selectFrom('fastVinTask')
        .select(({ fn }) => fn.countAll<number>().as('num'))
        .where('userId', '=', userId)
        .where('createdAt', '>=', startOfToday)
        .as('usedToday'),
    ])
    .executeTakeFirstOrThrow();
  const isOnline = isOn && isStaffed({ date, minute });
  return {
    hasFastVin: isOn,
    isOnline,
    answersFrom: isOn ? nextStaffed({ date, minute }) : null,
    leftToday: Math.max(0, perDay - (usedToday ?? 0)),
  };
}

export async function switchService(db: Sql, isOn: boolean): Promise<void> {
  await db.updateTable('fastVinService').set({ isOn }).execute();
}
