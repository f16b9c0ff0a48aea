import { type RawBuilder, sql } from 'kysely';
import { AGENT, SELLER } from '../../contract/access/role-values.ts';
import type { Session } from './request-context.ts';

export type AgencyViewer = Pick<Session, 'roleValue' | 'agencyCode'>;

/** True for agents and sellers, who see only users of their own agency code. */
export function isScopedToAgency({ roleValue }: Pick<AgencyViewer, 'roleValue'>): boolean {
  return roleValue === AGENT || roleValue === SELLER;
}

/** The agency code that a session is limited to, empty if it has none: no users. Null: all users. */
export function agencyOf(viewer: AgencyViewer): string | null {
  return isScopedToAgency(viewer) ? (viewer.agencyCode ?? '') : null;
}

/**
 * The condition by which a session sees an account: agents and sellers those of their own agency code (none without one),
 * everyone else all. The code always comes from the session.
 *
 * @param agencyCode the account's column, `a.agency_code` by default
 */
export function agencyScope(
  viewer: AgencyViewer,
  agencyCode: RawBuilder<unknown> = sql`a.agency_code`,
): RawBuilder<boolean> {
  const agency = agencyOf(viewer);
  if (agency === null) return sql<boolean>`true`;
  // An empty code would match accounts that were given an empty one.
  return agency === '' ? sql<boolean>`false` : sql<boolean>`${agencyCode} = ${agency}`;
}

/** The condition by which a session sees what belongs to a user, such as counts of rows. @param userId the user's column */
export function isUserOfAgency(viewer: AgencyViewer, userId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (!isScopedToAgency(viewer)) return sql<boolean>`true`;
  return sql<boolean>`${userId} in (select a.user_id from account a where ${agencyScope(viewer)})`;
}
