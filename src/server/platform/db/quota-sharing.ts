import { sql } from 'kysely';

/** Types of a sub account: odd ones share the main account's quota, even ones have an allocation. */
export const SHARED = 1;
export const ALLOCATED = 2;

export function isQuotaShared(dctType: number): boolean {
  return dctType % 2 === 1;
}

/** The same in SQL, for an account `a`. */
export const IS_QUOTA_SHARED = sql<boolean>`(a.dct_type % 2 = 1)`;
