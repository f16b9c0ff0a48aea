import type { vehicleCalls } from '../../src/contract/vehicles/calls.ts';
import { queryKindOf } from '../../src/contract/vehicles/query-kind.ts';
import type { VehicleResult } from '../../src/contract/vehicles/schemas.ts';
import type { Handlers } from '../../src/server/http/serve.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { makeContext } from '../../tests/support/server/make-context.ts';
import type { VehicleQuery } from './queries.ts';
import { orNothing, type Verdict } from './score.ts';

export interface VehicleFacts {
  family: string;
  yearFrom: number;
  yearTo: number;
  displacement: string;
  gearbox: string;
  drive: string;
  fuel: string;
  emission: string;
}

/** What a query's facts say about a vehicle: `in` is a year of its generation. */
const checks: Record<string, (vehicle: VehicleFacts, value: string) => boolean> = {
  in: ({ yearFrom, yearTo }, value) => yearFrom <= Number(value) && Number(value) <= yearTo,
  d: ({ displacement }, value) => displacement === value,
  g: ({ gearbox }, value) => value.split('|').includes(gearbox),
  w: ({ drive }, value) => drive === value,
  f: ({ fuel }, value) => fuel === value,
  e: ({ emission }, value) => emission === value,
};

export async function readVehicleFacts(db: Database): Promise<Map<number, VehicleFacts>> {
  const rows = await db.run<VehicleFacts & { vehicleId: number }>(
    {
      name: 'bench-search-vehicles',
      text: `select v.vehicle_id as "vehicleId", b.name_en || '/' || f.name_en as family, g.year_from as "yearFrom",
          coalesce(g.year_to, 2100) as "yearTo", v.displacement, v.gearbox_type as gearbox, v.driven_type as drive,
          v.fuel, v.emission
        from vehicle v
        join vehicle_group g using (group_id) join family f using (family_id) join brand b using (brand_id)`,
    },
    [],
  );
  return new Map(rows.map(({ vehicleId, ...facts }) => [vehicleId, facts]));
}

/** Searches as the search box does: by the kind that it recognises. */
export function judgeVehicleName(routes: Handlers<typeof vehicleCalls>, facts: ReadonlyMap<number, VehicleFacts>) {
  const search = (query: string): Promise<VehicleResult | undefined> => {
    const kind = queryKindOf(query);
    if (kind === 'announcement')
      return orNothing(() => routes.getVehicleByAnnouncement({ announcement: query }, makeContext()));
    if (kind !== 'name') return Promise.resolve(undefined);
    return orNothing(() => routes.getVehicleByName({ vehicleName: query }, makeContext()));
  };
  return async ({ query, families, facts: stated }: VehicleQuery): Promise<Verdict> => {
    const result = await search(query);
    const isRight = (vehicleId: number) => {
      const vehicle = facts.get(vehicleId);
      if (vehicle === undefined || !families.split('|').includes(vehicle.family)) return false;
      return stated.split(' ').every((fact) => {
        const [name = '', value = ''] = fact.split('=');
        return fact === '' || checks[name]?.(vehicle, value) === true;
      });
    };
    const ids = result?.vehicleList.map(({ vehicleId }) => vehicleId) ?? [];
    return { isFound: ids.some(isRight), isFirst: ids.slice(0, 1).some(isRight) };
  };
}
