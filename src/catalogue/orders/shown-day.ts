/** A day of the calendar as the language writes it, the same day wherever it is read. */
export function shownDay(isoDate: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(isoDate));
}
