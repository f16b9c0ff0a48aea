import type { ResultOf } from '../../../contract/call.ts';
import type { provinceCalls } from '../../../contract/provinces/calls.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import type { Deduct } from '../../../contract/quota/schemas.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { createStore } from '../../../providers/store.ts';
import { paths } from '../navigation/paths.ts';

/** Another price province that is wanted: it is asked for before anything is taken. */
export interface ProvinceChange {
  provinceCode: ProvinceCode;
  isDefault: boolean;
  /** It came with a link, and not from the selector. */
  isFromLink: boolean;
}

/** The change that the user is being asked about. */
export const provinceChange = createStore<ProvinceChange | null>(null);

/** Whether switching takes nothing: the user's own default, and what was paid for lately. */
export function isFreeProvince(
  code: ProvinceCode,
  { province, paid }: Pick<ResultOf<typeof provinceCalls.getProvince>, 'province' | 'paid'>,
  nowMs: number,
): boolean {
  return (
    code === province || paid.some(({ provinceCode, until }) => provinceCode === code && Date.parse(until) > nowMs)
  );
}

/** The class whose lookups a switch takes: that of the vehicle on screen, passenger where there is none. */
export function chargedClass(pathname: string): VehicleType {
  return pathname === paths.covParts ? 'B' : 'C';
}

export interface LookupsLeft {
  free: number;
  daily: number;
  count: number;
  total: number;
}

/** What is left of a class today, from each source. */
export function lookupsLeft(deduct: Deduct, vehicleType: VehicleType): LookupsLeft {
  const [free, daily, count] =
    vehicleType === 'B'
      ? [deduct.covFree, deduct.covDaily, deduct.covRemain]
      : [deduct.pacFree, Math.max(0, deduct.dayLimitNum - deduct.dayUsedNum), deduct.canUseNum];
  return { free, daily, count, total: free + daily + count };
}
