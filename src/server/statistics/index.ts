import type { FastifyInstance } from 'fastify';
import type { statisticsCalls } from '../../contract/statistics/calls.ts';
import { agencyOf } from '../http/agency-scope.ts';
import type { Session } from '../http/request-context.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { listRows } from './rows.ts';
import { createSearchLog } from './search-log.ts';
import { readSeries } from './series.ts';
import { readStart } from './start.ts';

interface Dependencies {
  db: Database;
  /** Changes that wait for the session's decision; null for those who decide none. */
  approvals: { countWaiting(session: Session): Promise<number | null> };
}

export function statisticsDomain({ db: { sql: db }, approvals }: Dependencies) {
  const searchLog = createSearchLog(db);
  const calls: Handlers<typeof statisticsCalls> = {
    async statisticSeries(query, { session }) {
      await searchLog.flush();
      return readSeries(db, query, agencyOf(session) ?? query.agencyCode ?? null);
    },
    async statisticRows(query, { session, language }) {
      await searchLog.flush();
      return listRows(db, { scope: agencyOf(session) ?? query.agencyCode ?? null, language }, query);
    },
    async startFigures(_body, { session }) {
      const { waiting, ...figures } = await readStart(db, session);
      return { ...figures, waiting: { approvals: await approvals.countWaiting(session), ...waiting } };
    },
  };
  return {
    calls,
    searchLog,
    mount(app: FastifyInstance) {
      app.addHook('onClose', () => searchLog.flush());
    },
  };
}
