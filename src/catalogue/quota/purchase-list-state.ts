import { pageParam } from '../../providers/url-state/url-params.ts';
import { urlState } from '../../providers/url-state/url-state.ts';

/** The page of the purchases, on a screen whose `page` is the ledger's. */
export const purchaseListState = urlState({ page: pageParam({ name: 'purchases' }) });
