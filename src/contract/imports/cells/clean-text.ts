const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Other invisible characters: zero width spaces, direction marks, byte order marks. */
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;

/**
 * A cell's text as it is stored: digits and letters in half width, without invisible characters, white space collapsed.
 * Chinese punctuation stays.
 */
export function cleanText(raw: string): string {
  // Shortcut: most cells are printable ASCII without runs of spaces.
  if (/^[!-~]+(?: [!-~]+)*$/.test(raw)) return raw;
  return raw
    .toWellFormed()
    .replace(/[\r\n\t]+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[\s\u00a0\u3000]+/g, ' ')
    .trim();
}

/** A dash or a slash in an empty cell. */
const DASH = /^[-–—―－_/\\／.。·~]+$/;
const BLANK_WORDS = new Set([
  '无',
  '暂无',
  '空',
  '没有',
  '未知',
  '待定',
  'n/a',
  'na',
  'null',
  'nil',
  'none',
  'tbd',
  'tba',
]);
const ON_REQUEST = /^(?:价格)?(?:面议|询价|电议|电询|议价|请询价|on request|auf anfrage|call|ask)$/i;
const NOT_AVAILABLE = /^#N\/A!?$/i;
const ERRORS = /^#(?:REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA)$/i;

export type CellMark = 'empty' | 'dash' | 'blankWord' | 'onRequest' | 'notAvailable' | 'error' | 'text';

/** What a clean text says about its cell, before its kind is known. */
export function cellMarkOf(text: string): CellMark {
  if (text === '') return 'empty';
  // Shortcut: no mark is that long, or begins with a digit.
  if (text.length > 16 || /^\d/.test(text)) return 'text';
  if (DASH.test(text)) return 'dash';
  if (NOT_AVAILABLE.test(text)) return 'notAvailable';
  if (ERRORS.test(text)) return 'error';
  if (BLANK_WORDS.has(text.toLowerCase())) return 'blankWord';
  return ON_REQUEST.test(text) ? 'onRequest' : 'text';
}
