import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { allCalls, type calls, resources } from '../contract/index.ts';
import { powerHandlers } from './access/powers.ts';
import { roleHandlers, rolePowerRoutes } from './access/roles.ts';
import { createPasswords } from './account/passwords.ts';
import { accountRoutes } from './account/routes.ts';
import { createSessions } from './account/sessions.ts';
import { crudHandlers } from './crud-handlers.ts';
import { createCrudRepository } from './crud-repository.ts';
import type { Database } from './db/database.ts';
import { answerOf, Refusal } from './errors.ts';
import { openApiOf } from './open-api.ts';
import { servePages } from './pages.ts';
import { partRoutes } from './parts/routes.ts';
import { provinceRoutes } from './provinces/routes.ts';
import { secureHeaders } from './secure-headers.ts';
import { type Handlers, languageOf, type ServeOptions, serve } from './serve.ts';
import { type ResourceHandlers, serveCrud } from './serve-crud.ts';
import { siteRoutes } from './site/routes.ts';
import { vehicleRoutes } from './vehicles/routes.ts';
import { workOrderRoutes } from './work-orders/routes.ts';

export interface AppNeeds {
  db: Database;
  isDemo: boolean;
  /** The built pages; null serves the API alone. */
  pagesFolder: string | null;
  logLevel: string;
  areResultsChecked?: boolean;
}

/** Builds the server without listening: tests inject requests into it. */
export function buildApp({ db, isDemo, pagesFolder, logLevel, areResultsChecked = false }: AppNeeds): FastifyInstance {
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, serializers: { req: logRequest } },
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    disableRequestLogging: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  // JSON only: without its parser, text/plain, which another site may send unasked, is refused with 415.
  app.removeContentTypeParser('text/plain');
  secureHeaders(app);
  answerErrors(app);

  const sessions = createSessions(db);
  const handlers: Handlers<typeof calls> = {
    ...siteRoutes({ isDemo }),
    ...accountRoutes({ db, sessions, passwords: createPasswords() }),
    ...vehicleRoutes({ db }),
    ...partRoutes({ db }),
    ...provinceRoutes({ db }),
    ...workOrderRoutes({ db }),
    ...rolePowerRoutes(db),
  };
  const plain = <Name extends 'dict' | 'notice'>(name: Name, table: string) => {
    const { item, id } = resources[name];
    return { table, item, id };
  };
  const resourceHandlers: ResourceHandlers = {
    role: roleHandlers(db),
    power: powerHandlers(db),
    dict: crudHandlers(createCrudRepository(db, { table: 'dictionary', item: resources.dict.item, id: 'id' })),
    notice: crudHandlers(createCrudRepository(db, { table: 'notice', item: resources.notice.item, id: 'noticeId' })),
  };
  mount(app, { handlers, resourceHandlers, options: { findSession: sessions.find, areResultsChecked } });

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    await db.sql.selectFrom('role').select('roleId').limit(1).execute();
    return { status: 'ready' };
  });
  const document = openApiOf(allCalls);
  app.get('/openapi.json', async () => document);
  servePages(app, pagesFolder);
  return app;
}
