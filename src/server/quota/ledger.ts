import { sql } from 'kysely';
import type { CheckedBodyOf, ResultOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import { provinceNames } from '../../contract/provinces/province-names.ts';
import type { quotaCalls } from '../../contract/quota/calls.ts';
import type { LedgerReason, LedgerRow } from '../../contract/quota/schemas.ts';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import type { Database } from '../platform/db/database.ts';
import { endOfShopDay, startOfShopDay } from '../platform/db/shop-days.ts';
import { textInLanguage } from '../platform/db/text-in-language.ts';

type LedgerQuery = CheckedBodyOf<typeof quotaCalls.listLedger>;

type Row = Omit<LedgerRow, 'subjectName'> & {
  packageName: string | null;
  brandName: string | null;
  familyName: string;
  vehicleName: string;
};

/** Charges and refunds, of the same types: then the conditions reach the indexes of both tables. */
const ENTRIES = sql`(
  select ledger_id, charged_at, user_id, vehicle_class, reason, subject, source, package_id, 1 as amount from quota_ledger
  union all
  select -withdrawal_id::bigint, withdrawn_at, holder_id, vehicle_class, 'refund'::text, order_code, kind, package_id, amount
  from quota_withdrawal
)`;

/** An account sees its own rows, a main account also those of its sub accounts. */
const visibleTo = (userId: number) => sql`a.user_id = ${userId} or a.parent_id = ${userId}`;

export function createLedger({ sql: db }: Database) {
  const listUsers = async (userId: number) =>
    (
      await sql<ResultOf<typeof quotaCalls.listLedger>['users'][number]>`
        select a.user_id as "userId", a.username, a.user_realname as "userRealname"
        from account a where ${visibleTo(userId)}
        order by a.user_id <> ${userId}, a.username`.execute(db)
    ).rows;
  return {
    async list(
      userId: number,
      query: LedgerQuery,
      language: Language,
    ): Promise<ResultOf<typeof quotaCalls.listLedger>> {
      const [rows, total, users] = await Promise.all([
        sql<Row>`
          select l.ledger_id::float8 as "ledgerId", l.charged_at as "chargedAt", l.user_id as "userId", a.username,
            a.user_realname as "userRealname", l.vehicle_class as "vehicleTypeCode", l.reason, l.subject, l.source,
            l.package_id as "packageId", l.amount, ${textInLanguage(language, 'refunded.packageName')} as "packageName",
            ${nameIn('b', language)} as "brandName", ${nameIn('f', language)} as "familyName",
            ${nameIn('v', language)} as "vehicleName"
          from ${ENTRIES} l join account a using (user_id)
          left join purchase refunded on l.reason = 'refund' and l.subject = refunded.order_code
          left join vehicle v on l.reason in ('parts', 'config') and l.subject = v.vehicle_id::text
          left join vehicle_group g using (group_id)
          left join family f using (family_id)
          left join brand b using (brand_id)
          where ${conditions(userId, query)}
          order by l.charged_at desc, l.ledger_id desc
          limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`.execute(db),
        sql<{ total: number }>`
          select count(*)::integer as total from ${ENTRIES} l join account a using (user_id)
          where ${conditions(userId, query)}`.execute(db),
        listUsers(userId),
      ]);
      return { rows: rows.rows.map((row) => withSubjectName(row, language)), total: total.rows[0]?.total ?? 0, users };
    },
  };
}

function conditions(userId: number, { vehicleTypeCode, reason, fromDate, toDate, ...query }: LedgerQuery) {
  const all = [
    sql`(${visibleTo(userId)})`,
    ...(vehicleTypeCode === undefined ? [] : [sql`l.vehicle_class = ${vehicleTypeCode}`]),
    ...(reason === undefined ? [] : [sql`l.reason = ${reason}`]),
    ...(query.userId === undefined ? [] : [sql`l.user_id = ${query.userId}`]),
    ...(fromDate === undefined ? [] : [sql`l.charged_at >= ${startOfShopDay(fromDate)}`]),
    ...(toDate === undefined ? [] : [sql`l.charged_at < ${endOfShopDay(toDate)}`]),
  ];
  return sql.join(all, sql` and `);
}

function nameIn(table: 'b' | 'f' | 'v', language: Language) {
  return sql.raw(`${table}.name_${language === 'en' ? 'en' : 'zh'}`);
}

function withSubjectName(
  { packageName, brandName, familyName, vehicleName, ...row }: Row,
  language: Language,
): LedgerRow {
  const names: Record<LedgerReason, () => string | null | undefined> = {
    refund: () => packageName,
    provinces: () => row.subject,
    province: () => provinceNames(language).find(({ provinceCode }) => provinceCode === row.subject)?.provinceName,
    parts: () => (brandName === null ? null : fullName({ brandName, familyName, vehicleName })),
    config: () => names.parts(),
  };
  return { ...row, subjectName: names[row.reason]() ?? null };
}
