import { type RawBuilder, sql } from 'kysely';
import { AGENT, SELLER } from '../../contract/access/role-values.ts';
import type { Session } from '../http/request-context.ts';

type Viewer = Pick<Session, 'roleValue' | 'agencyCode'>;

/** True for agents and sellers, who see only users of their own agency code. */
export function isScopedToAgency({ roleValue }: Pick<Viewer, 'roleValue'>): boolean {
  return roleValue === AGENT || roleValue === SELLER;
}

/**
 * The condition by which a session sees an account: agents and sellers those of their own agency code (none without one),
 * everyone else all. The code always comes from the session.
 *
 * @param agencyCode the account's column, `a.agency_code` by default
 */
export function agencyScope(viewer: Viewer, agencyCode: RawBuilder<unknown> = sql`a.agency_code`): RawBuilder<boolean> {
  if (!isScopedToAgency(viewer)) return sql<boolean>`true`;
  // An empty code would match accounts that were given an empty one.
  if (viewer.agencyCode === null || viewer.agencyCode === '') return sql<boolean>`false`;
  return sql<boolean>`${agencyCode} = ${viewer.agencyCode}`;
}
