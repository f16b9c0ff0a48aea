import type { FastifyInstance } from 'fastify';
import type { statisticsCalls } from '../../contract/statistics/calls.ts';
import { agencyOf } from '../http/agency-scope.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { listRows } from './rows.ts';
import { createSearchLog } from './search-log.ts';
import { readSeries } from './series.ts';
import { readStart } from './start.ts';

export function statisticsDomain({ db: { sql: db } }: { db: Database }) {
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
    startFigures: (_body, { session }) => readStart(db, session),
  };
  return {
    calls,
    searchLog,
    mount(app: FastifyInstance) {
      app.addHook('onClose', () => searchLog.flush());
    },
  };
}
