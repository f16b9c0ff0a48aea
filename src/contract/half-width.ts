const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const ASCII_LOWER = /[a-z]/g;
/** Spaces of every kind, control characters, and format characters such as zero-width joiners and byte order marks. */
const UNSEEN = /[\p{Z}\p{Cc}\p{Cf}]/gu;

/** The text with full-width letters, digits, signs and spaces in half width, and a–z in upper case. */
export function halfWidthUpper(text: string): string {
  // ASCII only: a general toUpperCase would lengthen ß to SS and fold the Turkish dotless i.
  return text
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/\u3000/g, ' ')
    .replace(ASCII_LOWER, (character) => character.toUpperCase());
}

/** The text without spaces, control characters and characters that show nothing. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}
