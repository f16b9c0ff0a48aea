import { chineseEncodingOf } from './chinese-encoding.ts';

/** Encodings of text files that are not Unicode, by their names for TextDecoder. */
export type LegacyEncoding = 'gb18030' | 'big5' | 'windows-1252' | 'shift_jis' | 'euc-kr';

/**
 * Detects the encoding of text that is not UTF-8. Undecided text is Chinese: other encodings need clear signs, because
 * most files are Chinese.
 */
export function legacyEncodingOf(bytes: Uint8Array): LegacyEncoding {
  if (isWestern(bytes)) return 'windows-1252';
  if (isJapanese(bytes)) return 'shift_jis';
  return isKorean(bytes) ? 'euc-kr' : chineseEncodingOf(bytes);
}

/** From here on Windows-1252 has letters; below are signs such as ° and ². */
const FIRST_LETTER = 0xc0;

/**
 * Western letters such as ü stand alone among ASCII ones. In the encodings of two bytes a high byte has another one
 * beside it, or it is the first of two and below the Western letters.
 */
function isWestern(bytes: Uint8Array): boolean {
  let [letters, alone] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if (byteAt(bytes, at) < FIRST_LETTER) continue;
    letters += 1;
    if (byteAt(bytes, at - 1) < 0x80 && byteAt(bytes, at + 1) < 0x80) alone += 1;
  }
  return letters > 0 && alone > 0.7 * letters && alone > 0.5 * highBytes(bytes);
}

const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

const highBytes = (bytes: Uint8Array): number => bytes.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);

/** Fewer characters of an alphabet are not conclusive. */
const LETTERS_MIN = 8;

/** Half of Japanese words or more are kana, whose lead bytes hardly occur in Chinese. */
function isJapanese(bytes: Uint8Array): boolean {
  let [characters, kana] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead, trail] = [byteAt(bytes, at), byteAt(bytes, at + 1)];
    if (lead < 0x80) continue;
    characters += 1;
    if (isHalfWidthKana(lead)) continue;
    // ー and 、 belong to kana; hiragana are 82 9F to F1, katakana 83 40 to 96.
    if ((lead === 0x81 && trail <= 0x5b) || (lead === 0x82 && trail >= 0x9f) || (lead === 0x83 && trail <= 0x96))
      kana += 1;
    at += 1;
  }
  return (kana >= LETTERS_MIN && kana > 0.2 * characters) || isInHalfWidthKana(bytes);
}

const isHalfWidthKana = (byte: number): boolean => byte >= 0xa1 && byte <= 0xdf;

/** Half-width kana have one byte each. So they stand in odd numbers too, which characters of two bytes never do. */
function isInHalfWidthKana(bytes: Uint8Array): boolean {
  let [runs, oddRuns, length] = [0, 0, 0];
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = byteAt(bytes, at);
    if (byte >= 0x80 && !isHalfWidthKana(byte)) return false;
    if (byte >= 0x80) length += 1;
    else if (length > 0) {
      runs += 1;
      oddRuns += length % 2;
      length = 0;
    }
  }
  return runs >= LETTERS_MIN && oddRuns > 0.2 * runs;
}

/**
 * Korean syllables have the lead bytes B0 to C8, with which two thirds of Chinese words are written too. So it takes many
 * different ones, and hardly any other character.
 */
function isKorean(bytes: Uint8Array): boolean {
  const syllables = new Set<number>();
  let [characters, korean] = [0, 0];
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const [lead, trail] = [byteAt(bytes, at), byteAt(bytes, at + 1)];
    if (lead < 0x80) continue;
    at += 1;
    if (lead >= 0xa1 && lead <= 0xa3) continue;
    characters += 1;
    if (lead < 0xb0 || lead > 0xc8 || trail < 0xa1) continue;
    korean += 1;
    syllables.add(lead * 256 + trail);
  }
  return syllables.size >= 2 * LETTERS_MIN && korean > 0.97 * characters;
}
