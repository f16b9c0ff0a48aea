/** Fewest letters or digits of a search: one of them matches half of the catalogue. A Chinese character says enough. */
export const SEARCH_LETTERS_MIN = 2;

export function isTooShortToSearch(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length < SEARCH_LETTERS_MIN && !/\p{Script=Han}/u.test(text);
}
