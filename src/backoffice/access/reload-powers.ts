import { accessCalls } from '../../contract/access/calls.ts';
import { queryClient } from '../../providers/calls/query-client.ts';

/** Loads the user's powers again, for menu, pages and buttons. */
export async function reloadPowers(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [accessCalls.systemMenu.operation] });
}
