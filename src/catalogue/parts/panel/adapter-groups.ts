import type { AdapterVehicle } from '../../../contract/parts/schemas.ts';

export interface AdapterFamily {
  familyId: number;
  familyName: string;
  groups: AdapterVehicle[];
}
export interface AdapterBrand {
  brandId: number;
  brandName: string;
  families: AdapterFamily[];
}

/** Groups the vehicles that a number fits by brand and family. The text filters: every word of it must occur. */
export function groupAdapters(vehicles: readonly AdapterVehicle[], text: string): AdapterBrand[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
  const brands = new Map<number, AdapterBrand>();
  for (const vehicle of vehicles) {
    const searchable = `${vehicle.brandName} ${vehicle.familyName} ${vehicle.groupName}`.toLowerCase();
    if (!terms.every((term) => searchable.includes(term))) continue;
    const { brandId, brandName, familyId, familyName } = vehicle;
    const brand = brands.get(brandId) ?? { brandId, brandName, families: [] };
    brands.set(brandId, brand);
    const family = brand.families.find((other) => other.familyId === familyId);
    if (family === undefined) brand.families.push({ familyId, familyName, groups: [vehicle] });
    else family.groups.push(vehicle);
  }
  return [...brands.values()];
}

export function yearsOf({ yearFrom, yearTo }: AdapterVehicle): string {
  if (yearTo === yearFrom) return String(yearFrom);
  return `${yearFrom}–${yearTo ?? ''}`;
}

/** Number of vehicle groups of a brand. */
export function groupsOf({ families }: AdapterBrand): number {
  return families.reduce((sum, { groups }) => sum + groups.length, 0);
}
