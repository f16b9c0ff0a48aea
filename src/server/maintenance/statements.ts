import type { BaseItemCode, MaintainAssist, MaintainProject } from '../../contract/maintenance/schemas.ts';
import { SHOP_TIME_ZONE } from '../../contract/shop-time.ts';
import type { CatalogueRead } from '../platform/db/database.ts';

/** The fields of a vehicle from which its default reading is estimated. */
export interface MaintainedVehicle {
  vehicleClass: 'C' | 'B';
  yearPattern: number;
  producedFrom: string | null;
  producedTo: string | null;
  /** The calendar day in Shanghai, by the database's clock. */
  today: string;
}

export interface PlanRow
  extends Pick<
    MaintainProject,
    | 'stdMaintId'
    | 'stdMaintTypeName'
    | 'maintType'
    | 'operate'
    | 'checkOrMustFlag'
    | 'intervalKm'
    | 'intervalMonths'
    | 'firstKm'
    | 'firstMonths'
  > {
  baseItemCode: BaseItemCode;
  hours: number;
  /** Of the inspection alone, where it is known. */
  checkHours: number | null;
  stdPartIds: number[];
  partMaterialsName: string | null;
  unitPriceFen: number | null;
  unit: MaintainAssist['unit'] | null;
  amount: number | null;
  remark: string | null;
}

const named = (table: string) => `case when $1::boolean then ${table}.name_en else ${table}.name_zh end`;

const VEHICLE = `f.vehicle_class as "vehicleClass", v.year_pattern as "yearPattern", v.produced_from as "producedFrom",
  v.produced_to as "producedTo", to_char(now() at time zone '${SHOP_TIME_ZONE}', 'YYYY-MM-DD') as today`;

/** The planned and additional projects of the vehicle $2; one row without a project if it has none. */
export const planRows: CatalogueRead<MaintainedVehicle & (PlanRow | { stdMaintId: null })> = {
  name: 'maintain-plan',
  reads: 'catalogue',
  text: `
    select ${VEHICLE}, pr.std_maint_id as "stdMaintId", pr.base_item_code as "baseItemCode",
      ${named('pr')} as "stdMaintTypeName", pr.maint_type as "maintType", pr.operate,
      pr.check_or_must as "checkOrMustFlag", pr.std_part_ids as "stdPartIds",
      pl.interval_km as "intervalKm", pl.interval_months as "intervalMonths", pl.first_km as "firstKm",
      pl.first_months as "firstMonths", pl.hours, pl.check_hours as "checkHours", pl.amount,
      ${named('fl')} as "partMaterialsName", fl.unit_price_fen as "unitPriceFen", fl.unit,
      case when $1::boolean then fl.remark_en else fl.remark_zh end as remark
    from vehicle v
    join vehicle_group g on g.group_id = v.group_id
    join family f on f.family_id = g.family_id
    left join (
      maintain_plan pl
      join maintain_project pr on pr.std_maint_id = pl.std_maint_id
      join maintain_item item on item.base_item_code = pr.base_item_code
      left join maintain_fluid fl on fl.fluid_id = pl.fluid_id
    ) on pl.group_id = v.group_id
      and (pl.gearbox_type is null or pl.gearbox_type = v.gearbox_type)
      and (pl.driven_type is null or pl.driven_type = v.driven_type)
    where v.vehicle_id = $2::integer
    order by item.ord, pr.ord`,
};

export const maintainedVehicle: CatalogueRead<MaintainedVehicle> = {
  name: 'maintain-vehicle',
  reads: 'catalogue',
  text: `
    select ${VEHICLE}
    from vehicle v
    join vehicle_group g on g.group_id = v.group_id
    join family f on f.family_id = g.family_id
    where v.vehicle_id = $1::integer`,
};

export const itemRows: CatalogueRead<{ baseItemCode: BaseItemCode; name: string }> = {
  name: 'maintain-items',
  reads: 'catalogue',
  text: `
    select item.base_item_code as "baseItemCode", ${named('item')} as name
    from maintain_item item
    order by item.ord`,
};
