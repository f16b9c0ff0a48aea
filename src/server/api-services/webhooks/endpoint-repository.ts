import { type RawBuilder, sql } from 'kysely';
import type { WebhookEndpoint } from '../../../contract/api-services/webhooks/schemas.ts';
import type { Sql } from '../../platform/db/database.ts';

const COLUMNS = sql`e.endpoint_id as "endpointId", e.url, e.description, e.events, e.is_on as "isOn",
  e.stopped_reason as "stoppedReason", e.stopped_at as "stoppedAt", e.last_success_at as "lastSuccessAt",
  e.failing_since as "failingSince", case when e.old_valid_until > now() then e.old_valid_until end as "oldValidUntil",
  e.created_at as "createdAt", e.row_version as "rowVersion"`;

/** The oldest first. */
export function listEndpoints(db: Sql, userId: number): Promise<WebhookEndpoint[]> {
  return readEndpoints(db, sql`e.user_id = ${userId}`);
}

export async function findEndpoint(db: Sql, userId: number, endpointId: number): Promise<WebhookEndpoint | undefined> {
  const [endpoint] = await readEndpoints(db, sql`e.user_id = ${userId} and e.endpoint_id = ${endpointId}`);
  return endpoint;
}

async function readEndpoints(db: Sql, condition: RawBuilder<unknown>): Promise<WebhookEndpoint[]> {
  const { rows } = await sql<WebhookEndpoint>`
    select ${COLUMNS} from webhook_endpoint e where ${condition} order by e.endpoint_id`.execute(db);
  return rows;
}
