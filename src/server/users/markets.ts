import { sql } from 'kysely';
import { AGENT, SELLER } from '../../contract/access/role-values.ts';
import { agencyScope } from '../http/agency-scope.ts';
import type { Session } from '../http/request-context.ts';
import type { Sql } from '../platform/db/database.ts';
import { anyContains } from '../platform/db/text-search.ts';

/** The sellers and agents by agency code, as a subquery with `agency_code` and `name`; the first account of each code. */
export const MARKET = sql`(
  select distinct on (s.agency_code) s.agency_code, coalesce(s.user_realname, s.company_name, s.username) as name
  from account s
  where s.role_id in (select role_id from role where role_value in (${sql.lit(AGENT)}, ${sql.lit(SELLER)}))
    and s.agency_code <> ''
  order by s.agency_code, s.user_id
)`;

/** True for the code of a seller or agent. */
export async function isAgencyCode(db: Sql, agencyCode: string): Promise<boolean> {
  const { rows } = await sql`
    select from account s join role r using (role_id)
    where s.agency_code = ${agencyCode} and r.role_value in (${AGENT}, ${SELLER}) limit 1`.execute(db);
  return rows.length > 0;
}

const FOUND_AT_ONCE = 20;

/** Sellers and agents that a user can be given to; for a seller or agent only the own code. */
export async function listAgencyCodes(
  db: Sql,
  viewer: Pick<Session, 'roleValue' | 'agencyCode'>,
  search: string,
): Promise<{ agencyCode: string; name: string }[]> {
  const found = anyContains([sql`market.agency_code`, sql`market.name`], search);
  const { rows } = await sql<{ agencyCode: string; name: string }>`
    select market.agency_code as "agencyCode", market.name from ${MARKET} market
    where ${found} and ${agencyScope(viewer, sql`market.agency_code`)}
    order by market.agency_code limit ${FOUND_AT_ONCE}`.execute(db);
  return rows;
}
