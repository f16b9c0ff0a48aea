import type { FastifyInstance } from 'fastify';
import type { statisticsCalls } from '../../contract/statistics/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { listRows } from './rows.ts';
import { scopeOf } from './scope.ts';
import { createSearchLog } from './search-log.ts';
import { readSeries } from './series.ts';
import { readStart } from './start.ts';

export function statisticsDomain({ db: { sql: db } }: { db: Database }) {
  const searchLog = createSearchLog(db);
  const calls: Handlers<typeof statisticsCalls> = {
    async statisticSeries(query, { session }) {
      await searchLog.flush();
      return readSeries(db, query, scopeOf(session, query.agencyCode));
    },
    async statisticRows(query, { session, language }) {
      await searchLog.flush();
      return listRows(db, { scope: scopeOf(session, query.agencyCode), language }, query);
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
