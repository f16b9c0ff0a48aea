import { sql } from 'kysely';
import type { Database, Sql } from '../../server/platform/db/database.ts';
import { createKeyedRandom } from '../catalogue/keyed-random.ts';
import { demoAccounts } from '../demo-accounts.ts';
import type { HashPassword } from '../demo-needs.ts';
import { insertActivity } from './insert-activity.ts';
import { insertPast } from './insert-past.ts';
import { reserveIds } from './insert-rows.ts';
import { CUSTOMER_NUM, planAccounts } from './plans/plan-accounts.ts';
import { planPast } from './plans/plan-past.ts';
import { readFacts } from './read-facts.ts';
import { createTimeline } from './timeline.ts';

/** In the table `catalogue_fill`. Never change it. */
const SEED = 'demo-customers';
const LOCK = 7_364_130;

/**
 * Adds some hundred customers and staff with their past, relative to now, to a database with the demo accounts. Done once,
 * in one transaction; existing rows stay as they are.
 */
export async function ensureCustomers(db: Database, hashPassword: HashPassword): Promise<void> {
  if (!(await isMissing(db.sql))) return;
  // One hash for all of them: a hash takes longer than all their rows.
  const passwordHash = await hashPassword(demoAccounts.password);
  await db.sql.transaction().execute(async (within) => {
    // Several nodes may start at the same time.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(within);
    if (!(await isMissing(within))) return;
    await addCustomers(within, passwordHash);
    await within.insertInto('catalogueFill').values({ name: SEED }).execute();
  });
}

async function isMissing(db: Sql): Promise<boolean> {
  const { rows } = await sql`
    select from account where username = 'shop' and not exists (select from catalogue_fill where name = ${SEED})`.execute(
    db,
  );
  return rows.length > 0;
}

/** More than are planned. */
const PACKAGE_NUM = 400;

async function addCustomers(within: Sql, passwordHash: string): Promise<void> {
  const facts = await readFacts(within);
  const timeline = createTimeline(facts.nowMs);
  const random = createKeyedRandom(SEED);
  const ids = await reserveIds(within, { table: 'account', column: 'user_id' }, CUSTOMER_NUM);
  const packageIds = await reserveIds(within, { table: 'quota_package', column: 'package_id' }, PACKAGE_NUM);
  const customers = planAccounts({ timeline, random, ...facts }, ids);
  const past = planPast({ facts, timeline, random, takeId: takerOf(packageIds) }, customers);
  const writing = { within, facts, timeline, random };
  await insertPast(writing, past, passwordHash);
  await insertActivity(writing, past);
}

/** @throws Error when no id is left */
function takerOf(ids: readonly number[]): () => number {
  const left = ids.values();
  return () => {
    const { value } = left.next();
    if (value === undefined) throw new Error('too few ids were reserved');
    return value;
  };
}
