import { SubAccountSort } from '../../../contract/company/schemas.ts';
import { choiceOrDefaultParam, pageParam, textParam } from '../../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../../providers/url-state/url-state.ts';

export const ACCOUNT_STATES = ['all', 'enabled', 'disabled'] as const;

/** Filter, order and page of the list of sub accounts. */
export const subAccountsState = urlState({
  state: choiceOrDefaultParam(ACCOUNT_STATES, 'all'),
  search: textParam(80, { name: 'q' }),
  sortBy: choiceOrDefaultParam(SubAccountSort.options, 'createdAt', { name: 'sort' }),
  orderBy: choiceOrDefaultParam(['asc', 'desc'], 'asc', { name: 'order' }),
  page: pageParam(),
});

export type SubAccountsState = UrlStateOf<typeof subAccountsState>;
