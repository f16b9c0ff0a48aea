import { sql } from 'kysely';
import type { Interface } from '../../../contract/api-services/interfaces/interface-schemas.ts';
import type { Sql } from '../../platform/db/database.ts';

type Deprecated = Pick<
  Interface,
  'interfaceId' | 'code' | 'rowVersion' | 'deprecatedAt' | 'sunsetOn' | 'replacementCode'
>;

/** Tells the customers who have called the interface, or have a key or units for it. In the transaction that deprecates it. */
export async function tellDeprecation(db: Sql, deprecated: Deprecated): Promise<void> {
  const { interfaceId, code, rowVersion, deprecatedAt, sunsetOn, replacementCode } = deprecated;
  await sql`
    select webhook_emit(user_id, 'interface.deprecated', json_build_object(
      'interfaceCode', ${code}::text,
      'deprecatedAt', webhook_time(${deprecatedAt}::timestamptz),
      'sunsetOn', ${sunsetOn}::text,
      'replacementCode', ${replacementCode}::text
    ), ${`deprecated:${interfaceId}:${rowVersion}`})
    from (select distinct user_id from webhook_endpoint where is_on and 'interface.deprecated' = any(events)) listening
    where exists (select from api_usage_day u where u.user_id = listening.user_id and u.interface_code = ${code})
      or exists (select from api_grant g where g.user_id = listening.user_id and g.interface_code = ${code})
      or exists (select from api_key k
        where k.user_id = listening.user_id and k.revoked_at is null and ${code} = any(k.interfaces))`.execute(db);
}
