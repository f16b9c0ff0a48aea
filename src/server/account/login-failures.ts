import { sql } from 'kysely';
import { clientNetworks } from '../http/clients/client-network.ts';
import type { Trust } from '../http/clients/known-clients.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { MONOTONIC_CLOCK } from '../platform/db/monotonic-clock.ts';
import { Refusal } from '../platform/errors.ts';

/** From this many failures on, each attempt requires a solved captcha. */
export const CAPTCHA_AFTER = 3;
const RESET_AFTER_MINUTES = 30;
/** Old rows deleted per attempt: more than an attempt adds. */
const DELETED_MAX = 50;

interface Backoff {
  /** Failures without a wait; each further one doubles the wait. */
  freeFailures: number;
  maxWaitS: number;
}

/** More attempts than per account, because there may be a whole shop behind one address. */
const PER_ADDRESS: Backoff = { freeFailures: 20, maxWaitS: 300 };
const PER_ACCOUNT_AND_CLIENT: Backoff = { freeFailures: 4, maxWaitS: 300 };
/** Against guessing from many addresses; short, so that an attacker cannot lock out the owner. */
const PER_ACCOUNT: Backoff = { freeFailures: 20, maxWaitS: 8 };

/**
 * Failures are counted for the client's networks, for the account from each of these networks, and for the account. A
 * device that has logged in to the account before has a count of its own and is not delayed by anyone else's failures; an
 * address that has is delayed by failures from this address only.
 */
export interface LoginFailures {
  /** Recent failures that count for the client: those of a user name, known or not, or those of its own if it is trusted. */
  count(username: string, address?: string, trust?: Trust | null): Promise<number>;
  /** Counts an attempt before it is made, so that concurrent ones cannot bypass the limit. @throws Refusal 900429 during a wait */
  addAttempt(username: string, address: string, trust?: Trust | null): Promise<void>;
  /** Counts nothing; called before a captcha is required, so that none is solved in vain. @throws Refusal 900429 during a wait */
  refuseWhileWaiting(username: string, address: string, trust?: Trust | null): Promise<void>;
  /** Removes an attempt that was not made because the server was too busy. */
  removeAttempt(username: string, address: string, trust?: Trust | null): Promise<void>;
  /** Clears the failures after a successful login. */
  clear(username: string, address: string, trust?: Trust | null): Promise<void>;
}

interface Counter extends Backoff {
  key: string;
  /** Failures of the account, which a successful login clears; the others are those of a network. */
  isOfAccount: boolean;
}

export function createLoginFailures({ sql: db }: Database): LoginFailures {
  return {
    async count(username, address = '', trust = null) {
      const row = await db
        .selectFrom('loginFailure')
        .select(({ fn }) => fn.max('failures').as('failures'))
        .where('key', 'in', trust === null ? [accountKey(username)] : accountKeys(countersOf(username, address, trust)))
        .where(sql<boolean>`updated_at >= monotonic_now() - make_interval(mins => ${RESET_AFTER_MINUTES})`)
        .executeTakeFirst();
      return row?.failures ?? 0;
    },
    async addAttempt(username, address, trust = null) {
      for (const counter of countersOf(username, address, trust)) await countAttempt(db, counter);
      await deleteOld(db);
    },
    refuseWhileWaiting: (username, address, trust = null) =>
      refuseWhileWaiting(db, keysOf(countersOf(username, address, trust))),
    removeAttempt: (username, address, trust = null) => removeAttempt(db, keysOf(countersOf(username, address, trust))),
    async clear(username, address, trust = null) {
      const counters = countersOf(username, address, trust);
      const ownKeys = [accountKey(username), ...accountKeys(counters)];
      await db.deleteFrom('loginFailure').where('key', 'in', ownKeys).execute();
      await removeAttempt(db, keysOf(counters.filter(({ isOfAccount }) => !isOfAccount)));
    },
  };
}

/** The counters of an attempt, the narrowest networks first. */
function countersOf(username: string, address: string, trust: Trust | null): Counter[] {
  const account = accountKey(username);
  if (trust?.by === 'device')
    return [{ ...PER_ACCOUNT_AND_CLIENT, key: `${account} on ${trust.key}`, isOfAccount: true }];
  const [narrowest, ...wider] = clientNetworks(address).map(({ network, factor }, index) => [
    { ...widened(PER_ADDRESS, factor), key: `${index === 0 ? 'address' : 'network'}:${network}`, isOfAccount: false },
    { ...widened(PER_ACCOUNT_AND_CLIENT, factor), key: `${account} from ${network}`, isOfAccount: true },
  ]);
  if (trust?.by === 'address') return narrowest ?? [];
  return [...(narrowest ?? []), ...wider.flat(), { ...PER_ACCOUNT, key: account, isOfAccount: true }];
}

const accountKey = (username: string) => `account:${username.toLowerCase()}`;
const keysOf = (counters: readonly Counter[]) => counters.map(({ key }) => key);
const accountKeys = (counters: readonly Counter[]) => keysOf(counters.filter(({ isOfAccount }) => isOfAccount));
const widened = ({ freeFailures, maxWaitS }: Backoff, factor: number) => ({
  freeFailures: freeFailures * factor,
  maxWaitS,
});

/** Compares with the time of this moment, like `countAttempt`. */
async function refuseWhileWaiting(db: Sql, keys: string[]) {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from max(wait_until) - ${MONOTONIC_CLOCK}))::float8 as seconds from login_failure
    where key = any(${keys}::text[]) and wait_until > ${MONOTONIC_CLOCK}`.execute(db);
  const seconds = rows[0]?.seconds ?? null;
  if (seconds !== null) throw new Refusal('900429', { retryAfterS: Math.max(1, seconds) });
}

async function removeAttempt(db: Sql, keys: string[]) {
  if (keys.length === 0) return;
  await db
    .updateTable('loginFailure')
    .set({ failures: sql`greatest(0, failures - 1)` })
    .where('key', 'in', keys)
    .execute();
}

/**
 * One conditional statement, which changes nothing during a wait. It compares with the time of this moment, because of
 * concurrent attempts one may have started before the attempt whose row lock it waits for.
 */
async function countAttempt(db: Sql, { key, freeFailures, maxWaitS }: Counter) {
  const stale = sql`login_failure.updated_at < monotonic_now() - make_interval(mins => ${RESET_AFTER_MINUTES})`;
  const failures = sql`case when ${stale} then 1 else login_failure.failures + 1 end`;
  const { rows } = await sql<{ failures: number }>`
    insert into login_failure (key, failures, wait_until) values (${key}, 1, monotonic_now())
    on conflict (key) do update set
      failures = ${failures},
      wait_until = monotonic_now() + make_interval(secs =>
        case when ${failures} <= ${freeFailures} then 0
        else least(${maxWaitS}, power(2, least(${failures} - ${freeFailures}, 10))) end),
      updated_at = monotonic_now()
    where login_failure.wait_until <= ${MONOTONIC_CLOCK}
    returning failures`.execute(db);
  if (rows.length > 0) return;
  await refuseWhileWaiting(db, [key]);
  // The wait ended between the two statements.
  throw new Refusal('900429', { retryAfterS: 1 });
}

/** Deletes old rows: login attempts create keys from user input, so the table would grow without bound. */
async function deleteOld(db: Sql): Promise<void> {
  await sql`
    delete from login_failure where key in (
      select key from login_failure
      where updated_at < monotonic_now() - make_interval(mins => ${RESET_AFTER_MINUTES}) and wait_until < monotonic_now()
      order by updated_at limit ${DELETED_MAX} for update skip locked)`.execute(db);
}
