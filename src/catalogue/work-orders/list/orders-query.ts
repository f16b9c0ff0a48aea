export const ORDERS_PER_PAGE = 20;

const sortFields = ['updateTime', 'createdAt', 'name'] as const;
/** The longest text that may be searched for. */
const SEARCH_MAX = 60;

export interface OrdersQuery {
  search: string;
  sortBy: (typeof sortFields)[number];
  orderBy: 'asc' | 'desc';
  pageNum: number;
}

/** What the list's URL asks for; anything that it cannot mean is the default. */
export function ordersQueryOf(params: URLSearchParams): OrdersQuery {
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    sortBy: sortFields.find((field) => field === params.get('sort')) ?? 'updateTime',
    orderBy: params.get('order') === 'asc' ? 'asc' : 'desc',
    pageNum: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** The URL's query of a list, without what is the default anyhow. */
export function paramsOf({ search, sortBy, orderBy, pageNum }: OrdersQuery): URLSearchParams {
  return new URLSearchParams([
    ...(search === '' ? [] : [['q', search]]),
    ...(sortBy === 'updateTime' ? [] : [['sort', sortBy]]),
    ...(orderBy === 'desc' ? [] : [['order', orderBy]]),
    ...(pageNum === 1 ? [] : [['page', String(pageNum)]]),
  ]);
}

/** The last page that holds anything, at least 1. */
export function lastPageOf(total: number): number {
  return Math.max(1, Math.ceil(total / ORDERS_PER_PAGE));
}
