import { sql } from 'kysely';
import type { OperationAction } from '../../contract/company/schemas.ts';
import { type Platform, platformHeader } from '../../contract/platform.ts';
import type { Sql } from './db/database.ts';

interface UserLogEntry {
  userId: number;
  action: OperationAction;
  subject?: string;
  /** Empty for an operation of the staff, whose addresses are not shown to users. */
  address?: string;
  platform?: Platform;
}

/** Adds to a user's own operation log in the transaction of the change, also for what the staff does to the account. */
export async function logForUser(
  within: Sql,
  { userId, action, subject = '', address = '', platform = 'easyEpc' }: UserLogEntry,
): Promise<void> {
  await sql`
    insert into operation_log (company_id, user_id, action, subject, address, platform)
    select coalesce(parent_id, user_id), user_id, ${action}, left(${subject}::text, 200), ${address},
      ${platformHeader[platform]}
    from account where user_id = ${userId}`.execute(within);
}
