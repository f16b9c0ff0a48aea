import type { Province } from '../../contract/provinces.ts';

export interface ProvinceGroup {
  region: Province['region'];
  provinces: Province[];
}

/** Provinces whose name holds the text, under their regions; the regions in the order in which they first appear. */
export function groupProvinces(provinces: readonly Province[], text: string): ProvinceGroup[] {
  const wanted = text.trim().toLowerCase();
  const groups = new Map<Province['region'], Province[]>();
  for (const province of provinces) {
    if (!province.provinceName.toLowerCase().includes(wanted)) continue;
    const group = groups.get(province.region);
    if (group === undefined) groups.set(province.region, [province]);
    else group.push(province);
  }
  return [...groups].map(([region, inRegion]) => ({ region, provinces: inRegion }));
}
