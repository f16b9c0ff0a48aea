import type { siteCalls } from '../../contract/site/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings.ts';
import type { SiteSettings } from '../platform/site-settings.ts';
import { createSiteInfo, type Demo, noOtherSites, type OtherSites, siteRoutes } from './routes.ts';
import { ticketRoutes } from './tickets/routes.ts';

export type { Demo, OtherSites } from './routes.ts';

interface Dependencies {
  db: Database;
  demo: Demo | null;
  otherSites?: OtherSites | undefined;
  /** Facts from the environment. */
  facts?: SiteSettings | undefined;
  settings: Settings;
}

export function siteDomain({ db, demo, otherSites = noOtherSites, facts, settings }: Dependencies) {
  const info = createSiteInfo(demo, { others: otherSites, facts, settings });
  const calls: Handlers<typeof siteCalls> = {
    ...siteRoutes(info),
    ...ticketRoutes({ db, manageUrl: otherSites.manageUrl }),
  };
  return { calls, info };
}
