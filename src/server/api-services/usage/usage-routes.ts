import { sql } from 'kysely';
import type { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import { groupBy } from '../../../contract/group-by.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { listFiring } from '../alerts/check-alert-rules.ts';
import { listFailures } from '../failures/failure-log.ts';
import type { LiveInterfaces } from '../interfaces/live-interfaces.ts';
import { refuseSubAccount } from '../keys/refuse-sub-account.ts';
import type { CustomerAccessReader } from '../permissions/customer-access.ts';
import { scopeOf } from '../visible-customers.ts';
import type { Debugger } from './debugger.ts';
import { exportLog } from './export-log.ts';
import { getRequest, listRequests } from './request-repository.ts';
import { addUsage, sumsOf } from './sums.ts';
import { checkPeriod, listUsage, toUsageDay } from './usage-repository.ts';
import { readUsageStatistics } from './usage-statistics.ts';
import { listUserInterfaces } from './user-interfaces.ts';

interface Dependencies {
  db: Database;
  interfaces: LiveInterfaces;
  access: CustomerAccessReader;
  debugger: Debugger;
}

/** What customers see of their own usage, and the staff of all. */
export function usageRoutes(dependencies: Dependencies) {
  return { ...customerRoutes(dependencies), ...staffRoutes(dependencies) };
}

function customerRoutes({ db, interfaces, access, debugger: console }: Dependencies) {
  const ownerOf = async ({ session }: AuthedContext): Promise<number> => {
    await refuseSubAccount(db.sql, session);
    return session.userId;
  };
  return handlersOf<typeof usageCalls>()({
    async userInterfaceList({ pageNum }, context) {
      return listUserInterfaces({ db, interfaces, access }, { userId: await ownerOf(context), pageNum });
    },
    async userStatistics(body, context) {
      checkPeriod(body);
      const rows = await listUsage(db.sql, { ...body, userId: await ownerOf(context) });
      const byInterface = groupBy(rows, ({ interfaceCode }) => interfaceCode);
      return {
        days: rows.map(toUsageDay),
        interfaces: [...byInterface].map(([interfaceCode, days]) => ({ interfaceCode, ...sumsOf(addUsage(days)) })),
        total: sumsOf(addUsage(rows)),
      };
    },
    async apiRequestList(body, context) {
      return listRequests(db.sql, { ...body, userId: await ownerOf(context) });
    },
    async apiRequestDetail({ requestId }, context) {
      const owner = await ownerOf(context);
      return getRequest(db.sql, requestId, (userId) => sql`${userId} = ${owner}`);
    },
    async apiCallPrice(body, context) {
      await ownerOf(context);
      return console.price(body, context);
    },
    async callInterface(body, context) {
      await ownerOf(context);
      return console.call(body, context);
    },
  });
}

function staffRoutes({ db, interfaces }: Dependencies) {
  return handlersOf<typeof usageCalls>()({
    apiLogList: (body, { session }) => listRequests(db.sql, body, scopeOf(session)),
    apiLogDetail: ({ requestId }, { session }) => getRequest(db.sql, requestId, scopeOf(session)),
    apiLogExport: (body, context) => exportLog(db, body, context),
    apiFailureList: (body) => listFailures(db.sql, body),
    apiUsageStatistics: (body, { session }) =>
      readUsageStatistics({ db, interfaces, listFiring: () => listFiring(db.sql) }, body, scopeOf(session)),
  });
}
