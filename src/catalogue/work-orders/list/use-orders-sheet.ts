import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import type { ListSheet } from '../../shared/export/list-sheet.ts';
import { ordersSheet } from './orders-sheet.ts';
import { type OrdersState, ordersQuery } from './orders-state.ts';

/** The server's maximum; an export of more orders needs a narrower search. */
const PAGE_SIZE_MAX = 10_000;

/** Exports all pages of the search results. */
export function useOrdersSheet(state: OrdersState): () => Promise<ListSheet> {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  return async () => {
    const { rows } = await request(workOrderCalls.getList, {
      ...ordersQuery(state),
      pageNum: 1,
      pageSize: PAGE_SIZE_MAX,
    });
    return ordersSheet({ orders: rows, search: state.search, language: locale, t });
  };
}
