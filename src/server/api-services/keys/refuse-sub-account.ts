import type { Session } from '../../http/request-context.ts';
import type { Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';

/** API services belong to the main account. @throws Refusal 301201, which names the main account */
export async function refuseSubAccount(db: Sql, { acctLevel, parentId }: Session): Promise<void> {
  if (acctLevel === 0 || parentId === null) return;
  const main = await db.selectFrom('account').select('username').where('userId', '=', parentId).executeTakeFirst();
  if (main === undefined) throw new Refusal('301201');
  throw new Refusal('301201', {
    message: {
      zh: `API 服务由主账号管理，请联系 ${main.username}`,
      en: `API services belong to the main account: please ask ${main.username}`,
    },
  });
}
