/** The shop's time zone. Quotas, statistics and exports count by its days, in whatever zone the browser or server is. */
export const SHOP_TIME_ZONE = 'Asia/Shanghai';

type Style = 'short' | 'medium';

/** A moment to the minute in the shop's time zone. @throws RangeError when `iso` is not a date */
export function formatDateTime(iso: string, language: string, style: Style = 'medium'): string {
  return formatIn(SHOP_TIME_ZONE, language, { dateStyle: style, timeStyle: 'short' }).format(new Date(iso));
}

/** A moment to the second in the shop's time zone, for logs. @throws RangeError when `iso` is not a date */
export function formatMoment(iso: string, language: string): string {
  return formatIn(SHOP_TIME_ZONE, language, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(iso));
}

/** The day of a moment in the shop's time zone. @throws RangeError when `iso` is not a date */
export function formatDay(iso: string, language: string, style: Style = 'medium'): string {
  return formatIn(SHOP_TIME_ZONE, language, { dateStyle: style }).format(new Date(iso));
}

/** The time of day of a moment in the shop's time zone. @throws RangeError when `iso` is not a date */
export function formatTime(iso: string, language: string): string {
  return formatIn(SHOP_TIME_ZONE, language, { timeStyle: 'short' }).format(new Date(iso));
}

/** A calendar date, YYYY-MM-DD, which is the same day in every time zone. @throws RangeError when it is not a date */
export function formatCalendarDate(date: string, language: string): string {
  return formatIn('UTC', language, { dateStyle: 'medium' }).format(new Date(date));
}

/** The day of a moment in the shop's time zone as YYYY-MM-DD; today by default. */
export function shopDate(moment: Date = new Date()): string {
  // The Swedish locale formats dates as ISO 8601.
  return formatIn(SHOP_TIME_ZONE, 'sv-SE', { dateStyle: 'short' }).format(moment);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format is the most expensive part of rendering a table cell. */
function formatIn(timeZone: string, language: string, styles: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${language} ${styles.dateStyle} ${styles.timeStyle}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...styles, timeZone });
  formats.set(key, format);
  return format;
}
