import type { BodyOf } from '../../contract/call.ts';
import { Platform } from '../../contract/fields.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import type { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import { VinRequestStatus } from '../../contract/vin-requests/schemas.ts';
import { choiceParam, idParam, textParam } from '../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../providers/url-state/url-state.ts';
import { tablePageParams } from '../list/table-page.ts';

const SEARCH_MAX = 80;

export const vinRequestsState = urlState({
  status: choiceParam(VinRequestStatus.options.map(({ value }) => value)),
  platform: choiceParam(Platform.options),
  search: textParam(SEARCH_MAX, { name: 'q' }),
  /** Sorts by age alone; by default waiting requests come first. */
  age: choiceParam(['newest', 'oldest']),
  ...tablePageParams,
  /** The id of the request in the drawer. */
  task: idParam(),
});

export type VinRequestsState = UrlStateOf<typeof vinRequestsState>;

const notFilters = ['age', 'page', 'pageSize', 'task'] as const;

/** The change that clears all filters. */
export const noFilters = vinRequestsState.cleared(notFilters);

export function isFiltered(state: VinRequestsState): boolean {
  return vinRequestsState.isFiltered(state, notFilters);
}

export function toVinRequestsBody(state: VinRequestsState): BodyOf<typeof vinRequestCalls.fastVinTaskList> {
  const { status, platform, search, age, page, pageSize } = state;
  return {
    pageNum: page,
    pageSize,
    search,
    ...(age === undefined ? {} : { sortBy: 'createdAt', orderBy: age === 'newest' ? 'desc' : 'asc' }),
    ...omitUndefined({ status, platform }),
  };
}
