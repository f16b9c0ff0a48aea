import type { FitGrade } from '../../src/contract/parts/fit-schemas.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { FITS_VEHICLE } from '../../src/server/platform/fit-condition.ts';

/** The assemblies of a vehicle's parts book. */
export async function listBook(db: Database, vehicleId: number): Promise<number[]> {
  const rows = await db.run<{ assemblyId: number }>(
    {
      name: 'bench-fit-book',
      text: `select a.assembly_id as "assemblyId" from assembly a join vehicle v using (group_id)
        where v.vehicle_id = $1 order by a.assembly_id`,
    },
    [vehicleId],
  );
  return rows.map(({ assemblyId }) => assemblyId);
}

interface Row {
  key: string;
  callout: string;
  isPossible: boolean;
  isCertain: boolean;
  side: string;
}

/** Every condition of the row is known of the vehicle, and met. */
const IS_CERTAIN = `(fit.gearbox_type is null or v.gearbox_type = fit.gearbox_type)
  and (fit.driven_type is null or v.driven_type = fit.driven_type)
  and (fit.cfg_level is null or v.cfg_level = fit.cfg_level)
  and (fit.produced_from is null or v.produced_from >= fit.produced_from)
  and (fit.produced_to is null or v.produced_to < fit.produced_to)
  and fit.serial_from is null and fit.serial_to is null
  and coalesce(fit.question_zh, fit.question_en, '') = ''
  and (fit.option_codes is null or v.options <> '{}')`;

/**
 * The grade that the conditions of the rows give each number at a callout of the vehicle, without a VIN and without
 * answers, by assembly, callout and number: read from the tables, apart from the code that judges rows.
 */
export async function expectedGrades(db: Database, vehicleId: number): Promise<Map<string, FitGrade>> {
  const rows = await db.run<Row>(
    {
      name: 'bench-fit-rules',
      text: `select fit.assembly_id || '/' || fit.callout || '/' || fit.oe_id as key,
          fit.assembly_id || '/' || fit.callout as callout,
          bool_or(${FITS_VEHICLE}) as "isPossible", bool_or(coalesce(${FITS_VEHICLE} and ${IS_CERTAIN}, false)) as "isCertain",
          coalesce(substring(s.name_zh || ' ' || p.name_zh || ' ' || string_agg(coalesce(fit.remark_zh, ''), ' ')
            from '左|右'), '') as side
        from vehicle v join assembly a using (group_id) join fit using (assembly_id) join part p using (oe_id)
          join std_part s using (std_part_id)
        where v.vehicle_id = $1
        group by fit.assembly_id, fit.callout, fit.oe_id, s.name_zh, p.name_zh`,
    },
    [vehicleId],
  );
  const possible = rows.filter(({ isPossible }) => isPossible);
  return new Map(
    rows.map(({ key, callout, isPossible, isCertain, side }): [string, FitGrade] => {
      if (!isPossible) return [key, 'misfit'];
      const rivals = possible.filter(
        (other) =>
          other.callout === callout && other.key !== key && (other.side === '' || side === '' || other.side === side),
      );
      return [key, isCertain && rivals.length === 0 ? 'fits' : 'check'];
    }),
  );
}
