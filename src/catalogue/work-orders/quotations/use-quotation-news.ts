import { quotationCalls } from '../../../contract/quotations/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';

/** How often to ask for acceptances; a hidden page does not. */
const POLL_MS = 60_000;

/** The orders with acceptances that the shop has not looked at. */
export function useQuotationNews(): ReadonlySet<number> {
  const { data } = useCall(quotationCalls.getQuotationNews, {}, { refetchInterval: () => POLL_MS });
  return new Set(data?.map(({ listId }) => listId));
}
