import type { partCalls } from '../../contract/parts/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { createBatchRepository } from './batch/repository.ts';
import { createBatchService } from './batch/service.ts';
import { fittingParts } from './books/fitting-parts.ts';
import { createVehicleRows } from './books/vehicle-rows.ts';
import { commercialRoutes } from './commercial/routes.ts';
import { createNumberRepository } from './numbers/number-repository.ts';
import { createNumberService } from './numbers/number-service.ts';
import { currentNumbersOf } from './numbers/replacement-chain.ts';
import { shownOe } from './numbers/shown-oe.ts';
import { noPartPictures, type PartPictures, partPanelRoutes } from './panels/panel-routes.ts';
import { partRoutes } from './routes.ts';

export type { PartPictures } from './panels/panel-routes.ts';

interface Dependencies {
  db: Database;
  pictures?: PartPictures | undefined;
}

export function partsDomain({ db, pictures = noPartPictures }: Dependencies) {
  const numbers = createNumberRepository(db);
  const calls: Handlers<typeof partCalls> = {
    ...partRoutes({ db }),
    ...partPanelRoutes({ db, pictures }),
    ...commercialRoutes({ db, books: createVehicleRows(db) }),
  };
  return {
    calls,
    numbers: { ...createNumberService(numbers), currentOf: currentNumbersOf, shown: shownOe },
    batch: createBatchService(numbers, createBatchRepository(db)),
    listFittingParts: fittingParts(db),
  };
}
