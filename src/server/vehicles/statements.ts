import type { CatalogueRead } from '../platform/db/database.ts';
import { groupNameGrams, vehicleFacts, vehicleNameGrams, vehicleNames } from './vehicle-pattern.ts';
import { LIST_LIMIT, type VehicleRow, vehicleColumns, vehicleJoins } from './vehicle-row.ts';
import type { VinRuleRow } from './vin/vin-rules.ts';

/** A row of a limited list, with the total number of matches. */
export type CountedRow = VehicleRow & { total: number };

// The hot reads of the vehicle search: one statement per list.

/** The vehicles of the keys of a VIN's first eight characters ($1, see vinRuleKeys), and the one that the staff bound to the whole VIN ($2). */
export const byVin: CatalogueRead<VehicleRow & VinRuleRow & { isBound: boolean }> = {
  name: 'vehicles-by-vin',
  reads: 'catalogue',
  text: `select ${vehicleColumns}, r.prefix, r.year_code as "yearCode", r.plant_code as "plantCode",
    r.serial_from as "serialFrom", r.serial_to as "serialTo", r.is_bound as "isBound"
  from (
    select vehicle_id, prefix, year_code, plant_code, serial_from, serial_to, false as is_bound
    from vin_rule where prefix = any($1::bpchar[])
    union all
    select vehicle_id, '', '', null, 0, 0, true
    from vin_binding where vin = $2
  ) r join vehicle v on v.vehicle_id = r.vehicle_id ${vehicleJoins}
  order by v.year_pattern desc, v.vehicle_id`,
};

export const byIds: CatalogueRead<VehicleRow> = {
  name: 'vehicles-by-ids',
  reads: 'catalogue',
  text: `select ${vehicleColumns}
  from unnest($1::int[]) with ordinality as requested (vehicle_id, place)
    join vehicle v on v.vehicle_id = requested.vehicle_id ${vehicleJoins}
  order by requested.place`,
};

export const byGroup = counted('vehicles-by-group', 'v.group_id = $1 and f.vehicle_class = $2');
export const byAnnouncement = counted(
  'vehicles-by-announcement',
  announced((key) => `${key} = $1`),
);
export const byFactoryCode = counted('vehicles-by-factory-code', 'v.factory_code = $1');
// The pattern operators are those of the columns' indexes; LIKE with a parameter would read the whole table.
export const byAnnouncementPrefix = counted(
  'vehicles-by-announcement-prefix',
  announced((key) => `${key} ~>=~ $1 and ${key} ~<~ $2`),
);
export const byFactoryCodePrefix = counted(
  'vehicles-by-factory-code-prefix',
  'v.factory_code ~>=~ $1 and v.factory_code ~<~ $2',
);

/** Of any of the vehicle's announcement numbers. Each table is read by its own index, which an OR would not use. */
function announced(condition: (key: string) => string): string {
  return `v.vehicle_id in (
      select vehicle_id from vehicle where ${condition('announcement_key')}
      union
      select vehicle_id from vehicle_announcement where ${condition('announcement_key')}
    )`;
}

/** The vehicles of the announcement numbers $1, in the order of the numbers. */
export const byAnnouncements: CatalogueRead<CountedRow & { number: string }> = {
  name: 'vehicles-by-announcements',
  reads: 'catalogue',
  text: `with wanted as (
    select key, place from unnest($1::text[]) with ordinality as w (key, place)
  ), matched as (
    select wanted.key, wanted.place, v.vehicle_id from wanted join vehicle v on v.announcement_key = wanted.key
    union
    select wanted.key, wanted.place, more.vehicle_id
    from wanted join vehicle_announcement more on more.announcement_key = wanted.key
  ), found as (
    select vehicle_id, min(place) as place, (array_agg(key order by place))[1] as key, count(*) over () as total
    from matched group by vehicle_id
    order by place, vehicle_id
    limit ${LIST_LIMIT}
  )
  select ${vehicleColumns}, found.key as number, found.total
  from found join vehicle v on v.vehicle_id = found.vehicle_id ${vehicleJoins}
  order by found.place, v.year_pattern desc, v.vehicle_id`,
};

/** The announcement numbers of the vehicles $1 beyond the first ones. */
export const moreAnnouncements: CatalogueRead<{ vehicleId: number; announcementKey: string }> = {
  name: 'vehicles-more-announcements',
  reads: 'catalogue',
  text: `select vehicle_id as "vehicleId", announcement_key as "announcementKey"
  from vehicle_announcement
  where vehicle_id = any($1::integer[])`,
};

function counted(name: string, condition: string): CatalogueRead<CountedRow> {
  return {
    name,
    reads: 'catalogue',
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
export const byFamilyPlans: CatalogueRead<CountedRow> = {
  name: 'vehicles-by-family-plans',
  reads: 'catalogue',
  text: `with plan as (
    select plan, array_agg(pattern) filter (where is_fact) as facts, array_agg(pattern) filter (where not is_fact) as names
    from unnest($4::int[], $5::text[], $6::bool[]) as said (plan, pattern, is_fact)
    group by plan
  ), found as (
    select v.vehicle_id, v.year_pattern, wanted.rank, count(*) over () as total
    from unnest($1::int[], $2::int[], $3::int[]) as wanted (family_id, rank, plan)
      cross join lateral (select ($7::int[])[wanted.plan + 1] as year) requested
      left join plan on plan.plan = wanted.plan
      join vehicle_group g on g.family_id = wanted.family_id
      join vehicle v on v.group_id = g.group_id
        and v.year_pattern between coalesce(requested.year, 0) and coalesce(requested.year, 9999)
    where (plan.facts is null or ${vehicleFacts} ~ all (plan.facts))
      and (plan.names is null or ${vehicleNames} ~ all (plan.names))
    order by wanted.rank, v.year_pattern desc, v.vehicle_id
    limit ${LIST_LIMIT}
  )
  select ${vehicleColumns}, found.total
  from found join vehicle v on v.vehicle_id = found.vehicle_id ${vehicleJoins}
  order by found.rank, found.year_pattern desc, found.vehicle_id`,
};

/**
 * Vehicles of the class $1 (null for any) whose names, or those of their group, match all patterns $4, one of which finds
 * the text $5 of two characters or more. Further: patterns of facts $3 (null for none) and the model year $2 (null for any).
 * The candidates are found by the indexes on pairs of characters; they are materialized, or the planner would begin with all vehicles.
 */
export const byNames: CatalogueRead<CountedRow> = {
  name: 'vehicles-by-names',
  reads: 'catalogue',
  text: `with candidate as materialized (
    select v.vehicle_id from vehicle v where ${vehicleNameGrams} @> name_grams($5::text)
    union
    select v.vehicle_id
    from vehicle_group g join vehicle v on v.group_id = g.group_id
    where ${groupNameGrams} @> name_grams($5::text)
  ), named as materialized (
    select v.vehicle_id, v.year_pattern, f.vehicle_class, ${vehicleFacts} as facts, ${vehicleNames} as names
    from candidate
      join vehicle v on v.vehicle_id = candidate.vehicle_id
      join vehicle_group g on g.group_id = v.group_id
      join family f on f.family_id = g.family_id
  ), found as (
    select vehicle_id, year_pattern, count(*) over () as total
    from named
    where ($1::text is null or vehicle_class = $1) and ($2::int is null or year_pattern = $2)
      and ($3::text[] is null or facts ~ all ($3)) and names ~ all ($4::text[])
    order by year_pattern desc, vehicle_id
    limit ${LIST_LIMIT}
  )
  select ${vehicleColumns}, found.total
  from found join vehicle v on v.vehicle_id = found.vehicle_id ${vehicleJoins}
  order by found.year_pattern desc, found.vehicle_id`,
};

export type NearestRow = CountedRow & {
  /** Indexes of the words that the vehicle does not match. */
  missing: number[];
};

/**
 * Vehicles of the families $1, of rank $2 and plan $3, that miss least of what was typed. A plan ($4) has words ($5), each a
 * pattern of names ($6) or of facts ($7), either of which matches, and what a vehicle without it costs ($8). $9 and $10 are
 * the model years, null for any: one inside the group's years costs less than one outside.
 */
export const byNearestWords: CatalogueRead<NearestRow> = {
  name: 'vehicles-by-nearest-words',
  reads: 'catalogue',
  text: `with said as (
    select plan, word, name_pattern, fact_pattern, cost
    from unnest($4::int[], $5::int[], $6::text[], $7::text[], $8::int[]) as s (plan, word, name_pattern, fact_pattern, cost)
  ), candidate as materialized (
    select v.vehicle_id, v.year_pattern, wanted.rank, wanted.plan, ${vehicleFacts} as facts, ${vehicleNames} as names,
      case
        when $9::int is null or v.year_pattern between $9 and $10 then 0
        when g.year_from <= $10 and coalesce(g.year_to, 9999) >= $9
          then 10 + least(abs(v.year_pattern - $9), abs(v.year_pattern - $10))
        else 60 + least(abs(v.year_pattern - $9), abs(v.year_pattern - $10))
      end as year_cost
    from unnest($1::int[], $2::int[], $3::int[]) as wanted (family_id, rank, plan)
      join vehicle_group g on g.family_id = wanted.family_id
      join vehicle v on v.group_id = g.group_id
  ), scored as (
    select candidate.*, coalesce(missed.words, '{}') as missing,
      coalesce(missed.cost, 0) + candidate.year_cost + 15 * candidate.rank as cost
    from candidate
      cross join lateral (
        select array_agg(said.word order by said.word) as words, sum(said.cost)::int as cost
        from said
        where said.plan = candidate.plan
          and not coalesce(candidate.names ~ said.name_pattern, false)
          and not coalesce(candidate.facts ~ said.fact_pattern, false)
      ) missed
  ), found as (
    select *, count(*) over () as total
    from (select *, min(cost) over () as least from scored) ranked
    where cost = least
    order by rank, year_pattern desc, vehicle_id
    limit ${LIST_LIMIT}
  )
  select ${vehicleColumns}, found.total, found.missing
  from found join vehicle v on v.vehicle_id = found.vehicle_id ${vehicleJoins}
  order by found.rank, found.year_pattern desc, found.vehicle_id`,
};
