import { sql } from 'kysely';
import { FREE_LOOKUPS_PER_DAY } from '../../../contract/quota/rules.ts';

/** Types of a sub account: odd ones share the main account's quota, even ones have an allocation. */
export const SHARED = 1;
export const ALLOCATED = 2;

export function isQuotaShared(dctType: number): boolean {
  return dctType % 2 === 1;
}

/** The same in SQL, for an account `a`. */
export const IS_QUOTA_SHARED = sql<boolean>`(a.dct_type % 2 = 1)`;

/**
 * Free lookups a day of a quota holder, an account `a`. A company has those of its main account, which sub accounts that
 * share its quota use too; an allocation has none, or each sub account would add its own to the company's.
 */
export const FREE_LIMIT = sql<number>`(case when a.acct_level <> 0 and a.parent_id is not null then 0
  else ${sql.lit(FREE_LOOKUPS_PER_DAY)} end)`;
