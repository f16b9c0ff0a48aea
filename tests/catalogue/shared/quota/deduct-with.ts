import type { Deduct } from '../../../../src/contract/quota/schemas.ts';

/** The counters of an account with only its free lookups, with overrides. */
export function deductWith(overrides: Partial<Deduct> = {}): Deduct {
  return {
    pacFree: 5,
    dayLimitNum: 0,
    dayUsedNum: 0,
    canUseNum: 0,
    maxLimitNum: 0,
    userType: 0,
    pacExpTime: null,
    pacStatus: '500501',
    covFree: 5,
    covDaily: 0,
    covRemain: 0,
    covTotal: 0,
    covUsed: 0,
    covUserType: 0,
    covExpTime: null,
    covStatus: '500601',
    isShared: false,
    ...overrides,
  };
}
