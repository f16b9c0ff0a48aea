import type { BodyOf } from '../../contract/call.ts';
import { Platform } from '../../contract/fields.ts';
import type { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import { VinRequestStatus } from '../../contract/vin-requests/schemas.ts';
import { positive, readPage, type UrlPage, writePage } from '../list/url-page.ts';

export interface VinRequestsQuery extends UrlPage {
  status: VinRequestStatus | undefined;
  platform: Platform | undefined;
  search: string;
  /** Sorts by age alone; by default waiting requests come first. */
  age: 'newest' | 'oldest' | undefined;
  /** The id of the request in the drawer. */
  task: number | undefined;
}

export function readVinRequestsQuery(params: URLSearchParams): VinRequestsQuery {
  const age = params.get('age');
  return {
    status: params.has('status') ? VinRequestStatus.safeParse(Number(params.get('status'))).data : undefined,
    platform: Platform.safeParse(params.get('platform')).data,
    search: (params.get('q') ?? '').trim().slice(0, 80),
    age: age === 'newest' || age === 'oldest' ? age : undefined,
    ...readPage(params),
    task: positive(params.get('task')),
  };
}

/** Defaults are left out. */
export function toVinRequestsParams({
  status,
  platform,
  search,
  age,
  task,
  ...page
}: VinRequestsQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (status !== undefined) params.set('status', String(status));
  if (platform !== undefined) params.set('platform', platform);
  if (search !== '') params.set('q', search);
  if (age !== undefined) params.set('age', age);
  writePage(params, page);
  if (task !== undefined) params.set('task', String(task));
  return params;
}

export function toVinRequestsBody(query: VinRequestsQuery): BodyOf<typeof vinRequestCalls.fastVinTaskList> {
  const { status, platform, search, age, page, pageSize } = query;
  return {
    pageNum: page,
    pageSize,
    search,
    ...(age === undefined ? {} : { sortBy: 'createdAt', orderBy: age === 'newest' ? 'desc' : 'asc' }),
    ...(status === undefined ? {} : { status }),
    ...(platform === undefined ? {} : { platform }),
  };
}
