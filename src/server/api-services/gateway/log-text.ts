/** Longest texts of the log, in characters. */
export const LOGGED_BODY_MAX = 4_000;
export const LOGGED_ANSWER_MAX = 8_000;

/** Characters that JSON leaves as they are, but that move the cursor, hide or reorder text in a terminal or page. */
const CONTROLS = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
/** Keys, wherever a caller has put them by mistake. */
const KEYS = /(epc_(?:live|test)_)[\w-]{8,}/g;

/** Whether a caller has put a key where it does not belong. */
export const holdsKey = (text: string): boolean => text.search(KEYS) >= 0;

/** JSON of a value for the log: one line, without control characters and keys, and cut to a length. */
export function logText(value: unknown, maxLength: number): { text: string; isCut: boolean } {
  const json = JSON.stringify(value) ?? '';
  // Longer than any cut that the replacements could need.
  const whole = json
    .slice(0, 2 * maxLength)
    .replace(KEYS, '$1***')
    .replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return { text: whole.slice(0, maxLength), isCut: json.length > maxLength || whole.length > maxLength };
}
