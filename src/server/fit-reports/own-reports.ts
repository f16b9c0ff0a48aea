import { sql } from 'kysely';
import type { CheckedBodyOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import type { fitReportCalls } from '../../contract/fit-reports/calls.ts';
import type { FitReport, FitReportNews } from '../../contract/fit-reports/schemas.ts';
import type { Session } from '../http/request-context.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { anyContains } from '../platform/db/text-search.ts';
import { Refusal } from '../platform/errors.ts';
import { pageWithTotal } from '../platform/page-with-total.ts';

/** The account that asks, and its company. */
export interface Reporter {
  userId: number;
  companyId: number;
  language: Language;
}

type ReportQuery = CheckedBodyOf<typeof fitReportCalls.listFitReports>;

/** The reports of a company: every statement has a condition on the owner. */
export interface OwnReports {
  /** @throws Refusal 900404 for a report of another company */
  get(fitReportId: number, reporter: Reporter, within?: Sql): Promise<FitReport>;
  list(query: ReportQuery, reporter: Reporter): Promise<{ rows: FitReport[]; total: number }>;
  /** Again without effect. @throws Refusal 900404 */
  withdraw(fitReportId: number, reporter: Reporter): Promise<void>;
  /** @throws Refusal 900404 for the report of another account, 300367 unless more is needed */
  reply(fitReportId: number, reply: string, reporter: Reporter): Promise<void>;
  /** @throws Refusal 900404 for the report of another account, 300367 once it is decided or withdrawn */
  requireOpen(fitReportId: number, reporter: Reporter): Promise<void>;
  /** @throws as requireOpen */
  savePhoto(fitReportId: number, image: Buffer, reporter: Reporter): Promise<void>;
  /** @throws Refusal 900404 for the report of another account, or without a photo */
  getPhoto(fitReportId: number, reporter: Reporter): Promise<Buffer>;
  readNews(reporter: Reporter): Promise<FitReportNews>;
  markSeen(reporter: Reporter): Promise<void>;
}

/** A correction holds for all accounts of a company, which is known by its main account. */
export function companyOf({ userId, acctLevel, parentId }: Pick<Session, 'userId' | 'acctLevel' | 'parentId'>): number {
  return acctLevel === 0 ? userId : (parentId ?? userId);
}

const SEARCH_COLUMNS = [
  'r.oe',
  'r.vin',
  'r.part_name_zh',
  'r.part_name_en',
  'r.vehicle_name_zh',
  'r.vehicle_name_en',
].map((column) => sql.ref(column));
const now = sql<string>`now()`;
const isWaiting = sql<boolean>`(status in ('open', 'needsMore') and withdrawn_at is null)`;

export function createOwnReports({ sql: db }: Database): OwnReports {
  const ofUser = ({ userId }: Reporter, fitReportId: number) =>
    db
      .selectFrom('fitReport')
      .select(isWaiting.as('isWaiting'))
      .where('fitReportId', '=', fitReportId)
      .where('userId', '=', userId);
  const requireOpen: OwnReports['requireOpen'] = async (fitReportId, reporter) => {
    const row = await ofUser(reporter, fitReportId).executeTakeFirst();
    if (row === undefined) throw new Refusal('900404');
    if (!row.isWaiting) throw new Refusal('300367');
  };
  return {
    async get(fitReportId, reporter, within = db) {
      const row = await reportsIn(within, reporter)
        .where('r.fitReportId', '=', fitReportId)
        .where('r.companyId', '=', reporter.companyId)
        .executeTakeFirst();
      if (row === undefined) throw new Refusal('900404');
      return row;
    },
    async list({ pageNum, pageSize, status, isCompany, search }, reporter) {
      const found = reportsIn(db, reporter)
        .where(isCompany ? 'r.companyId' : 'r.userId', '=', isCompany ? reporter.companyId : reporter.userId)
        .$if(status !== undefined, (query) => query.where('r.status', '=', status ?? 'open'))
        .where(anyContains(SEARCH_COLUMNS, search))
        .select(sql<number>`count(*) over ()`.as('total'))
        .orderBy('r.fitReportId', 'desc');
      const { rows, total } = await pageWithTotal({ pageNum, pageSize }, (limit, offset) =>
        found.limit(limit).offset(offset).execute(),
      );
      return { rows: rows.map(({ total: _, ...row }) => row), total };
    },
    async withdraw(fitReportId, { companyId }) {
      const { numUpdatedRows } = await db
        .updateTable('fitReport')
        .set({
          withdrawnAt: sql`coalesce(withdrawn_at, now())`,
          correctionEndedAt: sql`coalesce(correction_ended_at, now())`,
          rowVersion: sql`row_version + 1`,
        })
        .where('fitReportId', '=', fitReportId)
        .where('companyId', '=', companyId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refusal('900404');
    },
    async reply(fitReportId, reply, reporter) {
      const { numUpdatedRows } = await db
        .updateTable('fitReport')
        .set({ reply, status: 'open', seenAt: now, rowVersion: sql`row_version + 1` })
        .where('fitReportId', '=', fitReportId)
        .where('userId', '=', reporter.userId)
        .where('status', '=', 'needsMore')
        .where('withdrawnAt', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return;
      const isOwn = (await ofUser(reporter, fitReportId).executeTakeFirst()) !== undefined;
      throw new Refusal(isOwn ? '300367' : '900404');
    },
    requireOpen,
    async savePhoto(fitReportId, image, reporter) {
      const { rows } = await sql`
        insert into fit_report_photo (fit_report_id, image)
        select fit_report_id, ${image} from fit_report
        where fit_report_id = ${fitReportId} and user_id = ${reporter.userId} and ${isWaiting}
        on conflict (fit_report_id) do update set image = excluded.image, added_at = now()
        returning fit_report_id`.execute(db);
      if (rows.length === 0) {
        await requireOpen(fitReportId, reporter);
        throw new Refusal('300367');
      }
    },
    async getPhoto(fitReportId, { userId }) {
      const row = await db
        .selectFrom('fitReportPhoto as photo')
        .innerJoin('fitReport as r', 'r.fitReportId', 'photo.fitReportId')
        .select('photo.image')
        .where('r.fitReportId', '=', fitReportId)
        .where('r.userId', '=', userId)
        .executeTakeFirst();
      if (row === undefined) throw new Refusal('900404');
      return Buffer.from(row.image);
    },
    async readNews(reporter) {
      const { userId } = reporter;
      const counts = await db
        .selectFrom('fitReport')
        .select([
          sql<number>`count(*) filter (where status = 'open' and withdrawn_at is null)`.as('waitingNum'),
          sql<number>`count(*) filter (where status <> 'open' and seen_at is null)`.as('newsNum'),
        ])
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow();
      if (counts.newsNum === 0) return { ...counts, latest: null };
      const latest = await reportsIn(db, reporter)
        .where('r.userId', '=', userId)
        .where('r.status', '<>', 'open')
        .where('r.seenAt', 'is', null)
        .orderBy('r.answeredAt', 'desc')
        .limit(1)
        .executeTakeFirst();
      return { ...counts, latest: latest ?? null };
    },
    async markSeen({ userId }) {
      await db
        .updateTable('fitReport')
        .set({ seenAt: now })
        .where('userId', '=', userId)
        .where('status', '<>', 'open')
        .where('seenAt', 'is', null)
        .execute();
    },
  };
}

/** Reports in the contract's form. The caller adds the condition on the owner. */
function reportsIn(db: Sql, { userId, language }: Reporter) {
  const name = (column: string) => sql.ref<string>(`r.${column}_${language === 'en' ? 'en' : 'zh'}`);
  return db
    .selectFrom('fitReport as r')
    .innerJoin('account as reporter', 'reporter.userId', 'r.userId')
    .select([
      'r.fitReportId',
      'r.kind',
      'r.status',
      'r.createdAt',
      'r.vehicleId',
      'r.vehicleClass as vehicleTypeCode',
      name('vehicle_name').as('vehicleName'),
      'r.vin',
      'r.oe',
      'r.brandId',
      name('part_name').as('partName'),
      'r.assemblyId as vehAssyId',
      name('assembly_name').as('assemblyName'),
      'r.callout as orderNo',
      'r.note',
      sql<FitReport['correction']>`case when r.correction_ended_at is null then r.scope end`.as('correction'),
      sql<boolean>`r.withdrawn_at is not null`.as('isWithdrawn'),
      'r.answer',
      'r.answeredAt',
      'r.reply',
      sql<boolean>`(r.user_id = ${userId} and r.status <> 'open' and r.seen_at is null)`.as('isNews'),
      sql<boolean>`r.user_id = ${userId}`.as('isOwn'),
      sql<boolean>`(r.user_id = ${userId} and exists (
        select from fit_report_photo photo where photo.fit_report_id = r.fit_report_id))`.as('hasPhoto'),
      'reporter.username as reportedBy',
    ]);
}
