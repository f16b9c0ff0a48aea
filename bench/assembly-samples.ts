import type { Database } from '../src/server/platform/db/database.ts';

/** Body of getTreeNodePartData for an assembly of a passenger vehicle. */
export interface AssemblySample {
  vehicleId: number;
  brandCode: string;
  partGroupId: number;
}

/** A sample of the whole catalogue, the same in every run. */
export function sampleAssemblies(db: Database, count: number): Promise<AssemblySample[]> {
  return db.run<AssemblySample>(
    {
      name: 'bench-pages',
      text: `select min(v.vehicle_id) as "vehicleId", b.brand_code as "brandCode", a.assembly_id as "partGroupId"
        from assembly a
        join vehicle v using (group_id)
        join vehicle_group g using (group_id)
        join family f using (family_id)
        join brand b using (brand_id)
        where f.vehicle_class = 'C'
        group by a.assembly_id, b.brand_code order by md5(a.assembly_id::text) limit ${count}`,
    },
    [],
  );
}
