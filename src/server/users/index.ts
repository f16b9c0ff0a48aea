import { sql } from 'kysely';
import type { usersCalls } from '../../contract/users/calls.ts';
import type { prospectCalls } from '../../contract/users/prospect-calls.ts';
import type { remarkCalls } from '../../contract/users/remark-calls.ts';
import type { staffCalls } from '../../contract/users/staff-calls.ts';
import type { viewAsCalls } from '../../contract/users/view-as-calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { RecordsOfUser } from '../platform/audit/records-of-user.ts';
import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings.ts';
import { accountRoutes } from './account-list.ts';
import { prospectBulkTarget } from './prospects/bulk-target.ts';
import { prospectRoutes } from './prospects/routes.ts';
import { prospectService } from './prospects/service.ts';
import { remarkRoutes } from './remarks/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { userCountRoutes } from './user-counts.ts';
import { type UserDetailDependencies, userDetailRoutes } from './user-detail-routes.ts';
import { approvableUserWrites, type UserRouteDependencies, userRoutes } from './user-routes.ts';
import { userService } from './user-service.ts';
import { type ViewDependencies, viewAsRoutes } from './view-as-routes.ts';

/** What the staff's view of accounts needs of the domains that own the data. */
interface Dependencies {
  db: Database;
  settings: Settings;
  account: {
    sessions: UserRouteDependencies['sessions'] & UserDetailDependencies['sessions'] & ViewDependencies['sessions'];
    getUser: ViewDependencies['getUser'];
    resetCodes: UserRouteDependencies['resetCodes'];
  };
  quota: UserRouteDependencies['quota'] &
    UserDetailDependencies['quota'] & {
      allocations: { leftOf: Parameters<typeof accountRoutes>[0]['leftOf'] };
    };
  billing: UserDetailDependencies['billing'];
}

/** Accounts as the staff sees them. */
export function usersDomain({ db, settings, account, quota, billing }: Dependencies) {
  const { sessions, resetCodes, getUser } = account;
  const prospect = prospectService(db);
  const calls: Handlers<
    typeof usersCalls & typeof prospectCalls & typeof remarkCalls & typeof staffCalls & typeof viewAsCalls
  > = {
    ...userCountRoutes(db),
    ...userRoutes({ db, sessions, resetCodes, quota }),
    ...userDetailRoutes({ db, sessions, quota, billing }),
    ...accountRoutes({ db, leftOf: quota.allocations.leftOf }),
    ...prospectRoutes({ db, settings }),
    ...remarkRoutes(db),
    ...staffRoutes({ db, settings }),
    ...viewAsRoutes({ db, sessions, getUser }),
  };
  return {
    calls,
    resources: { user: userService(db, sessions), prospect },
    bulkTargets: [prospectBulkTarget(prospect)],
    approvable: approvableUserWrites({ sessions, quota }),
    recordsOfUser,
  };
}

const recordsOfUser: RecordsOfUser = {
  user: (userId) => sql`select ${userId}::integer`,
  remark: (userId) => sql`select remark_id from remark where user_id = ${userId}`,
};
