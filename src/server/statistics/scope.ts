import { AGENT, SELLER } from '../../contract/access/role-values.ts';
import type { Session } from '../http/request-context.ts';

/** Whose events are counted: all users' (null), or those of the users with an agency code; nobody's for an empty code. */
export type Scope = string | null;

/** Agents and sellers are limited to the session's code; others may choose one. */
export function scopeOf({ roleValue, agencyCode }: Pick<Session, 'roleValue' | 'agencyCode'>, chosen?: string): Scope {
  if (roleValue === AGENT || roleValue === SELLER) return agencyCode ?? '';
  return chosen ?? null;
}
