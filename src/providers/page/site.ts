import type { ResultOf } from '../../contract/call.ts';
import type { siteCalls } from '../../contract/site/calls.ts';

export type Site = ResultOf<typeof siteCalls.siteInfo>;

const nothing: Site = {
  isDemo: false,
  demoPassword: null,
  demoAccounts: [],
  sampleQueries: [],
  registerUrl: null,
  newVersionUrl: null,
  hasManageSite: false,
  contact: { hotline: null, email: null, hours: { from: '09:00', to: '18:00' } },
  filing: null,
  publicAccountUrl: null,
  miniProgramUrl: null,
};

let told: Site | null = null;

/**
 * What the server wrote into the page about this site (the answer of siteInfo, as JSON in #site): there before any
 * call is made, so that the home page loads without the whole data layer.
 */
export function readSite(page?: ParentNode): Site {
  if (told !== null) return told;
  const written = (page ?? document).querySelector('#site')?.textContent ?? '';
  if (written === '') return nothing;
  return { ...nothing, ...JSON.parse(written) };
}

/** Tells the site where there is no page to read it from: on the server, while it prepares one. */
export function setSite(site: Site): void {
  told = site;
}
