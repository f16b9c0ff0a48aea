import {
  choiceOrDefaultParam,
  idParam,
  pageParam,
  textParam,
  type UrlParam,
} from '../../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../../providers/url-state/url-state.ts';

/** Whose orders: the user's own, those of the company, or those of one account. */
export type Owner = 'own' | 'all' | number;

const { parse: parseId } = idParam();
const ownerParam: UrlParam<Owner> = {
  parse: (text) => (text === 'all' ? 'all' : (parseId(text) ?? 'own')),
  format: (owner) => (owner === 'own' ? '' : String(owner)),
};

/** Search, owner, sort and page of the list of orders. */
export const ordersState = urlState({
  owner: ownerParam,
  search: textParam(60, { name: 'q' }),
  sortBy: choiceOrDefaultParam(['updateTime', 'createdAt', 'name'], 'updateTime', { name: 'sort' }),
  orderBy: choiceOrDefaultParam(['desc', 'asc'], 'desc', { name: 'order' }),
  pageNum: pageParam({ name: 'page' }),
});

export type OrdersState = UrlStateOf<typeof ordersState>;

/** The filter of `getList`. */
export function ordersQuery({ owner, ...query }: OrdersState) {
  if (owner === 'own' || owner === 'all') return { ...query, scope: owner };
  return { ...query, ownerId: owner };
}
