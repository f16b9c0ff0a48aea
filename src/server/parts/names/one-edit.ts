/** True if two words are equal or differ by one inserted, deleted or changed character. */
export function isOneEdit(a: string, b: string): boolean {
  // A character has at most two UTF-16 units.
  if (Math.abs(a.length - b.length) > 2) return false;
  const shorter = a.length <= b.length ? [...a] : [...b];
  const longer = a.length <= b.length ? [...b] : [...a];
  if (longer.length - shorter.length > 1) return false;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  const rest = shorter.slice(shorter.length === longer.length ? start + 1 : start);
  return rest.join('') === longer.slice(start + 1).join('');
}
