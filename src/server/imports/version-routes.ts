import { sql } from 'kysely';
import type { importsCalls } from '../../contract/imports/calls.ts';
import type { Handlers } from '../http/serve.ts';
import { actorOf } from '../platform/audit/change.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { NotNewestVersion, withdrawVersion } from './publish/publish.ts';
import { checkAgain, isKept } from './publish/publish-again.ts';

type VersionCalls = Pick<
  typeof importsCalls,
  'catalogueVersionList' | 'catalogueVersionWithdraw' | 'catalogueVersionPublishAgain'
>;

export function versionRoutes(db: Database): Handlers<VersionCalls> {
  return {
    async catalogueVersionList({ pageNum, pageSize }) {
      const rows = await db.sql
        .selectFrom('catalogueVersion as v')
        .innerJoin('catalogueSource as s', 's.sourceId', 'v.sourceId')
        .leftJoin('catalogueImport as i', 'i.importId', 'v.importId')
        .leftJoin('account as p', 'p.userId', 'v.publishedBy')
        .leftJoin('account as w', 'w.userId', 'v.withdrawnBy')
        .select(['v.version', 'v.importId', 's.name as sourceName', 'v.publishedAt', 'v.counts'])
        .select(['v.withdrawnAt', 'v.canWithdraw', 'p.username as publishedBy', 'w.username as withdrawnBy'])
        .select(sql<boolean>`coalesce(i.status = 'withdrawn', false) and ${isKept}`.as('canPublishAgain'))
        .orderBy('v.version', 'desc')
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize)
        .execute();
      const newest = rows.find(({ withdrawnAt }) => withdrawnAt === null);
      const { total } = await db.sql
        .selectFrom('catalogueVersion')
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow();
      return {
        rows: rows.map((row) => ({
          ...row,
          counts: row.counts as Record<string, { new: number; changed: number; gone: number }>,
          canWithdraw: row.canWithdraw && row === newest && pageNum === 1,
        })),
        total,
      };
    },
    async catalogueVersionWithdraw({ version }, context) {
      try {
        return { stayed: await withdrawVersion(db, version, actorOf(context)) };
      } catch (error) {
        if (error instanceof NotNewestVersion) throw new Refusal('300924');
        throw error;
      }
    },
    catalogueVersionPublishAgain: ({ version }, context) => checkAgain(db, version, actorOf(context)),
  };
}
