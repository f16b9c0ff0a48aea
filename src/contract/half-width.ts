const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const ASCII_LOWER = /[a-z]/g;
/** Spaces, control characters, and format characters such as zero-width joiners and byte order marks. */
const INVISIBLE = /[\p{Z}\p{Cc}\p{Cf}]/gu;

/** Converts full-width letters, digits, punctuation and spaces to half width, and a–z to upper case. */
export function toHalfWidthUpper(text: string): string {
  // ASCII only: toUpperCase would turn ß into SS and fold the Turkish dotless i.
  return text
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/\u3000/g, ' ')
    .replace(ASCII_LOWER, (character) => character.toUpperCase());
}

/** Removes spaces, control characters and invisible characters. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
