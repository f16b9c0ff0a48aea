/** Characters that are confused with each other in print or speech. */
const CONFUSED = ['O0', 'Q0', 'D0', 'I1', 'L1', 'S5', 'B8', 'Z2', 'G6'] as const;
/** Enough for one mistake anywhere in a number. */
const MAX = 24;

const others = new Map<string, string[]>();
for (const [letter = '', digit = ''] of CONFUSED) {
  others.set(letter, [...(others.get(letter) ?? []), digit]);
  others.set(digit, [...(others.get(digit) ?? []), letter]);
}

/**
 * Candidates for a mistyped key, likeliest first: every letter that resembles a digit replaced by the digit,
 * one letter of the alphabet throughout, then one character anywhere.
 */
export function lookalikesOf(key: string): string[] {
  const found = new Set<string>();
  for (const letters of ['OQ', 'OQI', 'I', 'S', 'B', 'Z', 'OQISBZ']) found.add(withDigits(key, letters));
  for (const [index, character] of [...key].entries()) {
    for (const other of others.get(character) ?? []) found.add(key.slice(0, index) + other + key.slice(index + 1));
  }
  found.delete(key);
  return [...found].slice(0, MAX);
}

function withDigits(key: string, letters: string): string {
  return [...key].map((character) => (letters.includes(character) ? others.get(character)?.[0] : character)).join('');
}
