import { sql } from 'kysely';
import { platformHeader } from '../contract/platform.ts';
import type { Database } from '../server/platform/db/database.ts';
import { pastOperations } from './past-operations.ts';

/** A documentation address (RFC 5737). */
const ADDRESS = '192.0.2.10';

/** Adds past entries to the demo shop's operation log if it has none from before today. */
export async function ensureOperationLog({ sql: db }: Database): Promise<void> {
  const { rows } = await sql<{ shopId: number; today: string }>`
    select user_id as "shopId", to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as today from account
    where username = 'shop' and not exists (select from operation_log where company_id = user_id
      and logged_at < date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')`.execute(db);
  const [found] = rows;
  if (found === undefined) return;
  const accounts = await db
    .selectFrom('account')
    .select(['userId', 'username'])
    .where((is) => is.or([is('userId', '=', found.shopId), is('parentId', '=', found.shopId)]))
    .execute();
  const idOf = new Map(accounts.map(({ userId, username }) => [username, userId]));
  const lines = pastOperations(found.today).flatMap(({ username, ...line }) => {
    const userId = idOf.get(username);
    const where = { companyId: found.shopId, address: ADDRESS, platform: platformHeader.easyEpc };
    return userId === undefined ? [] : [{ ...line, ...where, userId }];
  });
  if (lines.length > 0) await db.insertInto('operationLog').values(lines).execute();
}
