import { sql } from 'kysely';
import type { Sql } from '../../platform/db/database.ts';

const BATCH_ROWS = 200;

/**
 * Emits `key.expiring` for keys that expire within seven days, and again within one day. The cause of an event contains the
 * expiry date, so concurrent nodes emit it once, and a key whose expiry is changed gets new events.
 * @returns how many keys were checked
 */
export async function emitExpiringKeys(db: Sql): Promise<number> {
  const { rows } = await sql`
    with expiring as (
      select k.*, d.days, 'key:' || k.key_id || ':' || webhook_time(k.expires_at) || ':' || d.days as cause
      from api_key k
      cross join lateral (select case when k.expires_at <= now() + interval '1 day' then 1 else 7 end as days) d
      where k.revoked_at is null and not k.is_for_debugger
        and k.expires_at > now() and k.expires_at <= now() + interval '7 days'
    )
    select webhook_emit(k.user_id, 'key.expiring', json_build_object(
      'keyId', k.key_id,
      'accessId', k.access_id,
      'name', k.name,
      'mode', k.mode,
      'daysBefore', k.days,
      'expiresAt', webhook_time(k.expires_at)
    ), k.cause)
    from expiring k
    where exists (select from webhook_endpoint e
        where e.user_id = k.user_id and e.is_on and 'key.expiring' = any(e.events))
      and not exists (select from webhook_event v where v.user_id = k.user_id and v.cause = k.cause)
    limit ${BATCH_ROWS}`.execute(db);
  return rows.length;
}
