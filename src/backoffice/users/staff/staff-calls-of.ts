import { staffCalls } from '../../../contract/users/staff-calls.ts';

/** Sellers and agents have the same calls. */
export const staffCallsOf = {
  sale: {
    list: staffCalls.sellerList,
    users: staffCalls.sellerUsers,
    targets: staffCalls.sellerTransferTargets,
    plan: staffCalls.sellerTransferPlan,
    transfer: staffCalls.sellerTransfer,
    undo: staffCalls.sellerTransferUndo,
  },
  agent: {
    list: staffCalls.agentList,
    users: staffCalls.agentUsers,
    targets: staffCalls.agentTransferTargets,
    plan: staffCalls.agentTransferPlan,
    transfer: staffCalls.agentTransfer,
    undo: staffCalls.agentTransferUndo,
  },
} as const;

/** A page of staff: the sellers or the agents. */
export type StaffPageName = keyof typeof staffCallsOf;
