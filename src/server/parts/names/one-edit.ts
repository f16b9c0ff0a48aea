/** True if two words are equal or differ by one inserted, deleted or changed character, or by two swapped neighbours. */
export function isOneEdit(a: string, b: string): boolean {
  // A character has at most two UTF-16 units.
  if (Math.abs(a.length - b.length) > 2) return false;
  const shorter = a.length <= b.length ? [...a] : [...b];
  const longer = a.length <= b.length ? [...b] : [...a];
  if (longer.length - shorter.length > 1) return false;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  if (shorter.length === longer.length && isSwapped(shorter, longer, start)) return true;
  const rest = shorter.slice(shorter.length === longer.length ? start + 1 : start);
  return rest.join('') === longer.slice(start + 1).join('');
}

/** True if the characters at `start` and after it are swapped, and all others equal. */
function isSwapped(one: readonly string[], other: readonly string[], start: number): boolean {
  if (start + 1 >= one.length || one[start] !== other[start + 1] || one[start + 1] !== other[start]) return false;
  return one.slice(start + 2).join('') === other.slice(start + 2).join('');
}
