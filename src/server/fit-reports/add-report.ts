import { sql } from 'kysely';
import type { CheckedBodyOf } from '../../contract/call.ts';
import { OeStyle } from '../../contract/fields.ts';
import type { fitReportCalls } from '../../contract/fit-reports/calls.ts';
import { isCorrecting } from '../../contract/fit-reports/rules.ts';
import type { FitScope } from '../../contract/fit-reports/schemas.ts';
import { oeKey } from '../../contract/oe/oe-number.ts';
import { displayOe } from '../../contract/oe/oe-styles.ts';
import type { Platform } from '../../contract/platform.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { SHOP_TODAY, startOfShopDay } from '../platform/db/shop-days.ts';
import { Refusal } from '../platform/errors.ts';
import { usedIdempotencyKey } from '../platform/idempotency-key.ts';
import type { BookRow } from './book-row-statements.ts';
import { knownVin } from './corrections.ts';
import type { Reporter } from './own-reports.ts';
import { listBookRows } from './reported-rows.ts';

type NewReport = CheckedBodyOf<typeof fitReportCalls.reportFit>;

interface Limits {
  reporter: Reporter;
  platform: Platform;
  perDay: number;
}

/**
 * Adds a report and returns its id; a repeated one (`operationId`) returns the first one's. A correction replaces the
 * company's earlier one of the same number and scope.
 * @throws Refusal 300361 if the number is not in the vehicle's book, 300362 beyond the daily limit, 300363 for `other`
 * without a note
 */
export async function addReport(db: Database, report: NewReport, limits: Limits): Promise<number> {
  if (report.kind === 'other' && report.note === '') throw new Refusal('300363');
  const row = await reportedRow(db, report);
  const vin = knownVin(report.vin);
  const scope = scopeOf(report, vin);
  return db.sql.transaction().execute(async (transaction) => {
    const { userId } = limits.reporter;
    // The lock on the account's row keeps concurrent reports within the daily limit.
    await transaction.selectFrom('account').select('userId').where('userId', '=', userId).forUpdate().execute();
    const repeated = await findRepeated(transaction, { userId, report, oeId: row.oeId });
    if (repeated !== undefined) return repeated;
    await refuseBeyondLimit(transaction, limits);
    if (scope !== null) await endCorrections(transaction, { ...limits.reporter, report, row, vin, scope });
    return insert(transaction, { report, row, vin, scope, limits });
  });
}

async function reportedRow(db: Database, { vehicleId, brandId, oe, vehAssyId, orderNo }: NewReport): Promise<BookRow> {
  const rows = await listBookRows(db, { vehicleId, brandId, oeKey: oeKey(oe) });
  const row = rows.find(
    ({ assemblyId, callout }) =>
      (vehAssyId === undefined || assemblyId === vehAssyId) && (orderNo === undefined || callout === orderNo),
  );
  if (row === undefined) throw new Refusal('300361');
  return row;
}

function scopeOf({ kind, isForVehicle }: NewReport, vin: string | null): FitScope | null {
  if (!isCorrecting(kind)) return null;
  if (isForVehicle) return 'vehicle';
  return vin === null ? null : 'vin';
}

async function findRepeated(
  db: Sql,
  { userId, report, oeId }: { userId: number; report: NewReport; oeId: number },
): Promise<number | undefined> {
  const { operationId, vehicleId, kind } = report;
  if (operationId === undefined) return undefined;
  const first = await db
    .selectFrom('fitReport')
    .select(['fitReportId', 'oeId', 'vehicleId', 'kind'])
    .where('userId', '=', userId)
    .where('operationId', '=', operationId)
    .executeTakeFirst();
  if (first === undefined) return undefined;
  if (first.oeId !== oeId || first.vehicleId !== vehicleId || first.kind !== kind) throw usedIdempotencyKey();
  return first.fitReportId;
}

async function refuseBeyondLimit(db: Sql, { reporter: { userId }, perDay }: Limits): Promise<void> {
  const { usedToday } = await db
    .selectFrom('fitReport')
    .select(({ fn }) => fn.countAll<number>().as('usedToday'))
    .where('userId', '=', userId)
    .where('createdAt', '>=', startOfShopDay(SHOP_TODAY))
    .executeTakeFirstOrThrow();
  if (usedToday >= perDay) throw new Refusal('300362');
}

interface Corrected {
  companyId: number;
  report: NewReport;
  row: BookRow;
  vin: string | null;
  scope: FitScope;
}

async function endCorrections(db: Sql, { companyId, report, row, vin, scope }: Corrected): Promise<void> {
  await db
    .updateTable('fitReport')
    .set({ correctionEndedAt: sql`now()` })
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', report.vehicleId)
    .where('oeId', '=', row.oeId)
    .where('scope', '=', scope)
    .$if(scope === 'vin', (query) => query.where('vin', '=', vin))
    .where('correctionEndedAt', 'is', null)
    .execute();
}

async function insert(
  db: Sql,
  {
    report,
    row,
    vin,
    scope,
    limits,
  }: { limits: Limits; scope: FitScope | null } & Omit<Corrected, 'companyId' | 'scope'>,
): Promise<number> {
  const { vehicleId, brandId, kind, note, operationId } = report;
  const { printedOe, oeKey: key, oeStyle, ...names } = row;
  const displayed = displayOe(OeStyle.catch('plain').parse(oeStyle), key);
  const { fitReportId } = await db
    .insertInto('fitReport')
    .values({
      ...names,
      userId: limits.reporter.userId,
      companyId: limits.reporter.companyId,
      platform: limits.platform,
      vehicleId,
      vin,
      brandId,
      oe: displayed === key ? printedOe : displayed,
      kind,
      note,
      scope,
      operationId: operationId ?? null,
    })
    .returning('fitReportId')
    .executeTakeFirstOrThrow();
  return fitReportId;
}
