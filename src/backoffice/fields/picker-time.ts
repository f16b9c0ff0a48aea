import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { SHOP_TIME_ZONE } from '../../contract/shop-time.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const DIGITS = 'YYYY-MM-DDTHH:mm:ss';

/** The time in the shop's time zone, for antd's pickers, which display a value in its own zone. */
export function toPickerTime(iso: unknown): Dayjs | null {
  const moment = typeof iso === 'string' ? dayjs(iso) : undefined;
  return moment?.isValid() ? dayjs.utc(moment.tz(SHOP_TIME_ZONE).format(DIGITS)) : null;
}

/** The picked time, read in the shop's time zone, as ISO. */
export function fromPickerTime(picked: Dayjs): string {
  return dayjs.tz(picked.format(DIGITS), SHOP_TIME_ZONE).toISOString();
}

/** A day as antd's pickers want it. */
export function toPickerDay(day: unknown): Dayjs | null {
  const value = typeof day === 'string' ? dayjs(day) : undefined;
  return value?.isValid() ? value : null;
}

export function fromPickerDay(picked: Dayjs): string {
  return picked.format('YYYY-MM-DD');
}
