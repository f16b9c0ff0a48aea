import { VinRequestStatus } from '../../contract/vin-requests/schemas.ts';

export interface TasksPlace {
  status: VinRequestStatus | undefined;
  search: string;
  page: number;
}

/** What of the list of tasks stands in its link. */
export function readTasksPlace(params: URLSearchParams): TasksPlace {
  const status = params.get('status');
  const page = params.get('page') ?? '';
  return {
    status: status === null ? undefined : VinRequestStatus.safeParse(Number(status)).data,
    search: (params.get('q') ?? '').trim().slice(0, 80),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of a place; what is at its default is left out. */
export function queryOfTasks({ status, search, page }: TasksPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (status !== undefined) params.set('status', String(status));
  if (search !== '') params.set('q', search);
  if (page > 1) params.set('page', String(page));
  return params;
}
