import type { usersCalls } from '../../contract/users/calls.ts';
import type { prospectCalls } from '../../contract/users/prospect-calls.ts';
import type { remarkCalls } from '../../contract/users/remark-calls.ts';
import type { staffCalls } from '../../contract/users/staff-calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings.ts';
import { prospectRoutes } from './prospects/routes.ts';
import { remarkRoutes } from './remarks/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { userCountRoutes } from './user-counts.ts';

interface Dependencies {
  db: Database;
  settings: Settings;
}

/** Accounts as the staff sees them. */
export function usersDomain({ db, settings }: Dependencies) {
  const calls: Handlers<typeof usersCalls & typeof prospectCalls & typeof remarkCalls & typeof staffCalls> = {
    ...userCountRoutes(db),
    ...prospectRoutes({ db, settings }),
    ...remarkRoutes(db),
    ...staffRoutes({ db, settings }),
  };
  return { calls };
}
