import { defineCalls } from '../call.ts';
import { AGENT_PAGE, SALE_PAGE } from './staff-rules.ts';
import type * as schemas from './staff-schemas.ts';

/** Sellers and agents, and their users. Sellers and agents themselves only see those of their agency code. */
export const staffCalls = defineCalls<typeof schemas>()({
  /** Without the sales ids that are excluded in the settings. */
  sellerList: { path: '/sales/list', access: SALE_PAGE },

  /** The general users of a seller's agency code, newest first; 900404 unless the caller may see the seller. */
  sellerUsers: { path: '/sales/users', access: SALE_PAGE },

  sellerTransferTargets: { path: '/sales/transfer/targets', access: `${SALE_PAGE}:edit` },

  /** What a transfer would change. 300225 to the same agency code, 300226 when there is nothing to transfer. */
  sellerTransferPlan: { path: '/sales/transfer/plan', access: `${SALE_PAGE}:edit` },

  /**
   * Gives a seller's users to another seller or an agent: their agency code changes, with that of their sub accounts,
   * and the seller becomes their owner. 300227 if the number of users is not that of the plan.
   */
  sellerTransfer: { path: '/sales/transfer', access: `${SALE_PAGE}:edit`, work: 'heavy' },

  /**
   * Gives the users of a transfer of one's own back, for 30 days; those that were given to someone else since are left.
   * 900404 for any other batch.
   */
  sellerTransferUndo: { path: '/sales/transfer/undo', access: `${SALE_PAGE}:edit`, work: 'heavy' },

  /** As sellerList and the calls above, for agents. */
  agentList: { path: '/agent/list', access: AGENT_PAGE },

  agentUsers: { path: '/agent/users', access: AGENT_PAGE },

  agentTransferTargets: { path: '/agent/transfer/targets', access: `${AGENT_PAGE}:edit` },

  agentTransferPlan: { path: '/agent/transfer/plan', access: `${AGENT_PAGE}:edit` },

  agentTransferUndo: { path: '/agent/transfer/undo', access: `${AGENT_PAGE}:edit`, work: 'heavy' },

  agentTransfer: { path: '/agent/transfer', access: `${AGENT_PAGE}:edit`, work: 'heavy' },
});
