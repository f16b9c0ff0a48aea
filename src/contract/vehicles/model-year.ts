/** Codes of position 10 in order from 1980; I, O, Q, U, Z and 0 are not used (ISO 3779). */
export const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';

const FIRST_YEAR = 1980;

/** Evidence for the model year: the production period of the model, or the first registration (YYYY-MM-DD). */
export type YearEvidence = { fromYear: number; toYear?: number } | { registeredOn: string };

/** All model years of a code, newest first, up to the year after `atYear`; empty for an invalid code. */
export function modelYearCandidates(code: string, atYear: number): number[] {
  const index = code.length === 1 ? YEAR_CODES.indexOf(code) : -1;
  if (index < 0) return [];
  const years: number[] = [];
  // Codes repeat every thirty years.
  for (let year = FIRST_YEAR + index; year <= atYear + 1; year += YEAR_CODES.length) years.unshift(year);
  return years;
}

/** The only candidate that agrees with the evidence; undefined for none or several. */
export function settleModelYear(candidates: readonly number[], evidence: YearEvidence): number | undefined {
  if ('registeredOn' in evidence) return settleByRegistration(candidates, evidence.registeredOn);
  const { fromYear, toYear = Number.POSITIVE_INFINITY } = evidence;
  // A model year may start one calendar year earlier.
  const agreeing = candidates.filter((year) => year >= fromYear && year <= toYear + 1);
  return agreeing.length === 1 ? agreeing[0] : undefined;
}

function settleByRegistration(candidates: readonly number[], registeredOn: string): number | undefined {
  const registeredIn = Number(/^(\d{4})-\d{2}-\d{2}/.exec(registeredOn)?.[1]);
  // Cars are registered new or imported within a few years, not thirty, so the latest possible year is right.
  const possible = candidates.filter((year) => year <= registeredIn + 1);
  return possible.length > 0 ? Math.max(...possible) : undefined;
}
