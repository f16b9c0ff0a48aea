import { sql } from 'kysely';
import type { Sql } from '../../server/platform/db/database.ts';

export interface SampleVehicle {
  vehicleId: number;
  vehicleClass: 'C' | 'B';
  brandId: number;
  brandCode: string;
  brandName: string;
  familyId: number;
  familyName: string;
  groupId: number;
  groupName: string;
  vehicleName: string;
}

export interface SamplePart {
  groupId: number;
  brandId: number;
  oe: string;
  oeKey: string;
  name: string;
  stdPartCode: string;
  guideFen: number | null;
  /** In the order of the province codes. */
  marketFen: (number | null)[];
}

/** Vehicles of each class, spread over the catalogue. */
export async function readVehicles(db: Sql): Promise<SampleVehicle[]> {
  const { rows } = await sql<SampleVehicle>`
    select * from (
      select v.vehicle_id as "vehicleId", f.vehicle_class as "vehicleClass", b.brand_id as "brandId",
        b.brand_code as "brandCode", b.name_zh as "brandName", f.family_id as "familyId", f.name_zh as "familyName",
        g.group_id as "groupId", g.name_zh as "groupName", v.name_zh as "vehicleName",
        row_number() over (partition by f.vehicle_class order by v.vehicle_id * 7919::bigint % 10007, v.vehicle_id) as place
      from vehicle v join vehicle_group g using (group_id) join family f using (family_id) join brand b using (brand_id)
    ) spread
    where place <= 240 order by "vehicleId"`.execute(db);
  return rows;
}

/** Up to a dozen parts with a price of each of the groups. */
export async function readParts(db: Sql, groupIds: readonly number[]): Promise<SamplePart[]> {
  const { rows } = await sql<SamplePart>`
    select g.id as "groupId", p.brand_id as "brandId", p.oe, p.oe_key as "oeKey", p.name_zh as name,
      p.std_part_code as "stdPartCode", p.guide_fen as "guideFen", p.market_fen as "marketFen"
    from unnest(${groupIds}::integer[]) g (id), lateral (
      select part.*, price.guide_fen, price.market_fen, std_part.std_part_code
      from (
        select distinct fit.oe_id from assembly join fit using (assembly_id) where assembly.group_id = g.id
      ) fitting join part using (oe_id) join part_price price using (oe_id) join std_part using (std_part_id)
      where not part.is_standard
      order by oe_id * 31::bigint % 97, oe_id limit 12
    ) p`.execute(db);
  return rows;
}
