import DataLoader from 'dataloader';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { SHOP_TIME_ZONE } from '../../../contract/shop-time.ts';
import type { Database, Prepared } from '../../platform/db/database.ts';

/** A second, a minute, or a day of the shop's time zone. */
export type LimitWindow = 'second' | 'minute' | 'day';

interface Counted {
  key: string;
  points: number;
  /** Until the window ends. */
  leftMs: number;
}

interface Increment {
  key: string;
  points: number;
  window: LimitWindow;
}

/** By the database's clock: those of the nodes may differ. Locks in the order of the keys. */
const increment: Prepared<Counted> = {
  name: 'count-api-limits',
  text: `insert into api_limit as l (key, points, expires_at)
    select key, points, case span when 'day'
      then ((now() at time zone '${SHOP_TIME_ZONE}')::date + 1)::timestamp at time zone '${SHOP_TIME_ZONE}'
      else now() + ('1 ' || span)::interval end
    from unnest($1::text[], $2::integer[], $3::text[]) as t (key, points, span) order by key
    on conflict (key) do update set
      points = case when l.expires_at <= now() then excluded.points else l.points + excluded.points end,
      expires_at = case when l.expires_at <= now() then excluded.expires_at else l.expires_at end
    returning key, points, (extract(epoch from expires_at - now()) * 1000)::float8 as "leftMs"`,
};

const BATCH_MAX = 200;

export const WINDOW_S: Readonly<Record<LimitWindow, number>> = { second: 1, minute: 60, day: 86_400 };

/** Counts the limits of one turn of the event loop in one statement. */
export function createLimitCounter(db: Database): (step: Increment) => Promise<Counted> {
  const loader = new DataLoader<Increment, Counted>(
    async (steps) => {
      const rows = await db.run(increment, [
        steps.map(({ key }) => key),
        steps.map(({ points }) => points),
        steps.map(({ window }) => window),
      ]);
      const byKey = new Map(rows.map((row) => [row.key, row]));
      return steps.map(({ key }) => byKey.get(key) ?? new Error('the limit was not counted'));
    },
    { cache: false, maxBatchSize: BATCH_MAX, batchScheduleFn: (dispatch) => setImmediate(dispatch) },
  );
  return (step) => loader.load(step);
}

/**
 * The library's limiter for PostgreSQL with a statement of our own: by the database's clock, in batches, and on either
 * engine. A key may be counted by one caller at a time.
 */
export class LimitStore extends RateLimiterPostgres {
  readonly #count: ReturnType<typeof createLimitCounter>;
  readonly #window: LimitWindow;

  constructor(
    count: ReturnType<typeof createLimitCounter>,
    { points, window }: { points: number; window: LimitWindow },
  ) {
    super({
      storeClient: count,
      storeType: 'client',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points,
      duration: WINDOW_S[window],
    });
    this.#count = count;
    this.#window = window;
  }

  /** Called by the library. */
  _upsert(key: string, points: number): Promise<Counted> {
    return this.#count({ key, points, window: this.#window });
  }

  /** Called by the library. */
  _getRateLimiterRes(_key: string, changed: number, { points, leftMs }: Counted): RateLimiterRes {
    return new RateLimiterRes(Math.max(this.points - points, 0), Math.max(leftMs, 0), points, points === changed);
  }
}
