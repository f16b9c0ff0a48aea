/** Fewer characters are not conclusive. */
const CHARACTERS_MIN = 4;

/**
 * Detects one of the two double-byte encodings of Chinese. Almost every character of real words is a
 * common one of its charset: in GB 2312 the lead byte is B0 to D7 and the trail byte A1 or above, in Big5 the lead byte
 * is A4 to C6. Big5 text decoded as GB18030 has many rare characters, because half of its trail bytes are below 7F.
 * Undecided text is GB18030, the mainland's.
 */
export function chineseEncodingOf(bytes: Uint8Array): 'gb18030' | 'big5' {
  let [characters, commonInGb, commonInBig5] = [0, 0, 0];
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x81) continue;
    characters += 1;
    at += 1;
    // Punctuation such as ， and （ has the lead bytes A1 to A3 in both.
    const isPunctuation = lead >= 0xa1 && lead <= 0xa3;
    if (isPunctuation || (lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1)) commonInGb += 1;
    if (isPunctuation || (lead >= 0xa4 && lead <= 0xc6)) commonInBig5 += 1;
  }
  const isBig5 = characters >= CHARACTERS_MIN && commonInBig5 > 0.9 * characters && commonInGb < 0.75 * characters;
  return isBig5 ? 'big5' : 'gb18030';
}
