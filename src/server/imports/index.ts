import type { Database } from '../platform/db/database.ts';
import { createPriceLists } from './price-lists/price-lists.ts';
import { approvableImportCalls } from './publish-call.ts';
import { importRoutes } from './routes.ts';

/** Imports of catalogue data; the started server works on them (jobs/start-importing.ts). */
export function importsDomain({ db }: { db: Database }) {
  return { calls: importRoutes(db), approvable: approvableImportCalls(), priceLists: createPriceLists(db) };
}
