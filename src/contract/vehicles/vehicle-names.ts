import type { Vehicle } from './schemas.ts';

/** Brand and family, without repeating the brand: 大众 朗逸, 五十铃皮卡. */
export function familyTitle({ brandName, familyName }: Pick<Vehicle, 'brandName' | 'familyName'>): string {
  return familyName.startsWith(brandName) ? familyName : joined(brandName, familyName);
}

/**
 * Full display name: brand, family and variant, without those that are empty. Many suppliers begin a vehicle's name with
 * its brand or family.
 */
export function fullName(vehicle: Pick<Vehicle, 'brandName' | 'familyName' | 'vehicleName'>): string {
  const { brandName, familyName, vehicleName } = vehicle;
  if (vehicleName.startsWith(`${brandName} `)) return vehicleName;
  if (vehicleName.startsWith(`${familyName} `)) {
    return familyName.startsWith(brandName) ? vehicleName : joined(brandName, vehicleName);
  }
  return joined(familyTitle(vehicle), vehicleName);
}

function joined(...names: string[]): string {
  return names.filter(Boolean).join(' ');
}
