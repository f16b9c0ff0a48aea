import { accessCalls } from '../../contract/access/calls.ts';
import { refetchCalls } from '../../providers/calls/refetch-calls.ts';

/** Loads the user's powers again, for menu, pages and buttons. */
export async function reloadPowers(): Promise<void> {
  await refetchCalls(accessCalls.systemMenu);
}
