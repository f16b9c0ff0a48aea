import { OperationAction } from '../../../contract/company/schemas.ts';

export interface LogPlace {
  userId: number | undefined;
  action: OperationAction | undefined;
  /** Days, the last one included. */
  from: string | undefined;
  to: string | undefined;
  page: number;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** What of the log is shown stands in its link; what makes no sense there is left out. */
export function readLogPlace(params: URLSearchParams): LogPlace {
  const userId = params.get('user') ?? '';
  const page = params.get('page') ?? '';
  return {
    userId: /^[1-9]\d{0,8}$/.test(userId) ? Number(userId) : undefined,
    action: OperationAction.safeParse(params.get('action')).data,
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

function dayIn(text: string | null): string | undefined {
  if (text === null || !DAY.test(text)) return undefined;
  // A day that the calendar does not have becomes another one.
  const day = new Date(`${text}T00:00:00Z`);
  return day.toISOString().startsWith(text) ? text : undefined;
}

/** The query of a place; what is at its default is left out. */
export function queryOfLog({ userId, action, from, to, page }: LogPlace): URLSearchParams {
  const given = { user: userId, action, from, to, page: page > 1 ? page : undefined };
  return new URLSearchParams(
    Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}

/** What of a place the call is asked by. */
export function filtersOf({ userId, action, from, to }: LogPlace) {
  return {
    ...(userId === undefined ? {} : { userId }),
    ...(action === undefined ? {} : { action }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}
