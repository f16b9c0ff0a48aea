import { choiceOrDefaultParam, pageParam, textParam } from '../../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../../providers/url-state/url-state.ts';

/** Search, sort and page of the list of orders. */
export const ordersState = urlState({
  search: textParam(60, { name: 'q' }),
  sortBy: choiceOrDefaultParam(['updateTime', 'createdAt', 'name'], 'updateTime', { name: 'sort' }),
  orderBy: choiceOrDefaultParam(['desc', 'asc'], 'desc', { name: 'order' }),
  pageNum: pageParam({ name: 'page' }),
});

export type OrdersState = UrlStateOf<typeof ordersState>;
