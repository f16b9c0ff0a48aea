import type { historyCalls } from '../../contract/history/calls.ts';
import { companyOf } from '../http/company-context.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { createHistoryRepository } from './repository.ts';

/** Histories of vehicles and OE numbers of the account. */
export function historyRoutes({ db }: { db: Database }): Handlers<typeof historyCalls> {
  const history = createHistoryRepository(db);
  return {
    async saveHist(change, { session: { userId } }) {
      if ((await history.putVehicles(userId, [change])) === 0) throw new Refusal('900404');
      return null;
    },
    getHist: ({ search }, { session: { userId }, language }) => history.listVehicles(userId, { search, language }),
    getHistByVin: ({ vin }, { session, language }) => history.listByVin(companyOf(session), { text: vin, language }),
    async syncHist({ changes }, { session: { userId }, language }) {
      await history.putVehicles(userId, changes);
      return history.listVehicles(userId, { search: '', language });
    },
    async saveHistOe(change, { session: { userId } }) {
      await history.putSearches(userId, [change]);
      return null;
    },
    getHistOe: ({ search }, { session: { userId } }) => history.listSearches(userId, search),
    async syncHistOe({ changes }, { session: { userId } }) {
      await history.putSearches(userId, changes);
      return history.listSearches(userId, '');
    },
    async saveHistoryOe({ userId, param }, { session }) {
      if (userId !== session.userId) throw new Refusal('900403');
      const usedAt = new Date().toISOString();
      await history.putSearches(session.userId, [
        { param, usedAt, isPinned: false, pinnedAt: null, isRemoved: false, removedAt: null },
      ]);
      return null;
    },
  };
}
