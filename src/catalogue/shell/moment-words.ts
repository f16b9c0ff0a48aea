/** A moment as the language writes it, to the minute, by the clock of the trade: its days are what quotas count by. */
export function momentWords(iso: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  });
  return format.format(new Date(iso));
}
