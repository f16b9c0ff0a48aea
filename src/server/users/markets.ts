import { type RawBuilder, sql } from 'kysely';
import { AGENT, SELLER } from '../../contract/access/role-values.ts';
import { agencyScope } from '../http/agency-scope.ts';
import type { Session } from '../http/request-context.ts';
import type { Sql } from '../platform/db/database.ts';
import { anyContains, containsPattern } from '../platform/db/text-search.ts';

/** The sellers and agents by agency code, with `agency_code` and `name`; the first account of each code. */
export const MARKET = sql`markets()`;

/** The roles of a class: with their ids as values, statements are planned for how many accounts hold them. */
export async function roleIdsOf(db: Sql, roleValues: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ roleId: number }>`
    select role_id as "roleId" from role where role_value = any(${[...roleValues]}::integer[])`.execute(db);
  return rows.map(({ roleId }) => roleId);
}

/** The agency codes of sellers and agents with this name, or a part of it. */
export async function codesOfMarket(db: Sql, name: string, extent: 'whole' | 'part'): Promise<string[]> {
  return listCodes(
    db,
    extent === 'whole' ? sql`market.name = ${name}` : sql`market.name ilike ${containsPattern(name)}`,
  );
}

/** The agency codes that contain the text: those of sellers and agents, and the text itself. */
export async function codesLike(db: Sql, code: string): Promise<string[]> {
  const found = await listCodes(db, sql`market.agency_code ilike ${containsPattern(code)}`);
  return [...new Set([code.toUpperCase(), ...found])];
}

async function listCodes(db: Sql, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ agencyCode: string }>`
    select market.agency_code as "agencyCode" from ${MARKET} market where ${condition}`.execute(db);
  return rows.map(({ agencyCode }) => agencyCode);
}

/** True for the code of a seller or agent. */
export async function isAgencyCode(
  db: Sql,
  agencyCode: string,
  { except }: { except?: number } = {},
): Promise<boolean> {
  const { rows } = await sql`
    select from account s join role r using (role_id)
    where s.agency_code = ${agencyCode} and r.role_value in (${AGENT}, ${SELLER})
      and s.user_id is distinct from ${except ?? null}::integer limit 1`.execute(db);
  return rows.length > 0;
}

const FOUND_AT_ONCE = 20;

/** Sellers and agents that a user can be given to; for a seller or agent only their own code. */
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
