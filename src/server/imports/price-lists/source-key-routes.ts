import { sql } from 'kysely';
import type { importsCalls } from '../../../contract/imports/calls.ts';
import type { Handlers } from '../../http/serve.ts';
import { actorOf, runChange } from '../../platform/audit/change.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { ensureSource } from '../repository.ts';

type KeyCalls = Pick<typeof importsCalls, 'importKeyList' | 'importKeyAdd' | 'importKeyDelete'>;

const isLive = sql<boolean>`k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`;

/** Which suppliers an API key may import price lists for. */
export function sourceKeyRoutes(db: Database): Handlers<KeyCalls> {
  return {
    importKeyList: () =>
      db.sql
        .selectFrom('catalogueSourceKey as r')
        .innerJoin('apiKey as k', 'k.keyId', 'r.keyId')
        .innerJoin('account as owner', 'owner.userId', 'k.userId')
        .innerJoin('catalogueSource as s', 's.sourceId', 'r.sourceId')
        .leftJoin('account as a', 'a.userId', 'r.addedBy')
        .select(['r.keyId', 'k.accessId', 'k.name as keyName', 'owner.username', 'r.sourceId', 's.code as sourceCode'])
        .select(['s.name as sourceName', 'r.mayPublish', 'r.addedAt', 'a.username as addedBy', isLive.as('isLive')])
        .orderBy('s.name')
        .orderBy('k.accessId')
        .execute(),
    importKeyAdd: ({ accessId, sourceCode, sourceName, mayPublish }, context) =>
      runChange(db, actorOf(context), async ({ sql: transaction, record }) => {
        const key = await transaction
          .selectFrom('apiKey as k')
          .select('k.keyId')
          .where('k.accessId', '=', accessId)
          .where('k.mode', '=', 'live')
          .where('k.isForDebugger', '=', false)
          .where(isLive)
          .executeTakeFirst();
        if (key === undefined) throw new Refusal('300354');
        const sourceId = await ensureSource(transaction, { code: sourceCode, name: sourceName });
        const right = { keyId: key.keyId, sourceId, mayPublish, addedBy: context.session.userId };
        await transaction
          .insertInto('catalogueSourceKey')
          .values(right)
          .onConflict((conflict) => conflict.columns(['keyId', 'sourceId']).doUpdateSet(right))
          .execute();
        record({
          ...{ action: 'add', subject: 'catalogueSourceKey', subjectId: key.keyId, subjectName: accessId },
          after: { sourceCode, mayPublish },
        });
        return null;
      }),
    importKeyDelete: ({ keyId, sourceId }, context) =>
      runChange(db, actorOf(context), async ({ sql: transaction, record }) => {
        const right = await transaction
          .deleteFrom('catalogueSourceKey as r')
          .using('catalogueSource as s')
          .whereRef('s.sourceId', '=', 'r.sourceId')
          .where('r.keyId', '=', keyId)
          .where('r.sourceId', '=', sourceId)
          .returning(['s.code', 'r.mayPublish'])
          .executeTakeFirst();
        if (right === undefined) throw new Refusal('900404');
        record({
          ...{ action: 'delete', subject: 'catalogueSourceKey', subjectId: keyId },
          before: { sourceCode: right.code, mayPublish: right.mayPublish },
        });
        return null;
      }),
  };
}
