/** Fewer characters are not conclusive. */
const SIGNS_MIN = 4;

/**
 * Which of the two encodings of Chinese of two bytes a text is in. Almost every sign of real words is one of a charset's
 * common ones: those of GB 2312 lead with B0 to D7 and end on A1 or above, those of Big5 lead with A4 to C6. Bytes of
 * Big5 read as GB18030 are rare signs in good part, for half of them end below 7F. What is in doubt is GB18030, the
 * mainland's.
 */
export function chineseEncodingOf(bytes: Uint8Array): 'gb18030' | 'big5' {
  let [signs, commonInGb, commonInBig5] = [0, 0, 0];
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x81) continue;
    signs += 1;
    at += 1;
    // Marks such as ， and （ lead with A1 to A3 in both.
    const isMark = lead >= 0xa1 && lead <= 0xa3;
    if (isMark || (lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1)) commonInGb += 1;
    if (isMark || (lead >= 0xa4 && lead <= 0xc6)) commonInBig5 += 1;
  }
  const isBig5 = signs >= SIGNS_MIN && commonInBig5 > 0.9 * signs && commonInGb < 0.75 * signs;
  return isBig5 ? 'big5' : 'gb18030';
}
