import { sql } from 'kysely';
import { MANAGER } from '../../../contract/access/role-values.ts';
import type { Sql } from '../db/database.ts';
import { Refusal } from '../errors.ts';

/**
 * Run it after a change of roles or accounts, in its transaction. It takes a lock, because concurrent changes could each
 * count on the other's manager.
 * @throws Refusal 300105 if no enabled manager is left
 */
export async function refuseWithoutManager(db: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(7364122)`.execute(db);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from account join role using (role_id) where role_value = ${MANAGER} and not is_disabled`.execute(
    db,
  );
  if ((rows[0]?.total ?? 0) === 0) throw new Refusal('300105');
}
