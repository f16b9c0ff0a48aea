import { toHalfWidthUpper } from '../../contract/half-width.ts';
import type { AdapterVehicle } from '../../contract/parts/schemas.ts';

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

/** The groups of vehicles that a number fits, by brand and family, in the order in which they came. */
export function groupUses(uses: readonly AdapterVehicle[]): UsedBrand[] {
  const brands = new Map<number, UsedBrand>();
  for (const use of uses) {
    const { brandId, brandName, familyId, familyName } = use;
    const brand = brands.get(brandId) ?? { brandId, brandName, families: [] };
    brands.set(brandId, brand);
    const family = brand.families.find((other) => other.familyId === familyId);
    if (family === undefined) brand.families.push({ familyId, familyName, groups: [use] });
    else family.groups.push(use);
  }
  return [...brands.values()];
}

/** The uses that have every typed word in brand, family or group, or a typed year in their years. */
export function filterUses(uses: readonly AdapterVehicle[], typed: string): AdapterVehicle[] {
  const words = toHalfWidthUpper(typed).split(/\s+/).filter(Boolean);
  return uses.filter((use) => {
    const names = toHalfWidthUpper(`${use.brandName} ${use.familyName} ${use.groupName}`);
    return words.every((word) => names.includes(word) || wasBuiltIn(use, word));
  });
}

function wasBuiltIn({ yearFrom, yearTo }: AdapterVehicle, word: string): boolean {
  if (!/^(19|20)\d\d$/.test(word)) return false;
  const year = Number(word);
  return yearFrom <= year && year <= (yearTo ?? Number.POSITIVE_INFINITY);
}
