import { useEffect, useState } from 'react';
import { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import { LOGGED_REQUESTS_MAX } from '../../../contract/api-services/usage/rules.ts';
import type { LoggedRequest } from '../../../contract/api-services/usage/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import type { toLogFilters } from './usage-state.ts';

const INTERVAL_MS = 3_000;
/** Older rows leave a tail that is left open for hours. */
const ROWS_MAX = 500;

interface Tail {
  /** While it is off, nothing is read and the rows stay. */
  isOn: boolean;
  /** The newest page of the log. */
  listed: readonly LoggedRequest[] | undefined;
}

/** The newest page of the log and, while the tail is on, the requests that are logged from then on; the newest first. */
export function useLiveTail(
  filters: ReturnType<typeof toLogFilters>,
  { isOn, listed }: Tail,
): readonly LoggedRequest[] {
  const [rows, setRows] = useState<readonly LoggedRequest[]>([]);
  const after = listed?.[0]?.requestId;
  const { data } = useCall(
    usageCalls.apiLogList,
    { ...filters, limit: LOGGED_REQUESTS_MAX, ...(after !== undefined && { after }) },
    { enabled: isOn && listed !== undefined, refetchInterval: isOn ? INTERVAL_MS : false, staleTime: 0 },
  );
  useEffect(() => {
    if (listed !== undefined) setRows((current) => merged(current, listed));
  }, [listed]);
  useEffect(() => {
    // Requests that were logged late are given again.
    if (data !== undefined) setRows((current) => merged(current, data.rows));
  }, [data]);
  return rows;
}

/** Ids are in the order of time. */
function merged(rows: readonly LoggedRequest[], more: readonly LoggedRequest[]): readonly LoggedRequest[] {
  const byId = new Map([...rows, ...more].map((row) => [row.requestId, row]));
  return [...byId.values()].sort((one, other) => (one.requestId < other.requestId ? 1 : -1)).slice(0, ROWS_MAX);
}
