import type { CatalogueRead } from '../platform/db/database.ts';
import { FIT_COLUMNS } from '../platform/fit-condition.ts';

/** A row of a vehicle's parts book with a number, with what it says of the vehicle in both languages. */
export interface BookRow {
  groupId: number;
  vehicleClass: 'C' | 'B';
  vehicleNameZh: string;
  vehicleNameEn: string;
  oeId: number;
  printedOe: string;
  oeKey: string;
  oeStyle: string;
  partNameZh: string;
  partNameEn: string;
  assemblyId: number;
  assemblyNameZh: string;
  assemblyNameEn: string;
  callout: string;
}

/** The rows with the number of key $3 and brand $2 in the book of the vehicle $1. */
export const rowsOfNumber: CatalogueRead<BookRow> = {
  name: 'fit-report-rows',
  reads: 'catalogue',
  text: `
    select v.group_id as "groupId", f.vehicle_class as "vehicleClass",
      concat_ws(' ', maker.name_zh, f.name_zh, v.name_zh) as "vehicleNameZh",
      concat_ws(' ', maker.name_en, f.name_en, v.name_en) as "vehicleNameEn",
      p.oe_id as "oeId", p.oe as "printedOe", p.oe_key as "oeKey", b.oe_style as "oeStyle",
      p.name_zh as "partNameZh", p.name_en as "partNameEn",
      a.assembly_id as "assemblyId", node.name_zh as "assemblyNameZh", node.name_en as "assemblyNameEn", fit.callout
    from vehicle v
    join vehicle_group g on g.group_id = v.group_id
    join family f on f.family_id = g.family_id
    join brand maker on maker.brand_id = f.brand_id
    join part p on p.brand_id = $2::integer and p.oe_key = $3::text
    join brand b on b.brand_id = p.brand_id
    join fit on fit.oe_id = p.oe_id
    join assembly a on a.assembly_id = fit.assembly_id and a.group_id = v.group_id
    join part_group node on node.part_group_id = a.part_group_id
    where v.vehicle_id = $1::integer
    order by a.assembly_id, fit.fit_id`,
};

export interface ConditionsRow {
  assemblyId: number;
  assemblyName: string;
  orderNo: string;
  partCount: number;
  partRemark: string;
  gearboxType: string | null;
  drivenType: string | null;
  cfgLevel: string | null;
  producedFrom: string | null;
  producedTo: string | null;
  serialFrom: number | null;
  serialTo: number | null;
  optionCodes: readonly string[] | null;
  question: string;
  answer: string;
  ownGearboxType: string;
  ownDrivenType: string;
  ownCfgLevel: string;
  ownProducedFrom: string | null;
  ownProducedTo: string | null;
  ownOptions: readonly string[];
}

/** The conditions of the rows with the number $3 in the book of the vehicle $2; $1 selects English. */
export const conditionsOfNumber: CatalogueRead<ConditionsRow> = {
  name: 'fit-report-conditions',
  reads: 'catalogue',
  text: `
    select a.assembly_id as "assemblyId", case when $1::boolean then node.name_en else node.name_zh end as "assemblyName",
      ${FIT_COLUMNS},
      v.gearbox_type as "ownGearboxType", v.driven_type as "ownDrivenType", v.cfg_level as "ownCfgLevel",
      v.produced_from as "ownProducedFrom", v.produced_to as "ownProducedTo", v.options as "ownOptions"
    from vehicle v
    join assembly a on a.group_id = v.group_id
    join part_group node on node.part_group_id = a.part_group_id
    join fit on fit.assembly_id = a.assembly_id
    where v.vehicle_id = $2::integer and fit.oe_id = $3::integer
    order by a.assembly_id, fit.fit_id`,
};
