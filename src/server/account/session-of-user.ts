import { sql } from 'kysely';
import { provinceOrDefault } from '../../contract/provinces/rules.ts';
import type { Session } from '../http/request-context.ts';
import type { Sql } from '../platform/db/database.ts';
import { SESSION_COLUMNS } from './session-rows.ts';

interface Row extends Omit<Session, 'powers' | 'provinceCode'> {
  powers: string[];
  provinceCode: string;
}

/**
 * The session that an enabled user would have now, with the powers of now: for a write that runs again later. It has no
 * token and is not stored.
 */
export async function findSessionOfUser(within: Sql, userId: number): Promise<Session | undefined> {
  const { rows } = await sql<Row>`
    select '' as "tokenHash", a.user_id as "userId", '' as "secretKey", null as viewer, ${sql.raw(SESSION_COLUMNS)}
    from account a join role r using (role_id) where a.user_id = ${userId} and not a.is_disabled`.execute(within);
  const [row] = rows;
  if (row === undefined) return undefined;
  return { ...row, powers: new Set(row.powers), provinceCode: provinceOrDefault(row.provinceCode) };
}
