import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { webhookCalls } from '../../../contract/api-services/webhooks/calls.ts';
import { ENDPOINTS_MAX, OLD_SECRET_HOURS, SECRET_PREFIX } from '../../../contract/api-services/webhooks/rules.ts';
import type { WebhookEndpoint } from '../../../contract/api-services/webhooks/schemas.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { actorOf, type Change, runChange } from '../../platform/audit/change.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { editConflict } from '../../platform/records/edit-conflict.ts';
import type { KeySealing } from '../keys/key-sealing.ts';
import { findEndpoint, listEndpoints } from './endpoint-repository.ts';
import { endpointUrl } from './endpoint-url.ts';
import { failPending } from './stop-endpoint.ts';

interface Dependencies {
  db: Database;
  sealing: KeySealing;
  /** http to loopback addresses, for a demo that only this machine reaches. */
  allowsLoopback: boolean;
}

type Calls = typeof webhookCalls;

/** What the owner of endpoints does with them. Every change is in the audit, without the secret. */
export function createEndpointService({ db, sealing, allowsLoopback }: Dependencies) {
  const changed = <Result>(context: AuthedContext, write: (change: Change, userId: number) => Promise<Result>) =>
    runChange(db, actorOf(context), (change) => write(change, context.session.userId));

  return {
    list: (userId: number) => listEndpoints(db.sql, userId),

    async add(
      { url, description, events }: CheckedBodyOf<Calls['webhookAdd']>,
      context: AuthedContext,
    ): Promise<ResultOf<Calls['webhookAdd']>> {
      const values = { url: endpointUrl(url, allowsLoopback), description, events: distinct(events) };
      const sealId = `we${randomBytes(9).toString('hex')}`;
      const secret = newSecret();
      const endpoint = await changed(context, async (change, userId) => {
        // Concurrent additions of one customer wait for each other: no sixth endpoint.
        await sql`select from account where user_id = ${userId} for no key update`.execute(change.sql);
        if ((await listEndpoints(change.sql, userId)).length >= ENDPOINTS_MAX) throw new Refusal('301301');
        const { endpointId } = await change.sql
          .insertInto('webhookEndpoint')
          .values({ ...values, userId, sealId, sealedSecret: sealing.seal(secret, sealId) })
          .returning('endpointId')
          .executeTakeFirstOrThrow();
        const added = await getEndpoint(change.sql, userId, endpointId);
        change.record({ ...subjectOf(added), action: 'add', after: { ...added } });
        return added;
      });
      return { endpoint, secret };
    },

    edit: ({ endpointId, rowVersion, values }: CheckedBodyOf<Calls['webhookEdit']>, context: AuthedContext) =>
      changed(context, async (change, userId) => {
        const { url, events, ...stated } = omitUndefined(values);
        const before = await lockEndpoint(change.sql, { userId, endpointId, rowVersion });
        const isRestarted = stated.isOn === true && !before.isOn;
        await change.sql
          .updateTable('webhookEndpoint')
          .set({
            ...stated,
            ...(url !== undefined && { url: endpointUrl(url, allowsLoopback) }),
            ...(events !== undefined && { events: distinct(events) }),
            ...(isRestarted && { stoppedReason: null, stoppedAt: null, failingSince: null }),
            rowVersion: rowVersion + 1,
          })
          .where('endpointId', '=', endpointId)
          .execute();
        if (stated.isOn === false) await failPending(change.sql, endpointId);
        const after = await getEndpoint(change.sql, userId, endpointId);
        change.record({ ...subjectOf(after), action: 'edit', before: { ...before }, after: { ...after } });
        return after;
      }),

    async rotate(
      { endpointId, rowVersion }: CheckedBodyOf<Calls['webhookRotate']>,
      context: AuthedContext,
    ): Promise<ResultOf<Calls['webhookRotate']>> {
      const secret = newSecret();
      const endpoint = await changed(context, async (change, userId) => {
        const before = await lockEndpoint(change.sql, { userId, endpointId, rowVersion });
        const { sealId } = await change.sql
          .selectFrom('webhookEndpoint')
          .select('sealId')
          .where('endpointId', '=', endpointId)
          .executeTakeFirstOrThrow();
        await change.sql
          .updateTable('webhookEndpoint')
          .set(({ ref }) => ({
            sealedSecret: sealing.seal(secret, sealId),
            oldSealedSecret: ref('sealedSecret'),
            oldValidUntil: sql<string>`now() + make_interval(hours => ${OLD_SECRET_HOURS})`,
            rowVersion: rowVersion + 1,
          }))
          .where('endpointId', '=', endpointId)
          .execute();
        const after = await getEndpoint(change.sql, userId, endpointId);
        change.record({ ...subjectOf(after), action: 'edit', before: { ...before }, after: { ...after } });
        return after;
      });
      return { endpoint, secret };
    },

    async remove(endpointId: number, context: AuthedContext): Promise<void> {
      await changed(context, async (change, userId) => {
        const before = await lockEndpoint(change.sql, { userId, endpointId });
        await change.sql.deleteFrom('webhookEndpoint').where('endpointId', '=', endpointId).execute();
        change.record({ ...subjectOf(before), action: 'delete', before: { ...before, userId } });
      });
    },
  };
}

export type EndpointService = ReturnType<typeof createEndpointService>;

/** 256 bits, in the form of Standard Webhooks. */
const newSecret = () => `${SECRET_PREFIX}${randomBytes(32).toString('base64')}`;

const subjectOf = ({ endpointId, url }: WebhookEndpoint) => ({
  subject: 'webhook',
  subjectId: endpointId,
  subjectName: url,
});

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** @throws Refusal 900404 for an endpoint that is not the user's, 900410 for another version than was read */
async function lockEndpoint(
  db: Sql,
  { userId, endpointId, rowVersion }: { userId: number; endpointId: number; rowVersion?: number },
): Promise<WebhookEndpoint> {
  await sql`select from webhook_endpoint where endpoint_id = ${endpointId} and user_id = ${userId}
    for no key update`.execute(db);
  const endpoint = await getEndpoint(db, userId, endpointId);
  if (rowVersion !== undefined && endpoint.rowVersion !== rowVersion)
    throw await editConflict(db, { subject: 'webhook', id: endpointId }, endpoint);
  return endpoint;
}

/** @throws Refusal 900404 */
export async function getEndpoint(db: Sql, userId: number, endpointId: number): Promise<WebhookEndpoint> {
  const endpoint = await findEndpoint(db, userId, endpointId);
  if (endpoint === undefined) throw new Refusal('900404');
  return endpoint;
}
