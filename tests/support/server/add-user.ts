import { sql } from 'kysely';
import type { TestApi } from './api.ts';

interface NewUser {
  agencyCode?: string | null;
  /** The name; random by default. */
  username?: string;
  parentId?: number;
  /** 1 general, 2 agent, 3 seller, 4 manager; general by default. */
  roleValue?: number;
}

let serial = 0;

/** Adds an account as a registration or import would, without a session. */
export async function addUser({ db }: Pick<TestApi, 'db'>, user: NewUser = {}): Promise<number> {
  serial += 1;
  const { agencyCode = null, username = `user ${serial}`, parentId, roleValue = 1 } = user;
  const { rows } = await sql<{ userId: number }>`
    insert into account (username, password_hash, agency_code, role_id, parent_id, acct_level)
    values (${username}, 'none', ${agencyCode}, (select min(role_id) from role where role_value = ${roleValue}),
      ${parentId ?? null}::integer, ${parentId === undefined ? 0 : 1}::integer)
    returning user_id as "userId"`.execute(db.sql);
  return rows[0]?.userId ?? 0;
}

export async function setAgency({ db }: Pick<TestApi, 'db'>, userId: number, agencyCode: string | null): Promise<void> {
  await db.sql.updateTable('account').set({ agencyCode }).where('userId', '=', userId).execute();
}
