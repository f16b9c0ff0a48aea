import type { Vehicle } from './schemas.ts';

/** Brand and family, without repeating the brand: 大众 朗逸, 五十铃皮卡. */
export function familyTitle({ brandName, familyName }: Pick<Vehicle, 'brandName' | 'familyName'>): string {
  return familyName.startsWith(brandName) ? familyName : `${brandName} ${familyName}`;
}

/** Full display name: brand, family and variant. */
export function fullName(vehicle: Pick<Vehicle, 'brandName' | 'familyName' | 'vehicleName'>): string {
  const { brandName, vehicleName } = vehicle;
  return vehicleName.startsWith(`${brandName} `) ? vehicleName : `${familyTitle(vehicle)} ${vehicleName}`;
}
