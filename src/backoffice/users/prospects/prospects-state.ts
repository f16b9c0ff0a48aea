import type { BodyOf } from '../../../contract/call.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import type { prospectCalls } from '../../../contract/users/prospect-calls.ts';
import { prospectDues } from '../../../contract/users/prospect-rules.ts';
import { choiceParam, idParam, textParam, type UrlParam } from '../../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../../providers/url-state/url-state.ts';
import { tablePageParams } from '../../list/table-page.ts';

const SEARCH_MAX = 80;
const { parse: parseId } = idParam();

/** An id, `none` for rows without one (null), or any (undefined). */
const idOrNoneParam = (name: string): UrlParam<number | null | undefined> => ({
  name,
  parse: (text) => (text === 'none' ? null : parseId(text)),
  format: (id) => (id === null ? 'none' : String(id ?? '')),
});

export const prospectsState = urlState({
  search: textParam(SEARCH_MAX, { name: 'q' }),
  intention: idOrNoneParam('intention'),
  ownerId: idOrNoneParam('owner'),
  due: choiceParam(prospectDues),
  ...tablePageParams,
  /** The user whose prospect is open in the drawer. */
  user: idParam(),
});

export type ProspectsState = UrlStateOf<typeof prospectsState>;

const notFilters = ['page', 'pageSize', 'user'] as const;

/** The change that clears all filters. */
export const noFilters = prospectsState.cleared(notFilters);

export function isFiltered(state: ProspectsState): boolean {
  return prospectsState.isFiltered(state, notFilters);
}

/** The filters besides the intention: the counts by intention are those of the other filters. */
export function toCountsBody({ search, ownerId, due }: ProspectsState): BodyOf<typeof prospectCalls.prospectCounts> {
  return { search, ...omitUndefined({ ownerId, due }) };
}

/** The filters of a bulk change. */
export function toBulkFilters(state: ProspectsState) {
  return { ...toCountsBody(state), ...omitUndefined({ intention: state.intention }) };
}

export function toListBody(state: ProspectsState): BodyOf<typeof prospectCalls.prospectList> {
  const { page, pageSize } = state;
  return { ...toBulkFilters(state), pageNum: page, pageSize };
}
