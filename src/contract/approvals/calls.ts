import { defineCalls } from '../call.ts';
import { APPROVAL_DECIDE_POWER } from './rules.ts';
import type * as schemas from './schemas.ts';

/**
 * Changes that wait for a second person (ADR 30). A write that needs one answers 301010 and changes nothing; 301013 if the
 * same change of the record waits already.
 */
export const approvalCalls = defineCalls<typeof schemas>()({
  /** The caller's own; with the power of the page also those of calls whose power the caller holds. */
  approvalList: { path: '/approval/list', access: 'session' },

  /**
   * Makes the requested change. 301011 if it is the caller’s own request, 301012 if it is no longer open, 900403 if the
   * caller lacks the power of the change itself. The approval is closed with 301014 if the record has changed since, with
   * 301015 if the change is refused for another reason.
   */
  approvalApprove: { path: '/approval/approve', access: APPROVAL_DECIDE_POWER },

  /** The codes of approvalApprove, except those of the change. */
  approvalRefuse: { path: '/approval/refuse', access: APPROVAL_DECIDE_POWER },

  /** Only by the requester: 900404 for any other. 301012 */
  approvalWithdraw: { path: '/approval/withdraw', access: 'session' },
});
