const INTERVAL = /^(\d{4}-\d{2}-\d{2}|\.\.)\/(\d{4}-\d{2}-\d{2}|\.\.)$/;

/**
 * Formats an ISO 8601 interval of dates by month: Jun 2013 – Dec 2018; undefined for any other text.
 * @param now the label of an open end; an unknown start is left out: – Dec 2018
 */
export function formatDateSpan(interval: string, language: string, now: string): string | undefined {
  const [, from, to] = INTERVAL.exec(interval) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  const end = to === '..' ? now : format.format(new Date(to));
  return from === '..' ? `– ${end}` : `${format.format(new Date(from))} – ${end}`;
}
