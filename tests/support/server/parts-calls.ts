import { partsDomain } from '../../../src/server/parts/index.ts';
import type { PartPictures } from '../../../src/server/parts/panels/panel-routes.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { vehiclesDomain } from '../../../src/server/vehicles/index.ts';

/** The handlers of the parts domain, as app.ts composes it. */
export function partsCalls(db: Database, pictures?: PartPictures) {
  return partsDomain({ db, vehicles: vehiclesDomain({ db }), pictures }).calls;
}
