import { historyRoutes } from '../../src/server/history/routes.ts';
import { makeAdmin } from '../../src/server/make-admin.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { makeContext } from '../../tests/support/server/make-context.ts';
import { type OwnVin, readQueries } from './queries.ts';

/** Stores the VINs of the file in the histories of two accounts, and returns the history with the first account. */
export async function openOwnVins(db: Database) {
  const history = historyRoutes({ db });
  const own = await getAccount(db, 'bench-search');
  const other = await getAccount(db, 'bench-search-other');
  for (const { owner, vin, vehicle } of readQueries<OwnVin>('own-vins')) {
    const use = { vehicleId: Number(vehicle), vin, usedAt: new Date().toISOString() };
    const marks = { isPinned: false, pinnedAt: null, isRemoved: false, removedAt: null };
    await history.saveHist({ ...use, ...marks }, makeContext({ userId: owner === 'own' ? own : other }));
  }
  return { history, userId: own };
}

async function getAccount(db: Database, username: string): Promise<number> {
  const find = () => db.sql.selectFrom('account').select('userId').where('username', '=', username).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.userId;
  await makeAdmin(db, username, 'Bench#2026run');
  return (await find())?.userId ?? 0;
}
