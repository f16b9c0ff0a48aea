import type { partCalls } from '../../contract/parts/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { createBatchRepository } from './batch/repository.ts';
import { createBatchService } from './batch/service.ts';
import { createBookRepository } from './books/book-repository.ts';
import { createBookService } from './books/book-service.ts';
import { fittingParts } from './books/fitting-parts.ts';
import { orderBook } from './books/order-book.ts';
import { knownKeys } from './books/order-part-statements.ts';
import { orderParts } from './books/order-parts.ts';
import { createVehicleRows } from './books/vehicle-rows.ts';
import { commercialRoutes } from './commercial/routes.ts';
import { createFitAnswers } from './fit/fit-answers.ts';
import { createFitJudge, type FitReports, noFitReports } from './fit/fit-judge.ts';
import { nameLexicon } from './names/name-lexicon.ts';
import { createNumberRepository } from './numbers/number-repository.ts';
import { createNumberService } from './numbers/number-service.ts';
import { currentNumbersOf } from './numbers/replacement-chain.ts';
import { shownOe } from './numbers/shown-oe.ts';
import { noPartPictures, type PartPictures, partPanelRoutes } from './panels/panel-routes.ts';
import { partRoutes } from './routes.ts';

export type { PartPictures } from './panels/panel-routes.ts';

interface Dependencies {
  db: Database;
  vehicles: {
    /** The vehicles that a VIN can be. */
    listIdsOfVin(vin: string): Promise<readonly number[]>;
  };
  reports?: FitReports | undefined;
  pictures?: PartPictures | undefined;
}

export function partsDomain({ db, vehicles, reports = noFitReports, pictures = noPartPictures }: Dependencies) {
  const books = createBookRepository(db);
  const judge = createFitJudge({ db, books, listIdsOfVin: vehicles.listIdsOfVin, reports });
  const book = createBookService(books, judge);
  const answers = createFitAnswers({ db, books, judge });
  const numbers = createNumberRepository(db);
  const batch = createBatchService(numbers, createBatchRepository(db));
  const numberService = createNumberService(numbers, batch.listNear);
  const calls: Handlers<typeof partCalls> = {
    ...partRoutes({ books, book, answers, numbers: numberService }),
    ...partPanelRoutes({ db, books, book, judge, pictures }),
    ...commercialRoutes({ db, books: createVehicleRows(books, judge) }),
  };
  return {
    calls,
    numbers: { ...numberService, currentOf: currentNumbersOf, shown: shownOe },
    batch,
    findOrderParts: orderParts({ db, books, judge }),
    listOrderBook: orderBook({ db, books, judge }),
    listKnownKeys: async (searchOes: readonly string[]) =>
      (await db.catalogue.run(knownKeys, [searchOes])).map(({ searchOe }) => searchOe),
    /** The part names of all vehicle classes, for one text. */
    async nameLexicon() {
      return nameLexicon(await Promise.all([books.listNames('C'), books.listNames('B')]));
    },
    listFittingParts: fittingParts(books, judge),
  };
}
