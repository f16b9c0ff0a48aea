import type { Deduct } from '../../../contract/quota/schemas.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { lookupsLeft } from '../province/province-change.ts';

/** The lookups of one class, for the counters and the dialog. */
export interface ClassCounts {
  vehicleType: VehicleType;
  /** Free lookups plus the remaining daily limit, as the specification defines it. */
  today: number;
  free: number;
  daily: number;
  /** Remaining in counted packages. */
  count: number;
  total: number;
  kind: 0 | 1 | 2;
  expiresAt: string | null;
  isExpired: boolean;
  /** No package of the class is valid. */
  hasNone: boolean;
}

/** The counts of both classes, passenger first. */
export function classCounts(deduct: Deduct): [passenger: ClassCounts, commercial: ClassCounts] {
  const of = (vehicleType: VehicleType) => {
    const { free, daily, count, total } = lookupsLeft(deduct, vehicleType);
    return { vehicleType, today: free + daily, free, daily, count, total };
  };
  const hasNone = (status: string) => status.endsWith('01') || status.endsWith('04');
  return [
    {
      ...of('C'),
      kind: deduct.userType,
      expiresAt: deduct.pacExpTime,
      isExpired: deduct.pacStatus === '500504',
      hasNone: hasNone(deduct.pacStatus),
    },
    {
      ...of('B'),
      kind: deduct.covUserType,
      expiresAt: deduct.covExpTime,
      isExpired: deduct.covStatus === '500604',
      hasNone: hasNone(deduct.covStatus),
    },
  ];
}
