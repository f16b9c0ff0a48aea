import type { BodyOf } from '../../../contract/call.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import type { staffCalls } from '../../../contract/users/staff-calls.ts';
import { choiceOrDefaultParam, dateParam, idParam, textParam } from '../../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../../providers/url-state/url-state.ts';
import { tablePageParams } from '../../list/table-page.ts';
import { monthBefore, monthOf } from '../due-dates.ts';

const SEARCH_MAX = 80;

/** `days`: the days in the URL. */
export const periods = ['month', 'lastMonth', 'all', 'days'] as const;
export const sorts = ['revenueFen', 'refundsFen', 'purchases', 'users', 'newUsers', 'username'] as const;

export const staffState = urlState({
  search: textParam(SEARCH_MAX, { name: 'q' }),
  period: choiceOrDefaultParam(periods, 'month'),
  from: dateParam(),
  to: dateParam(),
  sortBy: choiceOrDefaultParam(sorts, 'revenueFen', { name: 'sort' }),
  orderBy: choiceOrDefaultParam(['desc', 'asc'], 'desc', { name: 'order' }),
  ...tablePageParams,
  /** The seller or agent whose users are open in the drawer. */
  member: idParam(),
});

export type StaffState = UrlStateOf<typeof staffState>;

/** The first and last day of the period; undefined without a bound. */
export function daysOf({ period, from, to }: Pick<StaffState, 'period' | 'from' | 'to'>, today = shopDate()) {
  if (period === 'month') return monthOf(today);
  if (period === 'lastMonth') return monthBefore(today);
  return period === 'all' ? { from: undefined, to: undefined } : { from, to };
}

export function toListBody(state: StaffState): BodyOf<typeof staffCalls.sellerList> {
  const { search, sortBy, orderBy, page, pageSize } = state;
  return { search, sortBy, orderBy, pageNum: page, pageSize, ...omitUndefined(daysOf(state)) };
}
