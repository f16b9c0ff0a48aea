import { type RawBuilder, sql } from 'kysely';
import { SHOP_TIME_ZONE } from '../../../contract/shop-time.ts';

const ZONE = sql.lit(SHOP_TIME_ZONE);

/** A moment as the shop's local time, a `timestamp` without time zone. */
export function shopTime(moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${moment} at time zone ${ZONE})`;
}

/** The shop's local time by the database's clock. */
export const SHOP_NOW = shopTime(sql`now()`);

/** Today's `date` in the shop's time zone by the database's clock. */
export const SHOP_TODAY = sql<string>`${SHOP_NOW}::date`;

/** The moment at which a day of the shop begins; an ISO date, or an SQL expression of type `date`. */
export function startOfShopDay(day: string | RawBuilder<unknown>): RawBuilder<string> {
  const date = typeof day === 'string' ? sql`${day}::date` : sql`(${day})`;
  return sql<string>`(${date}::timestamp at time zone ${ZONE})`;
}

/** The moment at which the day after begins. */
export function endOfShopDay(day: string): RawBuilder<string> {
  return startOfShopDay(sql`${day}::date + 1`);
}
