/** Entries in one text of at most `max` characters; those left out are counted at its end, as in "A, B, … +3". */
export function joinWithin(entries: readonly string[], separator: string, max: number): string {
  const all = entries.join(separator);
  if (all.length <= max) return all;
  for (let count = entries.length - 1; count > 0; count -= 1) {
    const text = [...entries.slice(0, count), `… +${entries.length - count}`].join(separator);
    if (text.length <= max) return text;
  }
  return all.slice(0, max);
}
