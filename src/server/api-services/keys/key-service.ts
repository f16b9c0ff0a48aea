import { sql } from 'kysely';
import type { keyCalls } from '../../../contract/api-services/keys/calls.ts';
import type { ApiKey } from '../../../contract/api-services/keys/schemas.ts';
import { KEYS_MAX } from '../../../contract/api-services/wire.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { actorOf, type Change, runChange } from '../../platform/audit/change.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { editConflict } from '../../platform/records/edit-conflict.ts';
import type { Settings } from '../../platform/settings.ts';
import { issueKey, newAccessId } from './issue-key.ts';
import { findKey, listKeys } from './key-repository.ts';
import type { KeySealing } from './key-sealing.ts';

interface Dependencies {
  db: Database;
  settings: Settings;
  sealing: KeySealing;
}

type Calls = typeof keyCalls;

interface Revocation {
  keyId: number;
  userId: number;
  reason?: string | undefined;
}

/** What the owner of keys does with them. Every change is in the audit, without the key. */
export function createKeyService({ db, settings, sealing }: Dependencies) {
  const changed = (context: AuthedContext, write: (change: Change, userId: number) => Promise<ApiKey>) =>
    runChange(db, actorOf(context), (change) => write(change, context.session.userId));

  return {
    list: (userId: number) => listKeys(db.sql, userId),

    async add(
      { mode, expiresAt, ...values }: CheckedBodyOf<Calls['apiKeyAdd']>,
      context: AuthedContext,
    ): Promise<ResultOf<Calls['apiKeyAdd']>> {
      await refusePast(db.sql, expiresAt);
      const accessId = newAccessId();
      const { secret, columns } = issueKey(mode, accessId, sealing);
      let trialUnits = 0;
      const key = await changed(context, async (change, userId) => {
        await lockCustomer(change.sql, userId);
        if ((await listKeys(change.sql, userId)).length >= KEYS_MAX) throw new Refusal('301202');
        const { keyId } = await change.sql
          .insertInto('apiKey')
          .values({ ...values, ...columns, userId, accessId, mode, expiresAt })
          .returning('keyId')
          .executeTakeFirstOrThrow();
        if (mode === 'live') trialUnits = await giveTrial(change.sql, userId, settings);
        const added = await getKey(change.sql, userId, keyId);
        change.record({ ...subjectOf(added), action: 'add', after: { ...added } });
        return added;
      });
      return { key, secret, trialUnits };
    },

    edit: ({ keyId, rowVersion, values }: CheckedBodyOf<Calls['apiKeyEdit']>, context: AuthedContext) =>
      changed(context, async (change, userId) => {
        if (values.expiresAt !== undefined) await refusePast(change.sql, values.expiresAt);
        const before = await lockKey(change.sql, { userId, keyId, rowVersion });
        const stated = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
        await change.sql
          .updateTable('apiKey')
          .set({ ...stated, rowVersion: rowVersion + 1 })
          .where('keyId', '=', keyId)
          .execute();
        const after = await getKey(change.sql, userId, keyId);
        change.record({ ...subjectOf(after), action: 'edit', before: { ...before }, after: { ...after } });
        return after;
      }),

    async rotate(
      { keyId, rowVersion, oldValidHours }: CheckedBodyOf<Calls['apiKeyRotate']>,
      context: AuthedContext,
    ): Promise<ResultOf<Calls['apiKeyRotate']>> {
      let secret = '';
      const key = await changed(context, async (change, userId) => {
        const before = await lockKey(change.sql, { userId, keyId, rowVersion });
        const issued = issueKey(before.mode, before.accessId, sealing);
        secret = issued.secret;
        await change.sql
          .updateTable('apiKey')
          .set(({ ref }) => ({
            ...issued.columns,
            oldKeyHash: ref('keyHash'),
            oldSealedKey: ref('sealedKey'),
            oldValidUntil: sql<string>`now() + make_interval(hours => ${oldValidHours})`,
            rowVersion: rowVersion + 1,
          }))
          .where('keyId', '=', keyId)
          .execute();
        const after = await getKey(change.sql, userId, keyId);
        change.record({ ...subjectOf(after), action: 'edit', before: { ...before }, after: { ...after } });
        return after;
      });
      return { key, secret };
    },

    async revoke({ keyId, userId, reason }: Revocation, context: AuthedContext): Promise<void> {
      const actor = { ...actorOf(context), ...(reason !== undefined && { reason }) };
      await runChange(db, actor, async (change) => {
        const before = await lockKey(change.sql, { userId, keyId });
        await change.sql
          .updateTable('apiKey')
          .set({ revokedAt: sql<string>`now()`, rowVersion: before.rowVersion + 1 })
          .where('keyId', '=', keyId)
          .execute();
        change.record({ ...subjectOf(before), action: 'delete', before: { ...before } });
      });
    },
  };
}

export type KeyService = ReturnType<typeof createKeyService>;

const subjectOf = ({ keyId, name }: ApiKey) => ({ subject: 'apiKey', subjectId: keyId, subjectName: name });

/** Concurrent additions of one customer wait for each other: no sixth key, no second trial. */
async function lockCustomer(db: Sql, userId: number): Promise<void> {
  await sql`select from account where user_id = ${userId} for no key update`.execute(db);
}

/** @throws Refusal 900404 for a key that is not the user's or is revoked, 900410 for another version than was read */
async function lockKey(db: Sql, wanted: { userId: number; keyId: number; rowVersion?: number }): Promise<ApiKey> {
  const { userId, keyId, rowVersion } = wanted;
  await sql`select from api_key where key_id = ${keyId} and user_id = ${userId} for update`.execute(db);
  const key = await getKey(db, userId, keyId);
  if (rowVersion !== undefined && key.rowVersion !== rowVersion)
    throw await editConflict(db, { subject: 'apiKey', id: keyId }, key);
  return key;
}

async function getKey(db: Sql, userId: number, keyId: number): Promise<ApiKey> {
  const key = await findKey(db, userId, keyId);
  if (key === undefined) throw new Refusal('900404');
  return key;
}

/** @throws Refusal 301203 */
async function refusePast(db: Sql, expiresAt: string | null): Promise<void> {
  if (expiresAt === null) return;
  const { rows } = await sql<{ isPast: boolean }>`select ${expiresAt}::timestamptz <= now() as "isPast"`.execute(db);
  if (rows[0]?.isPast === true) throw new Refusal('301203');
}

/** The units of the trial, if the customer has not had one. */
async function giveTrial(db: Sql, userId: number, settings: Settings): Promise<number> {
  const units = settings.get('api.trialUnits');
  if (units === 0) return 0;
  const { rows } = await sql`
    insert into api_grant (user_id, interface_code, units, expires_at, origin)
    values (${userId}, null, ${units}, now() + make_interval(days => ${settings.get('api.trialDays')}), 'trial')
    on conflict (user_id) where origin = 'trial' do nothing
    returning grant_id`.execute(db);
  return rows.length === 0 ? 0 : units;
}
