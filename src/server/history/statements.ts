import { HISTORY_MAX } from '../../contract/history/rules.ts';
import type { OeHistory, VehicleHistory } from '../../contract/history/schemas.ts';
import type { Prepared } from '../platform/db/database.ts';

/** More removals are stored than visible entries, so that a device that was offline does not restore removed ones. */
const REMOVED_MAX = 3 * HISTORY_MAX;

const MARKS = 'used_at, is_pinned, pinned_at, is_removed, removed_at';

/** The marks of a change, with times clamped to now: otherwise a device whose clock is fast would always win. */
const CLAMPED_MARKS = `least(c.used_at, at.now), c.is_pinned,
  case when c.pinned_at is null then null else least(c.pinned_at, at.now) end, c.is_removed,
  case when c.removed_at is null then null else least(c.removed_at, at.now) end`;

/** The newer change of each mark wins; a missing time is the oldest. */
const mergeMarksSql = (table: string) => `
  used_at = greatest(${table}.used_at, excluded.used_at),
  is_pinned = case when coalesce(excluded.pinned_at, '-infinity') > coalesce(${table}.pinned_at, '-infinity')
    then excluded.is_pinned else ${table}.is_pinned end,
  pinned_at = greatest(${table}.pinned_at, excluded.pinned_at),
  is_removed = case when coalesce(excluded.removed_at, '-infinity') > coalesce(${table}.removed_at, '-infinity')
    then excluded.is_removed else ${table}.is_removed end,
  removed_at = greatest(${table}.removed_at, excluded.removed_at)`;

const NOW = `(select date_trunc('milliseconds', now()) as now) at`;

/** Condition: entry h is visible (not removed, or used after the removal). */
const IS_VISIBLE = '(not h.is_removed or h.removed_at is null or h.used_at > h.removed_at)';

/** Condition: the names contain every word of parameter $n. */
const containsEveryWord = (place: number, names: string) => `
  not exists (
    select from unnest(string_to_array(lower($${place}::text), ' ')) as word
    where position(word in lower(${names})) = 0
  )`;

/** Stores the changes of user $1 in the order of their keys, against deadlocks between devices. */
export const putVehicles: Prepared<{ vehicleId: number }> = {
  name: 'history-put-vehicles',
  text: `
    insert into vehicle_history (user_id, vehicle_id, vin, ${MARKS})
    select $1::integer, v.vehicle_id, c.vin, ${CLAMPED_MARKS}
    from unnest($2::integer[], $3::text[], $4::timestamptz[], $5::boolean[], $6::timestamptz[], $7::boolean[],
      $8::timestamptz[]) as c(vehicle_id, vin, used_at, is_pinned, pinned_at, is_removed, removed_at)
    join vehicle v on v.vehicle_id = c.vehicle_id
    cross join ${NOW}
    order by v.vehicle_id, c.vin
    on conflict (user_id, vehicle_id, vin) do update set ${mergeMarksSql('vehicle_history')}
    returning vehicle_id as "vehicleId"`,
};

export const putSearches: Prepared<{ param: string }> = {
  name: 'history-put-searches',
  text: `
    insert into oe_history (user_id, param, param_hash, ${MARKS})
    select $1::integer, c.param, c.param_hash, ${CLAMPED_MARKS}
    from unnest($2::text[], $3::text[], $4::timestamptz[], $5::boolean[], $6::timestamptz[], $7::boolean[],
      $8::timestamptz[]) as c(param, param_hash, used_at, is_pinned, pinned_at, is_removed, removed_at)
    cross join ${NOW}
    order by c.param_hash
    on conflict (user_id, param_hash) do update set ${mergeMarksSql('oe_history')}
    returning param`,
};

/** Deletes the entries of user $1 beyond the limits: the oldest that are not pinned, and the oldest removals. */
const pruneOf = (table: string, key: string) => `
  delete from ${table} where user_id = $1::integer and (${key}) in (
    select ${key} from (
      select ${key}, ${IS_VISIBLE} as is_kept, row_number() over (
        partition by ${IS_VISIBLE} order by h.is_pinned desc, greatest(h.used_at, h.removed_at) desc, ${key}
      ) as place
      from ${table} h where h.user_id = $1::integer
    ) placed
    where place > case when is_kept then ${HISTORY_MAX} else ${REMOVED_MAX} end
  )`;

export const pruneVehicles: Prepared<never> = {
  name: 'history-prune-vehicles',
  text: pruneOf('vehicle_history', 'vehicle_id, vin'),
};

export const pruneSearches: Prepared<never> = {
  name: 'history-prune-searches',
  text: pruneOf('oe_history', 'param_hash'),
};

const MARK_COLUMNS = `h.used_at as "usedAt", h.is_pinned as "isPinned", h.pinned_at as "pinnedAt"`;
const ORDER = 'order by h.is_pinned desc, h.used_at desc';

/** The vehicles of user $2 with every word of $3; names in English if $1 is true. */
export const listVehicles: Prepared<VehicleHistory> = {
  name: 'history-list-vehicles',
  text: `
    select h.vehicle_id as "vehicleId", nullif(h.vin, '') as vin, f.vehicle_class as "vehicleTypeCode",
      case when $1::boolean then v.name_en else v.name_zh end as "vehicleName",
      case when $1::boolean then f.name_en else f.name_zh end as "familyName",
      case when $1::boolean then b.name_en else b.name_zh end as "brandName", ${MARK_COLUMNS}
    from vehicle_history h
    join vehicle v on v.vehicle_id = h.vehicle_id
    join vehicle_group g on g.group_id = v.group_id
    join family f on f.family_id = g.family_id
    join brand b on b.brand_id = f.brand_id
    where h.user_id = $2::integer and ${IS_VISIBLE} and ${containsEveryWord(
      3,
      `concat_ws(' ', h.vin, v.name_zh, v.name_en, f.name_zh, f.name_en, b.name_zh, b.name_en)`,
    )}
    ${ORDER}, h.vehicle_id, h.vin
    limit ${HISTORY_MAX}`,
};

/**
 * Vehicles of the accounts of the company $2 whose VINs match the pattern $3, from their histories and work orders, each VIN
 * once; names in English if $1 is true.
 */
export const listByVin: Prepared<VehicleHistory> = {
  name: 'history-list-by-vin',
  text: `
    select h.vehicle_id as "vehicleId", h.vin, f.vehicle_class as "vehicleTypeCode",
      case when $1::boolean then v.name_en else v.name_zh end as "vehicleName",
      case when $1::boolean then f.name_en else f.name_zh end as "familyName",
      case when $1::boolean then b.name_en else b.name_zh end as "brandName", ${MARK_COLUMNS}
    from (
      select distinct on (h.vin, h.vehicle_id) h.*
      from (
        select h.vehicle_id, h.vin, h.used_at, h.is_pinned, h.pinned_at
        from account a
        join vehicle_history h on h.user_id = a.user_id
        where (a.user_id = $2::integer or (a.parent_id = $2 and a.acct_level <> 0)) and h.vin like $3::text and ${IS_VISIBLE}
        union all
        select o.vehicle_id, o.vin, date_trunc('milliseconds', o.updated_at), false, null::timestamptz
        from account a
        join work_order o on o.user_id = a.user_id
        where (a.user_id = $2::integer or (a.parent_id = $2 and a.acct_level <> 0)) and o.vin like $3::text
          and o.vehicle_id is not null and o.removed_at is null
      ) h
      order by h.vin, h.vehicle_id, h.used_at desc
    ) h
    join vehicle v on v.vehicle_id = h.vehicle_id
    join vehicle_group g on g.group_id = v.group_id
    join family f on f.family_id = g.family_id
    join brand b on b.brand_id = f.brand_id
    order by h.used_at desc, h.vehicle_id, h.vin
    limit 20`,
};

export const listSearches: Prepared<OeHistory> = {
  name: 'history-list-searches',
  text: `
    select h.param, ${MARK_COLUMNS}
    from oe_history h
    where h.user_id = $1::integer and ${IS_VISIBLE} and ${containsEveryWord(2, 'h.param')}
    ${ORDER}, h.param_hash
    limit ${HISTORY_MAX}`,
};
