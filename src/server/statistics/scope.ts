import { AGENT, SELLER } from '../../contract/access/role-values.ts';
import type { Session } from '../http/request-context.ts';

/** The agency code whose users are counted; null for all users, empty for none. */
export type Scope = string | null;

/** Agents and sellers are limited to the session's code; others may choose one. */
export function scopeOf({ roleValue, agencyCode }: Pick<Session, 'roleValue' | 'agencyCode'>, chosen?: string): Scope {
  if (roleValue === AGENT || roleValue === SELLER) return agencyCode ?? '';
  return chosen ?? null;
}
