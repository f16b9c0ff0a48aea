import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings.ts';
import { createPriceRepository } from './price-repository.ts';
import { priceRoutes } from './routes.ts';

export function pricesDomain(dependencies: { db: Database; settings: Settings }) {
  const { listOffers } = createPriceRepository(dependencies.db);
  return {
    calls: priceRoutes(dependencies),
    /** Aftermarket parts for numbers, by index. */
    offers: { list: listOffers },
  };
}
