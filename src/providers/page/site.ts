import { FREE_LOOKUPS_PER_DAY } from '../../contract/quota/rules.ts';
import type { SiteInfo } from '../../contract/site/schemas.ts';

export type Site = SiteInfo;

const noSite: Site = {
  isDemo: false,
  demoPassword: null,
  demoAccounts: [],
  freeLookups: { C: FREE_LOOKUPS_PER_DAY, B: FREE_LOOKUPS_PER_DAY },
  sampleQueries: [],
  homeQueries: [],
  registerUrl: null,
  newVersionUrl: null,
  hasManageSite: false,
  hasOfflineReading: true,
  contact: { hotline: null, email: null, hours: { from: '09:00', to: '18:00' } },
  filing: null,
  publicAccountUrl: null,
  miniProgramUrl: null,
};

let prerenderSite: Site | null = null;

/**
 * The facts of this site that the server embeds in every page (the result of siteInfo, in #site), so that the home page
 * needs no request.
 */
export function readSite(page?: ParentNode): Site {
  if (prerenderSite !== null) return prerenderSite;
  const embedded = (page ?? document).querySelector('#site')?.textContent ?? '';
  if (embedded === '') return noSite;
  return { ...noSite, ...JSON.parse(embedded) };
}

/** Sets the site while prerendering, where there is no document. */
export function setSite(site: Site): void {
  prerenderSite = site;
}
