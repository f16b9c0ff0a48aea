import { sql } from 'kysely';
import type { StopReason } from '../../../contract/api-services/webhooks/rules.ts';
import type { Change } from '../../platform/audit/change.ts';
import type { Sql } from '../../platform/db/database.ts';
import { logForUser } from '../../platform/log-for-user.ts';

/** Nothing more is delivered to an endpoint that is off; its owner can have it sent again. */
export async function failPending(db: Sql, endpointId: number): Promise<void> {
  await db
    .updateTable('webhookDelivery')
    .set({ state: 'failed', finishedAt: sql<string>`now()` })
    .where('endpointId', '=', endpointId)
    .where('state', '=', 'pending')
    .execute();
}

/** Turns an endpoint off, unless it is off; its owner reads why in the operation log and beside the endpoint. */
export async function stopEndpoint(change: Change, endpointId: number, reason: StopReason): Promise<void> {
  const stopped = await change.sql
    .updateTable('webhookEndpoint')
    .set({
      isOn: false,
      stoppedReason: reason,
      stoppedAt: sql<string>`now()`,
      rowVersion: sql<number>`row_version + 1`,
    })
    .where('endpointId', '=', endpointId)
    .where('isOn', '=', true)
    .returning(['userId', 'url'])
    .executeTakeFirst();
  if (stopped === undefined) return;
  const { userId, url } = stopped;
  await failPending(change.sql, endpointId);
  await logForUser(change.sql, { userId, action: 'webhookStopped', subject: url });
  change.record({
    action: 'edit',
    subject: 'webhook',
    subjectId: endpointId,
    subjectName: url,
    before: { isOn: true, stoppedReason: null },
    after: { isOn: false, stoppedReason: reason },
  });
}
