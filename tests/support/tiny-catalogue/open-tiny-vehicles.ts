import type { Database } from '../../../src/server/platform/db/database.ts';
import { withoutReplicas } from '../../../src/server/platform/db/without-replicas.ts';
import { createVehicleRepository } from '../../../src/server/vehicles/repository.ts';
import { vehicleRoutes } from '../../../src/server/vehicles/routes.ts';
import { createVehicleService } from '../../../src/server/vehicles/service.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { fillTinyCatalogue } from './tiny-catalogue.ts';

/** Routes and service of the vehicles over the tiny catalogue, with a counter of their statements. */
export async function openTinyVehicles() {
  const db = await openTestDatabase();
  await fillTinyCatalogue(db);
  const counter = { statements: 0 };
  const run: Database['run'] = (statement, parameters) => {
    counter.statements += 1;
    return db.run(statement, parameters);
  };
  const counting: Database = { ...db, run, ...withoutReplicas({ run, sql: db.sql }) };
  const routes = vehicleRoutes({ db: counting, drawVehicle: ({ seed, body }) => `<svg id="${body}-${seed}"/>` });
  return { db, routes, service: createVehicleService(createVehicleRepository(counting)), counter };
}
