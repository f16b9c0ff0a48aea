/** Pairs of characters that print and plates make look alike. */
const PAIRS = 'B8 S5 Z2 G6 D0 0C UV A4 T7 L1 T1 CG EF MN KX PR VY HN 17 38 69 56 3B 8S 0U HM 4A G0 G9'.split(' ');

/** The characters that a character of a VIN is often confused with. */
export function lookAlikesOf(character: string): string[] {
  return PAIRS.flatMap(([one = '', other = '']) => (character === one ? [other] : character === other ? [one] : []));
}
