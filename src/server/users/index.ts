import type { usersCalls } from '../../contract/users/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { userCountRoutes } from './user-counts.ts';

interface Dependencies {
  db: Database;
}

/** Accounts as the staff sees them. */
export function usersDomain({ db }: Dependencies) {
  const calls: Handlers<typeof usersCalls> = { ...userCountRoutes(db) };
  return { calls };
}
