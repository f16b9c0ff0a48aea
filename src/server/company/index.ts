import type { companyCalls } from '../../contract/company/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { fixedSettings, type Settings } from '../platform/settings.ts';
import { letterheadRoutes, type Member, readLetterhead } from './letterhead/routes.ts';
import { createOperationLog } from './operation-log/repository.ts';
import { operationLogRoutes } from './operation-log/routes.ts';
import { type Allocating, companyRoutes } from './routes.ts';

interface Dependencies {
  db: Database;
  account: {
    passwords: { hash(password: string): Promise<string> };
    /** On every node. */
    sessions: { endAll(userId: number): Promise<void> };
  };
  quota: { allocations: Allocating };
  settings?: Settings;
}

export function companyDomain({ db, account, quota, settings = fixedSettings() }: Dependencies) {
  const operationLog = createOperationLog(db);
  const calls: Handlers<typeof companyCalls> = {
    ...companyRoutes({
      db,
      settings,
      allocations: quota.allocations,
      hashPassword: account.passwords.hash,
      endSessionsOf: account.sessions.endAll,
    }),
    ...operationLogRoutes({ log: operationLog }),
    ...letterheadRoutes({ db }),
  };
  return {
    calls,
    operationLog,
    /** The head of a company's papers, as an account reads it. */
    letterhead: { read: (member: Member) => readLetterhead(db.sql, member) },
  };
}
