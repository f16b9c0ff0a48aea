import type { FitVerdict } from '../../contract/fit-reports/rules.ts';
import { isWellFormedVin, normaliseVin } from '../../contract/vehicles/vin.ts';
import { ttlCache } from '../platform/caches/ttl-cache.ts';
import type { Database, Prepared } from '../platform/db/database.ts';

/** What a company has corrected about a number on a vehicle. */
export interface FitCorrection {
  verdict: FitVerdict;
  reportId: number;
  /** ISO timestamp of the report. */
  dated: string;
}

interface CorrectedVehicle {
  accountId: number;
  vehicleId: number;
  /** As typed; corrections of a VIN hold for look-ups with this VIN only. */
  vin?: string | null | undefined;
}

export interface FitCorrections {
  /** By `oeId`, for all accounts of the account's company; a correction of the VIN precedes one of the vehicle. */
  of(vehicle: CorrectedVehicle): Promise<ReadonlyMap<number, FitCorrection>>;
}

interface Row extends FitCorrection {
  oeId: number;
}

const companyCorrections: Prepared<Row> = {
  name: 'fit-corrections',
  text: `
    select distinct on (r.oe_id) r.oe_id as "oeId", r.kind as verdict, r.fit_report_id as "reportId",
      r.created_at as dated
    from fit_report r
    where r.company_id = (
        select case when a.acct_level = 0 then a.user_id else coalesce(a.parent_id, a.user_id) end
        from account a where a.user_id = $1::integer)
      and r.vehicle_id = $2::integer and r.scope is not null and r.correction_ended_at is null
      and (r.scope = 'vehicle' or r.vin = $3::text)
    order by r.oe_id, r.scope = 'vin' desc, r.fit_report_id desc`,
};

/** Other nodes see a correction after this time at the latest, like the end of a session. */
const TTL_MS = 1_000;
const VEHICLES_MAX = 5_000;

export function createCorrections(db: Pick<Database, 'readThroughOutage'>): FitCorrections & { invalidate(): void } {
  let revision = 1;
  const read = ttlCache(
    async (key: string): Promise<ReadonlyMap<number, FitCorrection>> => {
      const [accountId, vehicleId, vin = ''] = key.split(' ');
      const rows = await db.readThroughOutage((from) =>
        from.run(companyCorrections, [Number(accountId), Number(vehicleId), vin]),
      );
      return new Map(rows.map(({ oeId, ...correction }) => [oeId, correction]));
    },
    { ttlMs: TTL_MS, max: VEHICLES_MAX, revision: () => revision },
  );
  return {
    of: ({ accountId, vehicleId, vin }) => read(`${accountId} ${vehicleId} ${knownVin(vin) ?? ''}`),
    invalidate() {
      revision += 1;
    },
  };
}

/** The VIN in its stored form; null for one that is missing or malformed. */
export function knownVin(typed: string | null | undefined): string | null {
  if (typed === null || typed === undefined) return null;
  const { text } = normaliseVin(typed);
  return isWellFormedVin(text) ? text : null;
}
