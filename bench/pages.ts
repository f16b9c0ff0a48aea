import type { Database } from '../src/server/platform/db/database.ts';

/** An assembly of a passenger vehicle's parts book, as getTreeNodePartData is asked for it. */
export interface Page {
  vehicleId: number;
  brandCode: string;
  partGroupId: number;
}

/** So many of them, from all over the catalogue, the same in every run. */
export function pagesOf(db: Database, count: number): Promise<Page[]> {
  return db.run<Page>(
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
