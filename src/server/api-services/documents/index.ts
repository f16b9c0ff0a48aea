import type { FastifyInstance } from 'fastify';
import type { Session } from '../../http/request-context.ts';
import { createDocumentReader, type ReaderDependencies } from './document-reader.ts';
import { documentRoutes } from './document-routes.ts';
import { mountDocuments } from './mount-documents.ts';
import { documentPageData } from './page-data.ts';
import { createViewCounter } from './view-counter.ts';

interface Dependencies extends ReaderDependencies {
  findSession(token: string): Promise<Session | undefined>;
}

/** The documents of API services: pages, files, search and views. */
export function createDocuments({ findSession, ...dependencies }: Dependencies) {
  const reader = createDocumentReader(dependencies);
  const views = createViewCounter(dependencies.db.sql);
  return {
    calls: documentRoutes({ db: dependencies.db, reader, views }),
    pageData: documentPageData(reader),
    mount(app: FastifyInstance) {
      mountDocuments(app, { reader, findSession });
      app.addHook('onClose', () => views.flush());
    },
  };
}
