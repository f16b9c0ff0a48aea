/**
 * Whether text that is valid UTF-8 is hardly anything else: it has a character of three bytes, or only those of Western
 * languages. Two bytes each are also valid for many Chinese words: 图片 in GB18030 is ͼƬ in UTF-8.
 */
export function isClearlyUtf8(bytes: Buffer): boolean {
  let isWestern = true;
  for (const byte of bytes) {
    if (byte >= 0xe0) return true;
    if (byte > 0xc3) isWestern = false;
  }
  return isWestern;
}

const NOT_ASCII = /[^\0-\x7f]+/g;
/** The letters that languages use today: Latin with Romanian and pinyin, Greek, Cyrillic, Hebrew, Arabic. */
const ALPHABETS = [/^[À-ſǍ-ǜȘ-ț]+$/, /^[Ά-ώ]+$/, /^[Ѐ-џҐ-ө]+$/, /^[א-ת]+$/, /^[،-٩]+$/];
/** No-break spaces, ¥, °, ×. */
const SIGNS = /[\u0080-¿×÷]+/g;

/** Whether words of UTF-8 with two bytes a letter are of one alphabet each, as Chinese words that happen to be valid are not. */
export function isInAlphabets(bytes: Buffer): boolean {
  const words = bytes.toString('utf8').replace(SIGNS, ' ').match(NOT_ASCII) ?? [];
  return words.every((word) => ALPHABETS.some((alphabet) => alphabet.test(word)));
}
