/** A moment as the language writes it, to the minute, in the reader's own time zone. */
export function momentWords(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
