import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import type { AdapterVehicle } from '../../../contract/parts/schemas.ts';

export interface UsedFamily {
  familyId: number;
  familyName: string;
  groups: AdapterVehicle[];
}

export interface UsedBrand {
  brandId: number;
  brandName: string;
  families: UsedFamily[];
}

/** Groups the vehicle groups by brand and family, in the original order. */
export function groupByFamily(groups: readonly AdapterVehicle[]): UsedBrand[] {
  const brands = new Map<number, UsedBrand>();
  for (const group of groups) {
    const { brandId, brandName, familyId, familyName } = group;
    const brand = brands.get(brandId) ?? { brandId, brandName, families: [] };
    brands.set(brandId, brand);
    const family = brand.families.find((other) => other.familyId === familyId);
    if (family === undefined) brand.families.push({ familyId, familyName, groups: [group] });
    else family.groups.push(group);
  }
  return [...brands.values()];
}

/** The groups that match every word of the filter by brand, family or group name, or by year of production. */
export function filterGroups(groups: readonly AdapterVehicle[], filter: string): AdapterVehicle[] {
  const words = toHalfWidthUpper(filter).split(/\s+/).filter(Boolean);
  return groups.filter((group) => {
    const names = toHalfWidthUpper(`${group.brandName} ${group.familyName} ${group.groupName}`);
    return words.every((word) => names.includes(word) || wasBuiltIn(group, word));
  });
}

function wasBuiltIn({ yearFrom, yearTo }: AdapterVehicle, word: string): boolean {
  if (!/^(19|20)\d\d$/.test(word)) return false;
  const year = Number(word);
  return yearFrom <= year && year <= (yearTo ?? Number.POSITIVE_INFINITY);
}
