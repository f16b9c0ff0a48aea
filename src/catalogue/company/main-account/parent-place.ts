import { SubAccountSort } from '../../../contract/company/schemas.ts';

/** What of the list of sub accounts stands in its link. */
export interface ParentPlace {
  state: 'all' | 'enabled' | 'disabled';
  search: string;
  sortBy: 'createdAt' | 'username' | 'usedToday' | 'used30Days';
  orderBy: 'asc' | 'desc';
  page: number;
}

export function readParentPlace(params: URLSearchParams): ParentPlace {
  const state = params.get('state');
  const page = params.get('page') ?? '';
  return {
    state: state === 'enabled' || state === 'disabled' ? state : 'all',
    search: (params.get('q') ?? '').trim().slice(0, 80),
    sortBy: SubAccountSort.catch('createdAt').parse(params.get('sort')),
    orderBy: params.get('order') === 'desc' ? 'desc' : 'asc',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of a place; what is at its default is left out. */
export function queryOfParent({ state, search, sortBy, orderBy, page }: ParentPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (state !== 'all') params.set('state', state);
  if (search !== '') params.set('q', search);
  if (sortBy !== 'createdAt') params.set('sort', sortBy);
  if (orderBy === 'desc') params.set('order', orderBy);
  if (page > 1) params.set('page', String(page));
  return params;
}
