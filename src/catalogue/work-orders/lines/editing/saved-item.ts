import { ChangedItems, type WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { CallError } from '../../../../providers/calls/call-error.ts';

/** The item's saved state from a 900409 response. */
export function savedItemOf(error: unknown, partId: number): WorkOrderItem | undefined {
  if (!(error instanceof CallError) || error.code !== '900409') return undefined;
  return ChangedItems.safeParse(error.result).data?.items.find((item) => item.partId === partId);
}
