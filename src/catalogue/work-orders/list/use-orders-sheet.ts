import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import type { ListSheet } from '../../shared/export/list-sheet.ts';
import type { OrdersQuery } from './orders-query.ts';
import { ordersSheet } from './orders-sheet.ts';

/** The most that one request gives: whoever has more orders narrows the search. */
const MOST = 10_000;

/** Makes a document of every order that the list's search finds, on all its pages. */
export function useOrdersSheet({ pageNum: _page, ...query }: OrdersQuery): () => Promise<ListSheet> {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  return async () => {
    const { rows } = await request(workOrderCalls.getList, { ...query, pageNum: 1, pageSize: MOST });
    return ordersSheet({ orders: rows, search: query.search, language: locale, t });
  };
}
