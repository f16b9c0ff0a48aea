import type { Prepared } from '../platform/db/database.ts';
import { vehicleFacts, vehicleNames } from './vehicle-pattern.ts';
import { LIST_LIMIT, type VehicleRow, vehicleColumns, vehicleJoins } from './vehicle-row.ts';
import type { VinRuleRow } from './vin/vin-rules.ts';

/** A row of a limited list, with the total number of matches. */
export type CountedRow = VehicleRow & { total: number };

// The hot reads of the vehicle search: one statement per list.

/** The vehicles of a VIN's first eight characters ($1), and the one that the staff bound to the whole VIN ($2). */
export const byVin: Prepared<VehicleRow & VinRuleRow & { isBound: boolean }> = {
  name: 'vehicles-by-vin',
  text: `select ${vehicleColumns}, r.year_code as "yearCode", r.plant_code as "plantCode",
    r.serial_from as "serialFrom", r.serial_to as "serialTo", r.is_bound as "isBound"
  from (
    select vehicle_id, year_code, plant_code, serial_from, serial_to, false as is_bound
    from vin_rule where prefix = $1
    union all
    select vehicle_id, '', null, 0, 0, true
    from vin_binding where vin = $2
  ) r join vehicle v on v.vehicle_id = r.vehicle_id ${vehicleJoins}
  order by v.year_pattern desc, v.vehicle_id`,
};

export const byIds: Prepared<VehicleRow> = {
  name: 'vehicles-by-ids',
  text: `select ${vehicleColumns}
  from unnest($1::int[]) with ordinality as asked (vehicle_id, place)
    join vehicle v on v.vehicle_id = asked.vehicle_id ${vehicleJoins}
  order by asked.place`,
};

export const byGroup = counted('vehicles-by-group', 'v.group_id = $1 and f.vehicle_class = $2');
export const byAnnouncement = counted('vehicles-by-announcement', 'v.announcement_key = $1');
export const byFactoryCode = counted('vehicles-by-factory-code', 'v.factory_code = $1');
// The pattern operators are those of the columns' indexes; LIKE with a parameter would read the whole table.
export const byAnnouncementPrefix = counted(
  'vehicles-by-announcement-prefix',
  'v.announcement_key ~>=~ $1 and v.announcement_key ~<~ $2',
);
export const byFactoryCodePrefix = counted(
  'vehicles-by-factory-code-prefix',
  'v.factory_code ~>=~ $1 and v.factory_code ~<~ $2',
);

function counted(name: string, condition: string): Prepared<CountedRow> {
  return {
    name,
    text: `select ${vehicleColumns}, count(*) over () as total
    from vehicle v ${vehicleJoins}
    where ${condition}
    order by v.year_pattern desc, v.vehicle_id
    limit ${LIST_LIMIT}`,
  };
}

/**
 * Families ($1) with their rank ($2, best first) and their plan ($3). A plan ($4) has patterns ($5), of facts or of
 * names ($6), all of which a vehicle must match. Facts, the shorter text, are compared first. The model years of the plans
 * ($7, null for any) use an index, so that vehicles of other years are not read.
 */
export const byFamilyPlans: Prepared<CountedRow> = {
  name: 'vehicles-by-family-plans',
  text: `with plan as (
    select plan, array_agg(pattern) filter (where is_fact) as facts, array_agg(pattern) filter (where not is_fact) as names
    from unnest($4::int[], $5::text[], $6::bool[]) as said (plan, pattern, is_fact)
    group by plan
  ), found as (
    select v.vehicle_id, v.year_pattern, wanted.rank, count(*) over () as total
    from unnest($1::int[], $2::int[], $3::int[]) as wanted (family_id, rank, plan)
      cross join lateral (select ($7::int[])[wanted.plan + 1] as year) asked
      left join plan on plan.plan = wanted.plan
      join vehicle_group g on g.family_id = wanted.family_id
      join vehicle v on v.group_id = g.group_id
        and v.year_pattern between coalesce(asked.year, 0) and coalesce(asked.year, 9999)
    where (plan.facts is null or ${vehicleFacts} ~ all (plan.facts))
      and (plan.names is null or ${vehicleNames} ~ all (plan.names))
    order by wanted.rank, v.year_pattern desc, v.vehicle_id
    limit ${LIST_LIMIT}
  )
  select ${vehicleColumns}, found.total
  from found join vehicle v on v.vehicle_id = found.vehicle_id ${vehicleJoins}
  order by found.rank, found.year_pattern desc, found.vehicle_id`,
};
