import { sql } from 'kysely';
import { clientNetwork } from '../http/client-network.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

/** From this many failures on, each attempt requires a solved captcha. */
export const CAPTCHA_AFTER = 3;
const RESET_AFTER_MINUTES = 30;

interface Backoff {
  /** Failures without a wait; each further one doubles the wait. */
  freeFailures: number;
  maxWaitS: number;
}

/** More attempts than per account, because there may be a whole shop behind one address. */
const PER_ADDRESS: Backoff = { freeFailures: 20, maxWaitS: 300 };
const PER_ACCOUNT_AND_ADDRESS: Backoff = { freeFailures: 4, maxWaitS: 300 };
/** Against guessing from many addresses; short, so that an attacker cannot lock out the owner. */
const PER_ACCOUNT: Backoff = { freeFailures: 20, maxWaitS: 8 };

export interface LoginFailures {
  /** Recent failures of a user name; unknown names count like known ones. */
  count(username: string): Promise<number>;
  /** Counts an attempt before it is made, so that concurrent ones cannot bypass the limit. @throws Refusal 900429 during a wait */
  addAttempt(username: string, address: string): Promise<void>;
  /** Counts nothing; called before a captcha is required, so that none is solved in vain. @throws Refusal 900429 during a wait */
  refuseWhileWaiting(username: string, address: string): Promise<void>;
  /** Removes an attempt that was not made because the server was too busy. */
  removeAttempt(username: string, address: string): Promise<void>;
  /** Clears the failures after a successful login. */
  clear(username: string, address: string): Promise<void>;
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
    async count(username) {
      const row = await db
        .selectFrom('loginFailure')
        .select('failures')
        .where('key', '=', accountKey(username))
        .where(sql<boolean>`updated_at >= now() - make_interval(mins => ${RESET_AFTER_MINUTES})`)
        .executeTakeFirst();
      return row?.failures ?? 0;
    },
    async addAttempt(username, address) {
      await countAttempt(db, addressKey(address), PER_ADDRESS);
      await countAttempt(db, pairKey(username, address), PER_ACCOUNT_AND_ADDRESS);
      await countAttempt(db, accountKey(username), PER_ACCOUNT);
    },
    refuseWhileWaiting: (username, address) => refuseWhileWaiting(db, keysOf(username, address)),
    removeAttempt: (username, address) => removeAttempt(db, keysOf(username, address)),
    async clear(username, address) {
      const ownKeys = [accountKey(username), pairKey(username, address)];
      await db.deleteFrom('loginFailure').where('key', 'in', ownKeys).execute();
      await removeAttempt(db, [addressKey(address)]);
    },
  };
}

/** Compares with clock_timestamp(), like `countAttempt`. */
async function refuseWhileWaiting(db: Sql, keys: string[]) {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from max(wait_until) - clock_timestamp()))::float8 as seconds from login_failure
    where key = any(${keys}::text[]) and wait_until > clock_timestamp()`.execute(db);
  const seconds = rows[0]?.seconds ?? null;
  if (seconds !== null) throw new Refusal('900429', { retryAfterS: Math.max(1, seconds) });
}

async function removeAttempt(db: Sql, keys: string[]) {
  await db
    .updateTable('loginFailure')
    .set({ failures: sql`greatest(0, failures - 1)` })
    .where('key', 'in', keys)
    .execute();
}

/**
 * One conditional statement, which changes nothing during a wait. It compares with clock_timestamp(), because of
 * concurrent attempts one may have started before the attempt whose row lock it waits for.
 */
async function countAttempt(db: Sql, key: string, { freeFailures, maxWaitS }: Backoff) {
  const stale = sql`login_failure.updated_at < now() - make_interval(mins => ${RESET_AFTER_MINUTES})`;
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
  await refuseWhileWaiting(db, [key]);
  // The wait ended between the two statements.
  throw new Refusal('900429', { retryAfterS: 1 });
}
