import { sql } from 'kysely';
import type { Language } from '../../contract/codes.ts';
import type { Platform } from '../../contract/platform.ts';
import type { Vin } from '../../contract/vehicles/vin.ts';
import type { VinRequest, VinRequestNews, VinRequestStatus } from '../../contract/vin-requests/schemas.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { anyContains } from '../platform/db/text-search.ts';
import { Refusal } from '../platform/errors.ts';
import { pageWithTotal } from '../platform/page-with-total.ts';
import type { Settings } from '../platform/settings.ts';
import { requestsIn, toOwnRequest } from './request-rows.ts';
import { startOfToday } from './service-state.ts';

interface NewRequest {
  userId: number;
  vin: Vin;
  note: string;
  platform: Platform;
}

interface RequestQuery {
  userId: number;
  pageNum: number;
  pageSize: number;
  status?: VinRequestStatus | undefined;
  search: string;
}

/** The requests of one user: every statement has a condition on the owner. */
export interface RequestRepository {
  /** @throws Refusal 200301 already submitted, 200302 daily limit reached, 200304 service closed */
  add(task: NewRequest, language: Language): Promise<VinRequest>;
  find(query: { userId: number; vin: Vin }, language: Language): Promise<VinRequest | null>;
  list(query: RequestQuery, language: Language): Promise<{ rows: VinRequest[]; total: number }>;
  /** @throws Refusal 200303 unless it is the user's own and open */
  remove(task: { userId: number; taskId: number }): Promise<void>;
  readNews(userId: number, language: Language): Promise<VinRequestNews>;
  markSeen(query: { userId: number; vin?: Vin | undefined }): Promise<void>;
}

const SEARCH_COLUMNS = ['task.vin', 'task.note', 'task.reason', 'vehicle.name_zh', 'vehicle.name_en'].map((column) =>
  sql.ref(column),
);

export function createRequestRepository({ sql: db }: Database, settings: Settings): RequestRepository {
  const ofUser = (userId: number, language: Language) => requestsIn(db, language).where('task.userId', '=', userId);
  return {
    async add(task, language) {
      const taskId = await addRequest(db, task, settings.get('vinRequests.perDay'));
      return toOwnRequest(
        await ofUser(task.userId, language).where('task.taskId', '=', taskId).executeTakeFirstOrThrow(),
      );
    },
    async find({ userId, vin }, language) {
      const row = await ofUser(userId, language)
        .where('task.vin', '=', vin)
        .orderBy('task.taskId', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : toOwnRequest(row);
    },
    async list({ userId, pageNum, pageSize, status, search }, language) {
      const found = ofUser(userId, language)
        .$if(status !== undefined, (query) => query.where('task.status', '=', status ?? 0))
        .where(anyContains(SEARCH_COLUMNS, search))
        .select(sql<number>`count(*) over ()`.as('total'))
        .orderBy('task.createdAt', 'desc')
        .orderBy('task.taskId', 'desc');
      const { rows, total } = await pageWithTotal({ pageNum, pageSize }, (limit, offset) =>
        found.limit(limit).offset(offset).execute(),
      );
      return { rows: rows.map(toOwnRequest), total };
    },
    async remove({ userId, taskId }) {
      const { numUpdatedRows } = await db
        .updateTable('fastVinTask')
        .set({ removedAt: sql<string>`now()` })
        .where('taskId', '=', taskId)
        .where('userId', '=', userId)
        .where('status', '=', 0)
        .where('removedAt', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refusal('200303');
    },
    async readNews(userId, language) {
      const counts = await db
        .selectFrom('fastVinTask')
        .select([
          sql<number>`count(*) filter (where status < 2)`.as('waitingNum'),
          sql<number>`count(*) filter (where status >= 2 and seen_at is null)`.as('newsNum'),
        ])
        .where('userId', '=', userId)
        .where('removedAt', 'is', null)
        .executeTakeFirstOrThrow();
      if (counts.newsNum === 0) return { ...counts, latest: null };
      const latest = await ofUser(userId, language)
        .where('task.status', '>=', 2)
        .where('task.seenAt', 'is', null)
        .orderBy('task.answeredAt', 'desc')
        .limit(1)
        .executeTakeFirst();
      return { ...counts, latest: latest === undefined ? null : toOwnRequest(latest) };
    },
    async markSeen({ userId, vin }) {
      await db
        .updateTable('fastVinTask')
        .set({ seenAt: sql<string>`now()` })
        .where('userId', '=', userId)
        .where('status', '>=', 2)
        .where('seenAt', 'is', null)
        .$if(vin !== undefined, (query) => query.where('vin', '=', vin ?? ''))
        .execute();
    },
  };
}

/** The lock on the user's row keeps concurrent requests within the daily limit. */
function addRequest(db: Sql, { userId, vin, note, platform }: NewRequest, perDay: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { isOn } = await transaction.selectFrom('fastVinService').select('isOn').executeTakeFirstOrThrow();
    if (!isOn) throw new Refusal('200304');
    await transaction.selectFrom('account').select('userId').where('userId', '=', userId).forUpdate().execute();
    const { usedToday } = await transaction
      .selectFrom('fastVinTask')
      .select(({ fn }) => fn.countAll<number>().as('usedToday'))
      .where('userId', '=', userId)
      .where('createdAt', '>=', startOfToday)
      .executeTakeFirstOrThrow();
    if (usedToday >= perDay) throw new Refusal('200302');
    const added = await transaction
      .insertInto('fastVinTask')
      .values({ userId, vin, note, platform })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'vin']).where('status', '<', 2).where('removedAt', 'is', null).doNothing(),
      )
      .returning('taskId')
      .executeTakeFirst();
    if (added === undefined) throw new Refusal('200301');
    return added.taskId;
  });
}
