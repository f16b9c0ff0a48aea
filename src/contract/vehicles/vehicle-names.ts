import type { Vehicle } from './schemas.ts';

/** Brand and family, the brand not said twice: 大众 朗逸, 五十铃皮卡. */
export function familyTitle({ brandName, familyName }: Pick<Vehicle, 'brandName' | 'familyName'>): string {
  return familyName.startsWith(brandName) ? familyName : `${brandName} ${familyName}`;
}

/** A vehicle as a person would call it: brand, family, and what tells it from its sisters. */
export function fullName(vehicle: Pick<Vehicle, 'brandName' | 'familyName' | 'vehicleName'>): string {
  const { brandName, vehicleName } = vehicle;
  return vehicleName.startsWith(`${brandName} `) ? vehicleName : `${familyTitle(vehicle)} ${vehicleName}`;
}
