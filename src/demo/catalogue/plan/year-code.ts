// ISO 3779: thirty characters, from 1980 on.
const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/** The character of a VIN's tenth place for a model year. */
export function yearCodeOf(year: number): string {
  return CODES.charAt((year - FIRST_YEAR) % CODES.length);
}

/** The model year between 1996 and 2025 of a character. */
export function yearOfCode(code: string): number {
  const cycle = CODES.indexOf(code);
  if (cycle < 0) throw new Error(`not a model-year character: ${code}`);
  return cycle < 16 ? FIRST_YEAR + CODES.length + cycle : FIRST_YEAR + cycle;
}
