/** A moment as the language writes it, to the minute, in the time zone given or the reader's own. */
export function shownTime(iso: string, language: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', ...zone }).format(new Date(iso));
}
