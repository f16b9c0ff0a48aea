import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ACCOUNT_TIER } from '../platform/db/account-tier.ts';

export const IDLE_S = 2 * 60 * 60;
export const USER_AGENT_MAX = 300;

export const isLive = sql<boolean>`expires_at > monotonic_now()
  and seen_at > monotonic_now() - make_interval(secs => ${IDLE_S})`;

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** 256 random bits each. */
export function makeSecrets(): { token: string; secretKey: string } {
  return { token: randomBytes(32).toString('base64url'), secretKey: randomBytes(32).toString('hex') };
}

/** What a session has of the account `a` and its role `r`. */
export const SESSION_COLUMNS = `
  a.role_id as "roleId", r.role_value as "roleValue", a.acct_level as "acctLevel", a.parent_id as "parentId",
  a.dct_type as "dctType", a.agency_code as "agencyCode", a.province_code as "provinceCode", ${ACCOUNT_TIER} as tier,
  array(select p.power_code from role_power rp join power p using (power_id) where rp.role_id = a.role_id) as powers`;
