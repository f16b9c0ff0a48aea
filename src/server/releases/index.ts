import type { releaseCalls } from '../../contract/releases/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { createPageData, editionRoutes } from './routes.ts';
import { updateRoutes } from './update-notice-routes.ts';

export function releasesDomain({ db }: { db: Database }) {
  const calls: Handlers<typeof releaseCalls> = { ...editionRoutes({ db }), ...updateRoutes(db) };
  return { calls, pageData: createPageData({ db }) };
}
