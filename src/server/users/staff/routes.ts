import { AGENT, SELLER } from '../../../contract/access/role-values.ts';
import type { staffCalls } from '../../../contract/users/staff-calls.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/settings.ts';
import { listExcludedSalesIds } from './excluded-sales.ts';
import { listAgencyUsers, listStaff } from './repository.ts';
import { listTransferTargets, planTransfer, transferUsers } from './transfer.ts';
import { undoTransfer } from './undo-transfer.ts';

interface Dependencies {
  db: Database;
  settings: Settings;
}

export function staffRoutes({ db, settings }: Dependencies) {
  const seller = { role: SELLER } as const;
  const agent = { role: AGENT } as const;
  return handlersOf<typeof staffCalls>()({
    sellerList: (body, { session }) =>
      listStaff(db.sql, { ...seller, session, excludedIds: listExcludedSalesIds(settings) }, body),
    sellerUsers: (body, { session }) => listAgencyUsers(db.sql, { ...seller, session }, body),
    sellerTransferTargets: (body, { session }) => listTransferTargets(db.sql, session, { ...body, ...seller }),
    sellerTransferPlan: (body, { session }) => planTransfer(db.sql, session, { ...body, ...seller }),
    sellerTransfer: (body, context) => transferUsers(db, context, { ...body, ...seller }),
    sellerTransferUndo: (body, context) => undoTransfer(db, context, body),
    agentList: (body, { session }) => listStaff(db.sql, { ...agent, session, excludedIds: [] }, body),
    agentUsers: (body, { session }) => listAgencyUsers(db.sql, { ...agent, session }, body),
    agentTransferTargets: (body, { session }) => listTransferTargets(db.sql, session, { ...body, ...agent }),
    agentTransferPlan: (body, { session }) => planTransfer(db.sql, session, { ...body, ...agent }),
    agentTransfer: (body, context) => transferUsers(db, context, { ...body, ...agent }),
    agentTransferUndo: (body, context) => undoTransfer(db, context, body),
  });
}
