import { type RawBuilder, sql } from 'kysely';
import type { auditCalls } from '../../contract/audit/calls.ts';
import type { CheckedBodyOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import { agencyScope, isScopedToAgency } from '../http/agency-scope.ts';
import type { AuthedContext, Session } from '../http/request-context.ts';
import { withNamesInLanguage } from '../http/resources/names-in-language.ts';
import { handlersOf } from '../http/serve.ts';
import { actorOf, runChange } from '../platform/audit/change.ts';
import type { RecordsOfUser } from '../platform/audit/records-of-user.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { endOfShopDay, startOfShopDay } from '../platform/db/shop-days.ts';
import { containsPattern } from '../platform/db/text-search.ts';
import { Refusal } from '../platform/errors.ts';
import { isAboutUser } from './entries-about-user.ts';
import { pagePowerOf } from './subject-powers.ts';

type Filters = CheckedBodyOf<typeof auditCalls.auditList>['filters'];

/** More entries than this are not counted, which would be slow in a long audit. */
const COUNTED_MAX = 10_000;
const EXPORTED_MAX = 10_000;

export interface AuditRouteDependencies {
  db: Database;
  recordsOfUser: RecordsOfUser;
}

export function auditRoutes({ db: database, recordsOfUser }: AuditRouteDependencies) {
  const { sql: db } = database;
  return handlersOf<typeof auditCalls>()({
    auditList: (body, context) => listWhole(context, body),
    async auditExport({ filters }, context) {
      const { rows } = await listWhole(context, { filters, pageNum: 1, pageSize: EXPORTED_MAX });
      await runChange(database, actorOf(context), async (change) =>
        change.record({ action: 'export', subject: 'audit', subjectId: '', after: { filters, rows: rows.length } }),
      );
      return { rows };
    },
    async auditTimeline({ subject, subjectId, withRelated, ...page }, { session, language }) {
      const canSee = (one: string) => session.powers.has(pagePowerOf(one));
      if (!canSee(subject)) throw new Refusal('900403');
      const userId = userIdOf(subjectId);
      if (subject === 'user') await refuseOtherAgency(db, session, userId);
      if (subject === 'user' && withRelated)
        return list(db, { ...page, language, filters: {}, isSeen: isAboutUser(userId, { recordsOfUser, canSee }) });
      return list(db, { ...page, language, filters: { subject, subjectId }, isSeen: isSeenBy(session) });
    },
  });

  /** Of a user, agents and sellers see the records whose pages they may open; everyone else sees the whole audit. */
  async function listWhole(
    { session, language }: AuthedContext,
    { filters: { about, ...filters }, ...page }: ListBody,
  ) {
    if (about === undefined) return list(db, { ...page, language, filters, isSeen: isSeenBy(session) });
    await refuseOtherAgency(db, session, about);
    const canSee = (subject: string) => !isScopedToAgency(session) || session.powers.has(pagePowerOf(subject));
    return list(db, { ...page, language, filters, isSeen: isAboutUser(about, { recordsOfUser, canSee }) });
  }
}

interface ListBody {
  pageNum: number;
  pageSize: number;
  filters: Filters;
}

interface Query extends ListBody {
  language: Language;
  filters: Omit<Filters, 'about'>;
  isSeen: RawBuilder<boolean>;
}

async function list(db: Sql, { pageNum, pageSize, language, filters, isSeen }: Query) {
  const found = matching(db, filters).where(isSeen);
  const rows = await found
    .select(['auditId', 'auditedAt', 'actorId', 'actorName', 'source', 'action', 'subject', 'subjectId', 'subjectName'])
    .select(['before', 'after', 'reason', 'address', 'batchId'])
    .orderBy('auditId', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  const { total } = await db
    .selectFrom(found.select('auditId').limit(COUNTED_MAX).as('counted'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await withNamesInLanguage(db, language, rows), total };
}

function matching(db: Sql, filters: Query['filters']) {
  const { subject, subjectId, actorId, actorName, action, source, batchId, field, from, to } = filters;
  let found = db.selectFrom('auditEntry');
  if (subject !== undefined) found = found.where('subject', '=', subject);
  if (subjectId !== undefined) found = found.where('subjectId', '=', subjectId);
  if (actorId !== undefined) found = found.where('actorId', '=', actorId);
  if (actorName !== undefined) found = found.where('actorName', 'ilike', containsPattern(actorName));
  if (action !== undefined) found = found.where('action', '=', action);
  if (source !== undefined) found = found.where('source', '=', source);
  if (batchId !== undefined) found = found.where('batchId', '=', batchId);
  if (field !== undefined)
    found = found.where(sql<boolean>`(jsonb_exists(before, ${field}) or jsonb_exists(after, ${field}))`);
  if (from !== undefined) found = found.where(sql<boolean>`audited_at >= ${startOfShopDay(from)}`);
  if (to !== undefined) found = found.where(sql<boolean>`audited_at < ${endOfShopDay(to)}`);
  return found;
}

/** Agents and sellers see what they did themselves, and the changes of users of their own agency code. */
function isSeenBy(session: Session): RawBuilder<boolean> {
  if (!isScopedToAgency(session)) return sql<boolean>`true`;
  return sql<boolean>`(actor_id = ${session.userId} or (subject = 'user'
    and subject_id in (select a.user_id::text from account a where ${agencyScope(session)})))`;
}

/** 0 for a text that is no id. */
const userIdOf = (subjectId: string) => (/^[1-9]\d{0,8}$/.test(subjectId) ? Number(subjectId) : 0);

/** Agents and sellers read the changes of users of their own agency code only. @throws Refusal 900404 */
async function refuseOtherAgency(db: Sql, session: Session, userId: number): Promise<void> {
  if (!isScopedToAgency(session)) return;
  const { rows } = await sql`
    select from account a where a.user_id = ${userId} and ${agencyScope(session)}`.execute(db);
  if (rows.length === 0) throw new Refusal('900404');
}
