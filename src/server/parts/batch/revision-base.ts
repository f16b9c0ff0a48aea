/** The key without its revision, one or two letters behind at least eight characters: 5Q0615301 of 5Q0615301C. */
export function revisionBase(key: string): string | undefined {
  return /^([A-Z0-9]{7,}\d)[A-Z]{1,2}$/.exec(key)?.[1];
}
