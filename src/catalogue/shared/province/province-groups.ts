import type { Province } from '../../../contract/provinces/schemas.ts';

export interface ProvinceGroup {
  region: Province['region'];
  provinces: MatchingProvince[];
}

/** A province with its cities that match the search. */
interface MatchingProvince extends Province {
  matchingCities: readonly string[];
}

/** By province code, names separated by spaces. */
type Cities = Readonly<Record<string, string>>;

const CITIES_MAX = 3;

/**
 * Provinces whose name or city contains the text, by region; regions are in order of appearance.
 */
export function groupProvinces(provinces: readonly Province[], text: string, cities: Cities = {}): ProvinceGroup[] {
  const query = text.trim().toLowerCase();
  const groups = new Map<Province['region'], MatchingProvince[]>();
  for (const province of provinces) {
    const names = query === '' ? [] : (cities[province.provinceCode] ?? '').split(' ');
    const matchingCities = names.filter((name) => name.includes(query)).slice(0, CITIES_MAX);
    if (!province.provinceName.toLowerCase().includes(query) && matchingCities.length === 0) continue;
    const match = { ...province, matchingCities };
    const group = groups.get(province.region);
    if (group === undefined) groups.set(province.region, [match]);
    else group.push(match);
  }
  return [...groups].map(([region, inRegion]) => ({ region, provinces: inRegion }));
}
