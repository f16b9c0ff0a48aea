import { sql } from 'kysely';
import type { RecordsOfUser } from '../platform/audit/records-of-user.ts';

/** What the audit has of a customer of the API services. */
export const recordsOfUser: RecordsOfUser = {
  apiKey: (userId) => sql`select key_id from api_key where user_id = ${userId}`,
  apiPermission: (userId) => sql`select permission_id from api_permission where user_id = ${userId}`,
  apiGrant: (userId) => sql`select grant_id from api_grant where user_id = ${userId}`,
  webhook: (userId) => sql`select endpoint_id from webhook_endpoint where user_id = ${userId}`,
};
