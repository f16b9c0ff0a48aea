import type { siteCalls } from '../../contract/site/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings.ts';
import type { SiteSettings } from '../platform/site-settings.ts';
import { type HomeDependencies, homeRoutes } from './home/home-routes.ts';
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
  home: Pick<HomeDependencies, 'catalogue' | 'contextOf'>;
}

export function siteDomain({ db, demo, otherSites = noOtherSites, facts, settings, home }: Dependencies) {
  const info = createSiteInfo(demo, { others: otherSites, facts, settings });
  const homePage = homeRoutes({ db, samples: demo?.homeSamples ?? null, ...home });
  const calls: Handlers<typeof siteCalls> = {
    ...siteRoutes(info),
    ...homePage.calls,
    ...ticketRoutes({ db, manageUrl: otherSites.manageUrl }),
  };
  return { calls, info, pageData: homePage.pageData };
}
