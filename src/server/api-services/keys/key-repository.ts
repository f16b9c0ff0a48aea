import { type RawBuilder, sql } from 'kysely';
import type { ApiKey } from '../../../contract/api-services/keys/schemas.ts';
import type { Sql } from '../../platform/db/database.ts';

const COLUMNS = sql`k.key_id as "keyId", k.access_id as "accessId", k.mode, k.name, k.interfaces, k.networks,
  k.per_second as "perSecond", k.per_day as "perDay", k.expires_at as "expiresAt", k.hint, k.created_at as "createdAt",
  k.last_used_at as "lastUsedAt", k.last_used_address as "lastUsedAddress",
  case when k.old_valid_until > now() then k.old_valid_until end as "oldValidUntil",
  coalesce(k.expires_at <= now(), false) as "isExpired", k.row_version as "rowVersion"`;

const IS_LISTED = sql`k.revoked_at is null and not k.is_for_debugger`;

/** Without revoked keys and the debugger's; the newest first. */
export function listKeys(db: Sql, userId: number): Promise<ApiKey[]> {
  return readKeys(db, sql`k.user_id = ${userId}`);
}

export async function findKey(db: Sql, userId: number, keyId: number): Promise<ApiKey | undefined> {
  const [key] = await readKeys(db, sql`k.user_id = ${userId} and k.key_id = ${keyId}`);
  return key;
}

async function readKeys(db: Sql, condition: RawBuilder<unknown>): Promise<ApiKey[]> {
  const { rows } = await sql<ApiKey>`
    select ${COLUMNS} from api_key k where ${IS_LISTED} and ${condition} order by k.key_id desc`.execute(db);
  return rows;
}
