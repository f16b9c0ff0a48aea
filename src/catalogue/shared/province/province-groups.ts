import type { Province } from '../../../contract/provinces/schemas.ts';

export interface ProvinceGroup {
  region: Province['region'];
  provinces: FoundProvince[];
}

/** With the cities that were looked for; prices are a province's, whichever of its cities one is in. */
interface FoundProvince extends Province {
  foundCities: readonly string[];
}

/** By province code, the names parted by spaces. */
type Cities = Readonly<Record<string, string>>;

const MOST_CITIES = 3;

/**
 * Provinces whose name, or one of whose cities, holds the text, under their regions; the regions in the order in which
 * they first appear.
 */
export function groupProvinces(provinces: readonly Province[], text: string, cities: Cities = {}): ProvinceGroup[] {
  const wanted = text.trim().toLowerCase();
  const groups = new Map<Province['region'], FoundProvince[]>();
  for (const province of provinces) {
    const names = wanted === '' ? [] : (cities[province.provinceCode] ?? '').split(' ');
    const foundCities = names.filter((name) => name.includes(wanted)).slice(0, MOST_CITIES);
    if (!province.provinceName.toLowerCase().includes(wanted) && foundCities.length === 0) continue;
    const found = { ...province, foundCities };
    const group = groups.get(province.region);
    if (group === undefined) groups.set(province.region, [found]);
    else group.push(found);
  }
  return [...groups].map(([region, inRegion]) => ({ region, provinces: inRegion }));
}
