import { SHOP_TIME_ZONE } from '../../../contract/shop-time.ts';

/** The day of a moment in the shop's time zone, YYYY-MM-DD. */
export function shopDay(iso: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_TIME_ZONE }).format(new Date(iso));
}
