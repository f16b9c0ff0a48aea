import type { ResultOf } from '../../../contract/call.ts';
import type { provinceCalls } from '../../../contract/provinces/calls.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import type { Deduct } from '../../../contract/quota/schemas.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { createStore } from '../../../providers/store.ts';
import { paths } from '../navigation/paths.ts';

/** A switch of the price province that the user has to confirm, since it costs a lookup. */
export interface ProvinceChange {
  provinceCode: ProvinceCode;
  isDefault: boolean;
  /** From a link instead of the selector. */
  isFromLink: boolean;
}

/** The switch waiting for confirmation. */
export const provinceChange = createStore<ProvinceChange | null>(null);

/** Whether switching is free: to the user's default, or to a province already paid for. */
export function isFreeProvince(
  code: ProvinceCode,
  { province, paid }: Pick<ResultOf<typeof provinceCalls.getProvince>, 'province' | 'paid'>,
  nowMs: number,
): boolean {
  return (
    code === province || paid.some(({ provinceCode, until }) => provinceCode === code && Date.parse(until) > nowMs)
  );
}

/** The class whose lookups a switch costs: that of the screen, passenger by default. */
export function chargedClass(pathname: string): VehicleType {
  return pathname === paths.covParts ? 'B' : 'C';
}

export interface LookupsLeft {
  free: number;
  daily: number;
  count: number;
  total: number;
}

/** The lookups of a class left today, by source. */
export function lookupsLeft(deduct: Deduct, vehicleType: VehicleType): LookupsLeft {
  const [free, daily, count] =
    vehicleType === 'B'
      ? [deduct.covFree, deduct.covDaily, deduct.covRemain]
      : [deduct.pacFree, Math.max(0, deduct.dayLimitNum - deduct.dayUsedNum), deduct.canUseNum];
  return { free, daily, count, total: free + daily + count };
}
