import { sql } from 'kysely';
import type { usersCalls } from '../../contract/users/calls.ts';
import { agencyScope } from '../http/agency-scope.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { listChoices } from './choices.ts';
import { listAgencyCodes } from './markets.ts';
import { listGrantableRoles } from './user-guards.ts';
import { countUsers } from './user-repository.ts';

/** The choices and figures around the user list. */
export function userCountRoutes({ sql: db }: Database) {
  return handlersOf<typeof usersCalls>()({
    companyTypes: async (_body, { language }) => (await listChoices(db, language)).companyType,
    userChoices: (_body, { language }) => listChoices(db, language),
    grantableRoles: (_body, { session }) => listGrantableRoles(db, session),
    agencyCodes: ({ search }, { session }) => listAgencyCodes(db, session, search),
    async countUsers({ roleName }, { session }) {
      const isOfClass = sql`a.role_id in (select role_id from role where role_value = ${roleName})`;
      return { roleName, count: await countUsers(db, sql`${isOfClass} and ${agencyScope(session)}`) };
    },
  });
}
