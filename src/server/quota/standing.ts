import type { ChargeSource, Deduct } from '../../contract/quota/schemas.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';

/** A package at a point in time. */
export interface HeldPackage {
  packageId: number;
  vehicleClass: VehicleType;
  kind: 'daily' | 'count';
  amount: number;
  /** Of a counted package, in total. */
  used: number;
  /** Of a daily package. */
  usedToday: number;
  isLive: boolean;
  isEnded: boolean;
  expiresAt: string;
}

/** A holder's quota of one vehicle class. */
export interface Held {
  /** In the order of use: the first to expire first. */
  packages: readonly HeldPackage[];
  freeUsed: number;
  /** Free lookups a day: none for an allocation, since those of the company belong to its main account. */
  freeLimit: number;
}

export interface Source {
  source: ChargeSource;
  packageId: number | null;
  /** The counter can be incremented below this. */
  limit: number;
}

/** The last digits of the quota codes; 00 if a package has something left. */
export type PackageState = '00' | '01' | '02' | '03' | '04';

/** The sources with lookups left, in the order of use: free, daily, counted. */
export function sourcesOf(held: Held): Source[] {
  const free: Source = { source: 'free', packageId: null, limit: held.freeLimit };
  const live = held.packages.filter(hasLeft);
  const bought = (['daily', 'count'] as const).flatMap((kind) =>
    live
      .filter((found) => found.kind === kind)
      .map(({ packageId, amount }): Source => ({ source: kind, packageId, limit: amount })),
  );
  return held.freeUsed < held.freeLimit ? [free, ...bought] : bought;
}

export function remainingOf(held: Held): number {
  return freeLeft(held) + held.packages.filter(({ isLive }) => isLive).reduce((sum, found) => sum + leftOf(found), 0);
}

export function stateOf({ packages }: Held): PackageState {
  if (packages.some(hasLeft)) return '00';
  const live = packages.filter(({ isLive }) => isLive);
  if (live.some(({ kind }) => kind === 'daily')) return '02';
  if (live.length > 0) return '03';
  return packages.some(({ isEnded }) => isEnded) ? '04' : '01';
}

/** The quota of both classes, in the specification's names. */
export function deductOf(passenger: Held, commercial: Held, isShared: boolean): Deduct {
  const [pac, cov] = [totalsOf(passenger), totalsOf(commercial)];
  return {
    pacFree: pac.free,
    dayLimitNum: pac.dayLimit,
    dayUsedNum: pac.dayUsed,
    canUseNum: pac.countLeft,
    maxLimitNum: pac.countTotal,
    userType: pac.kind,
    pacExpTime: pac.expiresAt,
    pacStatus: statusOf('5005', stateOf(passenger)),
    covFree: cov.free,
    covDaily: cov.dayLimit - cov.dayUsed,
    covRemain: cov.countLeft,
    covTotal: cov.countTotal,
    covUsed: cov.countTotal - cov.countLeft,
    covUserType: cov.kind,
    covExpTime: cov.expiresAt,
    covStatus: statusOf('5006', stateOf(commercial)),
    isShared,
  };
}

const CLASS_CODES = { C: '5005', B: '5006' } as const;

/** The code for a lookup that is refused because nothing is left. */
export function refusalCode(vehicleClass: VehicleType, held: Held) {
  const state = stateOf(held);
  return `${CLASS_CODES[vehicleClass]}${state === '00' ? '02' : state}` as const;
}

function statusOf<Prefix extends '5005' | '5006'>(prefix: Prefix, state: PackageState) {
  return state === '00' ? ('000000' as const) : (`${prefix}${state}` as const);
}

function totalsOf(held: Held) {
  const live = held.packages.filter(({ isLive }) => isLive);
  const daily = live.filter(({ kind }) => kind === 'daily');
  const counted = live.filter(({ kind }) => kind === 'count');
  const last = (live.length > 0 ? live : held.packages.filter(({ isEnded }) => isEnded)).at(-1);
  return {
    free: freeLeft(held),
    dayLimit: daily.reduce((sum, { amount }) => sum + amount, 0),
    dayUsed: daily.reduce((sum, { usedToday }) => sum + usedToday, 0),
    countTotal: counted.reduce((sum, { amount }) => sum + amount, 0),
    countLeft: counted.reduce((sum, found) => sum + leftOf(found), 0),
    kind: daily.length > 0 ? (1 as const) : counted.length > 0 ? (2 as const) : (0 as const),
    expiresAt: last === undefined ? null : new Date(last.expiresAt).toISOString(),
  };
}

function freeLeft({ freeUsed, freeLimit }: Held): number {
  return Math.max(0, freeLimit - freeUsed);
}

function leftOf({ kind, amount, used, usedToday }: HeldPackage): number {
  return Math.max(0, amount - (kind === 'daily' ? usedToday : used));
}

function hasLeft(found: HeldPackage): boolean {
  return found.isLive && leftOf(found) > 0;
}
