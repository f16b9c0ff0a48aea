import { sql } from 'kysely';

/** Types of a sub account: odd ones share the main account's quota, even ones have an allocation. */
export const SHARED = 1;
export const ALLOCATED = 2;

export function isQuotaShared(dctType: number): boolean {
  return dctType % 2 === 1;
}

/** The same in SQL, for an account `a`. */
export const IS_QUOTA_SHARED = sql<boolean>`(a.dct_type % 2 = 1)`;

/**
 * Whether a quota holder, an account `a`, has free lookups. A company has those of its main account, which sub accounts
 * that share its quota use too; an allocation has none, or each sub account would add its own to the company's.
 */
export const HAS_FREE_LOOKUPS = sql<boolean>`(a.acct_level = 0 or a.parent_id is null)`;
