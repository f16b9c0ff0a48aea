import type { BodyOf } from '../../contract/call.ts';
import { FastVinStatus, type fastVinTaskList } from '../../contract/fast-vin.ts';
import { Platform } from '../../contract/fields.ts';

export interface TasksQuery {
  status: FastVinStatus | undefined;
  platform: Platform | undefined;
  search: string;
  /** By age alone; otherwise those that wait stand first. */
  age: 'newest' | 'oldest' | undefined;
  page: number;
  pageSize: number;
  /** The task that is open. */
  task: number | undefined;
}

const PAGE_SIZE = 20;

/** What of the page stands in its link. */
export function readTasksQuery(params: URLSearchParams): TasksQuery {
  const age = params.get('age');
  return {
    status: params.has('status') ? FastVinStatus.safeParse(Number(params.get('status'))).data : undefined,
    platform: Platform.safeParse(params.get('platform')).data,
    search: (params.get('q') ?? '').trim().slice(0, 80),
    age: age === 'newest' || age === 'oldest' ? age : undefined,
    page: positive(params.get('page')) ?? 1,
    pageSize: Math.min(positive(params.get('pageSize')) ?? PAGE_SIZE, 100),
    task: positive(params.get('task')),
  };
}

/** The link of a query; what is at its default is left out. */
export function paramsOfTasks({ status, platform, search, age, page, pageSize, task }: TasksQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (status !== undefined) params.set('status', String(status));
  if (platform !== undefined) params.set('platform', platform);
  if (search !== '') params.set('q', search);
  if (age !== undefined) params.set('age', age);
  if (page > 1) params.set('page', String(page));
  if (pageSize !== PAGE_SIZE) params.set('pageSize', String(pageSize));
  if (task !== undefined) params.set('task', String(task));
  return params;
}

/** What the server is asked for. */
export function bodyOfTasks(query: TasksQuery): BodyOf<typeof fastVinTaskList> {
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

function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
