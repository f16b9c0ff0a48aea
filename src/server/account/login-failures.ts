import { sql } from 'kysely';
import { clientNetwork } from '../http/client-network.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

/** From this many failures on, a solved captcha is wanted before each try. */
export const CAPTCHA_AFTER = 3;
const FORGOTTEN_AFTER_MINUTES = 30;

interface Patience {
  /** How many failures go without a wait; from then on each doubles it. */
  freeFailures: number;
  maxWaitS: number;
}

/** A whole shop may sit behind one address: it is given more tries than one account from there. */
const OF_ADDRESS: Patience = { freeFailures: 20, maxWaitS: 300 };
const OF_ACCOUNT_FROM_ADDRESS: Patience = { freeFailures: 4, maxWaitS: 300 };
/** Against guessing from many addresses; short, so that nobody is locked out of an account by somebody elsewhere. */
const OF_ACCOUNT: Patience = { freeFailures: 20, maxWaitS: 8 };

export interface LoginFailures {
  /** How often this account has failed lately; unknown names count like known ones. */
  countOf(username: string): Promise<number>;
  /** Counts a try before it is made, so that many at once cannot slip through. Refuses with 900429 while a wait runs. */
  beginTry(username: string, address: string): Promise<void>;
  /** Refuses with 900429 while a wait runs, and counts nothing: asked before a captcha is, so that none is solved in vain. */
  refuseWaiting(username: string, address: string): Promise<void>;
  /** Takes back a try that was never made, because the server was too busy for it. */
  takeBack(username: string, address: string): Promise<void>;
  /** Takes the tries of a login that came right back. */
  forgive(username: string, address: string): Promise<void>;
}

export function createLoginFailures({ sql: db }: Database): LoginFailures {
  const accountKey = (username: string) => `account:${username.toLowerCase()}`;
  const addressKey = (address: string) => `address:${clientNetwork(address)}`;
  const pairKey = (username: string, address: string) => `${accountKey(username)} from ${clientNetwork(address)}`;
  const keysOf = (username: string, address: string) => [
    addressKey(address),
    pairKey(username, address),
    accountKey(username),
  ];

  return {
    async countOf(username) {
      const row = await db
        .selectFrom('loginFailure')
        .select('failures')
        .where('key', '=', accountKey(username))
        .where(sql<boolean>`updated_at >= now() - make_interval(mins => ${FORGOTTEN_AFTER_MINUTES})`)
        .executeTakeFirst();
      return row?.failures ?? 0;
    },
    async beginTry(username, address) {
      await count(db, addressKey(address), OF_ADDRESS);
      await count(db, pairKey(username, address), OF_ACCOUNT_FROM_ADDRESS);
      await count(db, accountKey(username), OF_ACCOUNT);
    },
    refuseWaiting: (username, address) => refuseWaiting(db, keysOf(username, address)),
    takeBack: (username, address) => takeBack(db, keysOf(username, address)),
    async forgive(username, address) {
      const ownKeys = [accountKey(username), pairKey(username, address)];
      await db.deleteFrom('loginFailure').where('key', 'in', ownKeys).execute();
      await takeBack(db, [addressKey(address)]);
    },
  };
}

/** Held against the time of the comparison, as in `count`: a try that has just ended is not in the future of this one. */
async function refuseWaiting(db: Sql, keys: string[]) {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from max(wait_until) - clock_timestamp()))::float8 as seconds from login_failure
    where key = any(${keys}::text[]) and wait_until > clock_timestamp()`.execute(db);
  const seconds = rows[0]?.seconds ?? null;
  if (seconds !== null) throw new Refusal('900429', { retryAfterS: Math.max(1, seconds) });
}

async function takeBack(db: Sql, keys: string[]) {
  await db
    .updateTable('loginFailure')
    .set({ failures: sql`greatest(0, failures - 1)` })
    .where('key', 'in', keys)
    .execute();
}

/**
 * One conditional statement: it changes nothing while the key has to wait. The wait is held against the time of the
 * comparison: of tries at once, one may have begun before the one that it had to queue behind.
 */
async function count(db: Sql, key: string, { freeFailures, maxWaitS }: Patience) {
  const stale = sql`login_failure.updated_at < now() - make_interval(mins => ${FORGOTTEN_AFTER_MINUTES})`;
  const failures = sql`case when ${stale} then 1 else login_failure.failures + 1 end`;
  const { rows } = await sql<{ failures: number }>`
    insert into login_failure (key, failures, wait_until) values (${key}, 1, now())
    on conflict (key) do update set
      failures = ${failures},
      wait_until = now() + make_interval(secs =>
        case when ${failures} <= ${freeFailures} then 0
        else least(${maxWaitS}, power(2, least(${failures} - ${freeFailures}, 10))) end),
      updated_at = now()
    where login_failure.wait_until <= clock_timestamp()
    returning failures`.execute(db);
  if (rows.length > 0) return;
  await refuseWaiting(db, [key]);
  // The wait ended between the two statements.
  throw new Refusal('900429', { retryAfterS: 1 });
}
