import { type RawBuilder, sql } from 'kysely';
import { type AgencyViewer, agencyScope, isScopedToAgency } from '../http/agency-scope.ts';
import type { Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

/** Which customers' rows are seen, by the column of the customer. */
export type CustomerScope = (userId: RawBuilder<unknown>) => RawBuilder<unknown>;

export const everyCustomer: CustomerScope = () => sql`true`;

/**
 * Agents and sellers see rows of customers of their own agency code, everyone else all, also those of accounts that are
 * gone.
 */
export function scopeOf(viewer: AgencyViewer): CustomerScope {
  if (!isScopedToAgency(viewer)) return everyCustomer;
  return (userId) => sql`exists (select from account a where a.user_id = ${userId} and ${agencyScope(viewer)})`;
}

/** @throws Refusal 900404 for a customer that is missing or that the session does not see */
export async function requireVisibleCustomer(db: Sql, viewer: AgencyViewer, userId: number): Promise<void> {
  const { rows } = await sql`
    select from account a where a.user_id = ${userId} and ${agencyScope(viewer)}`.execute(db);
  if (rows.length === 0) throw new Refusal('900404');
}
