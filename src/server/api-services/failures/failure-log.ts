import { sql } from 'kysely';
import type { z } from 'zod';
import type { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import type { apiFailureList } from '../../../contract/api-services/usage/schemas.ts';
import type { ResultOf } from '../../../contract/call.ts';
import type { Database, Prepared, Sql } from '../../platform/db/database.ts';

/** A call that was refused before its key was known to be valid. */
export interface FailedCall {
  network: string;
  address: string;
  interfaceCode: string;
  /** Of the refusal. */
  code: string;
}

export interface FailureLog {
  add(failed: FailedCall): void;
  /** Writes what was added, which happens every few seconds too. */
  flush(): Promise<void>;
  stop(): void;
}

const FLUSH_MS = 3_000;
const MINUTE_MS = 60_000;
/** Networks and codes that a node tells apart in a minute; the calls of further ones are added up under `other`. */
const ROWS_PER_MINUTE = 100;
const OTHER = 'other';

const addSums: Prepared<unknown> = {
  name: 'add-api-failures',
  text: `insert into api_failure as f (minute, network, code, calls, address, interface_code)
    select date_trunc('minute', now()), * from unnest($1::text[], $2::text[], $3::integer[], $4::text[], $5::text[])
      as t (network, code, calls, address, interface_code)
    order by network, code
    on conflict (minute, network, code) do update set calls = f.calls + excluded.calls, address = excluded.address,
      interface_code = excluded.interface_code`,
};

/** Sums calls without a valid key by network and minute. They cost no statement of their own, and few rows. */
export function createFailureLog(
  db: Database,
  { onError, now = () => performance.now() }: { onError(error: unknown): void; now?: () => number },
): FailureLog {
  const sums = new Map<string, FailedCall & { calls: number }>();
  let rowsOfMinute = new Set<string>();
  let minuteEndsAt = 0;

  const add = (failed: FailedCall): void => {
    if (now() >= minuteEndsAt) {
      rowsOfMinute = new Set();
      minuteEndsAt = now() + MINUTE_MS;
    }
    const own = `${failed.network} ${failed.code}`;
    const isOwn = rowsOfMinute.has(own) || rowsOfMinute.size < ROWS_PER_MINUTE;
    if (isOwn) rowsOfMinute.add(own);
    const row = isOwn ? failed : { ...failed, network: OTHER };
    const key = `${row.network} ${row.code}`;
    sums.set(key, { ...row, calls: (sums.get(key)?.calls ?? 0) + 1 });
  };

  async function flush(): Promise<void> {
    if (sums.size === 0) return;
    const rows = [...sums.values()];
    sums.clear();
    await db.run(addSums, [
      rows.map(({ network }) => network),
      rows.map(({ code }) => code),
      rows.map(({ calls }) => calls),
      rows.map(({ address }) => address),
      rows.map(({ interfaceCode }) => interfaceCode),
    ]);
  }

  const timer = setInterval(() => {
    flush().catch(onError);
  }, FLUSH_MS);
  timer.unref();
  return { add, flush, stop: () => clearInterval(timer) };
}

const LISTED_MAX = 200;

/** The networks with the most calls without a valid key, by code. */
export async function listFailures(
  db: Sql,
  { hours }: z.infer<typeof apiFailureList.body>,
): Promise<ResultOf<(typeof usageCalls)['apiFailureList']>> {
  const { rows } = await sql<ResultOf<(typeof usageCalls)['apiFailureList']>['rows'][number]>`
    select network, code, sum(calls)::integer as calls, min(minute) as "firstAt", max(minute) as "lastAt",
      (array_agg(address order by minute desc))[1] as address,
      (array_agg(interface_code order by minute desc))[1] as "interfaceCode"
    from api_failure where minute > now() - make_interval(hours => ${hours})
    group by network, code order by calls desc, network, code limit ${LISTED_MAX}`.execute(db);
  return { rows };
}
