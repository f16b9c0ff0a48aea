/** Position 10 in order from 1980 on; I, O, Q, U, Z and 0 never occur (ISO 3779). */
export const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';

const FIRST_YEAR = 1980;

/** Years the vehicle can be of: when its kind was made, or when it was first registered (ISO date, YYYY-MM-DD). */
export type YearEvidence = { fromYear: number; toYear?: number } | { registeredOn: string };

/** Every model year the code stands for, newest first, none later than the year after `atYear`; empty for no code. */
export function modelYearCandidates(code: string, atYear: number): number[] {
  const index = code.length === 1 ? YEAR_CODES.indexOf(code) : -1;
  if (index < 0) return [];
  const years: number[] = [];
  // The cycle is thirty years: the same letter comes round again.
  for (let year = FIRST_YEAR + index; year <= atYear + 1; year += YEAR_CODES.length) years.unshift(year);
  return years;
}

/** The one candidate that agrees with the evidence; undefined when none does or several do. */
export function settleModelYear(candidates: readonly number[], evidence: YearEvidence): number | undefined {
  if ('registeredOn' in evidence) return settleByRegistration(candidates, evidence.registeredOn);
  const { fromYear, toYear = Number.POSITIVE_INFINITY } = evidence;
  // A model year may run ahead of the calendar by one.
  const agreeing = candidates.filter((year) => year >= fromYear && year <= toYear + 1);
  return agreeing.length === 1 ? agreeing[0] : undefined;
}

function settleByRegistration(candidates: readonly number[], registeredOn: string): number | undefined {
  const registeredIn = Number(/^(\d{4})-\d{2}-\d{2}/.exec(registeredOn)?.[1]);
  // Cars are registered new, or imported after a few years, never thirty: the latest possible year is the one.
  const possible = candidates.filter((year) => year <= registeredIn + 1);
  return possible.length > 0 ? Math.max(...possible) : undefined;
}
