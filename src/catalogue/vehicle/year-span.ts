/** 2013–2018, 2013– while it is built, 2013 when it was one year only. */
export function yearSpan({ yearFrom, yearTo }: { yearFrom: number; yearTo: number | null }): string {
  if (yearFrom === yearTo) return String(yearFrom);
  return `${yearFrom}–${yearTo ?? ''}`;
}
