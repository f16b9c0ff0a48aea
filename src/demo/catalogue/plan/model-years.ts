import type { Group } from '../fleet/fleet.ts';
import type { KeyedRandom } from '../keyed-random.ts';

/** The last model year of the demo catalogue. */
export const LAST_YEAR = 2025;

export interface ModelYear {
  readonly year: number;
  readonly firstYear: number;
  readonly lastYear: number;
}

/** The model years of a group, each with the calendar years it covers; together they cover the group's whole period. */
export function modelYearsOf(
  random: KeyedRandom,
  group: Group,
  requiredYears: readonly number[],
): readonly ModelYear[] {
  const last = group.yearTo ?? LAST_YEAR;
  const span = last - group.yearFrom;
  const years = new Set(requiredYears);
  if (years.size === 0) years.add(group.yearFrom + Math.min(1, span));
  if (span >= 3 && random.isChosen(`second-year/${group.key}`, 0.5)) {
    years.add(group.yearFrom + Math.ceil(span / 2) + random.between(`year/${group.key}`, 0, 1));
  }
  const sorted = [...years].filter((year) => year <= last).sort((one, other) => one - other);
  return sorted.map((year, index) => ({
    year,
    firstYear: index === 0 ? group.yearFrom : year,
    lastYear: (sorted[index + 1] ?? last + 1) - 1,
  }));
}
