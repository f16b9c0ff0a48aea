/** The key without its revision letters, such as 5Q0615301 for 5Q0615301C; undefined if it has none or is short. */
export function revisionBase(key: string): string | undefined {
  return /^([A-Z0-9]{7,}\d)[A-Z]{1,2}$/.exec(key)?.[1];
}
