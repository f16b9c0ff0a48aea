const INTERVAL = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2}|\.\.)$/;

/**
 * An ISO 8601 interval of dates by month, in a language: Jun 2013 – Dec 2018; undefined for anything else.
 * @param now the word for an end that has not come yet
 */
export function spanOfDates(interval: string, language: string, now: string): string | undefined {
  const [, from, to] = INTERVAL.exec(interval) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(from))} – ${to === '..' ? now : format.format(new Date(to))}`;
}
