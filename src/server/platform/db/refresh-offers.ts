import type { Database } from './database.ts';

/** Brings the view of offers up to date, after aftermarket parts, their prices or standard parts were imported. */
export function refreshOffers(db: Pick<Database, 'execute'>): Promise<void> {
  return db.execute('refresh materialized view aft_offer; analyze aft_offer;');
}
