import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { allCalls, calls, resources } from '../contract/index.ts';
import { powerHandlers } from './access/powers.ts';
import { roleHandlers, rolePowerRoutes } from './access/roles.ts';
import { createPasswords } from './account/passwords.ts';
import { accountRoutes } from './account/routes.ts';
import { createSessions } from './account/sessions.ts';
import { answerErrors, earlyErrors } from './answer-errors.ts';
import type { Database } from './db/database.ts';
import { vehiclePicture } from './demo/vehicle-picture.ts';
import { dictionaryHandlers } from './dictionaries.ts';
import { openApiOf } from './open-api.ts';
import { servePages } from './pages.ts';
import { partRoutes } from './parts/routes.ts';
import { plainHandlers } from './plain-resources.ts';
import { provinceRoutes } from './provinces/routes.ts';
import { secureHeaders } from './secure-headers.ts';
import { type Handlers, type ServeOptions, serve } from './serve.ts';
import { type CrudCalls, type ResourceHandlers, serveCrud } from './serve-crud.ts';
import { type Demo, siteInfoOf, siteRoutes } from './site/routes.ts';
import { vehicleRoutes } from './vehicles/routes.ts';
import { workOrderRoutes } from './work-orders/routes.ts';

export interface AppNeeds {
  db: Database;
  /** The demo accounts to show on the login page; null everywhere but on the embedded default. */
  demo: Demo | null;
  /** The built pages; null serves the API alone. */
  pagesFolder: string | null;
  logLevel: string;
  trustedProxies?: string[];
  areResultsChecked?: boolean;
}

/** Builds the server without listening: tests inject requests into it. */
export function buildApp(needs: AppNeeds): FastifyInstance {
  const { db, demo, pagesFolder, logLevel, trustedProxies = [], areResultsChecked = false } = needs;
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel },
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    logController: new LogController({ disableRequestLogging: true }),
    // While it drains, a request on an open connection is answered like any other, not with a foreign 503.
    return503OnClosing: false,
    ...earlyErrors,
  });
  // JSON only: without its parser, text/plain, which another site may send unasked, is refused with 415.
  app.removeContentTypeParser('text/plain');
  secureHeaders(app);
  answerErrors(app);

  const site = siteInfoOf(demo);
  const sessions = createSessions(db);
  const options: ServeOptions = { findSession: sessions.find, areResultsChecked };
  mountCalls(app, options, {
    ...siteRoutes(site),
    ...accountRoutes({ db, sessions, passwords: createPasswords() }),
    ...vehicleRoutes({ db, drawVehicle: vehiclePicture }),
    ...partRoutes({ db }),
    ...provinceRoutes({ db }),
    ...workOrderRoutes({ db }),
    ...rolePowerRoutes(db),
  });
  const withRules = { role: roleHandlers(db), power: powerHandlers(db), dict: dictionaryHandlers(db) };
  mountResources(app, options, { db, withRules });

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    await db.sql.selectFrom('role').select('roleId').limit(1).execute();
    return { status: 'ready' };
  });
  const document = openApiOf(allCalls);
  app.get('/openapi.json', async () => document);
  servePages(app, pagesFolder, site);
  return app;
}

/** A call without its handler does not compile: the table of handlers has a place for each. */
function mountCalls(app: FastifyInstance, options: ServeOptions, handlers: Handlers<typeof calls>): void {
  for (const operation of Object.keys(calls).filter((key): key is keyof typeof calls => key in calls)) {
    serve(app, { call: calls[operation], handler: handlers[operation] }, options);
  }
}

interface Resourceful {
  db: Database;
  /** The resources with rules of their own; every other is plain rows of its table, and needs no line here. */
  withRules: Partial<ResourceHandlers>;
}

function mountResources(app: FastifyInstance, options: ServeOptions, { db, withRules }: Resourceful): void {
  for (const name of Object.keys(resources).filter((key): key is keyof typeof resources => key in resources)) {
    const resource = resources[name];
    serveCrud<CrudCalls>(app, { resource, handlers: withRules[name] ?? plainHandlers(db, resource) }, options);
  }
}
