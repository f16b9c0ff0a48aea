import type { ResultOf } from '../contract/call.ts';
import type { siteInfo } from '../contract/site.ts';

export type Site = ResultOf<typeof siteInfo>;

const nothing: Site = {
  isDemo: false,
  demoPassword: null,
  demoAccounts: [],
  sampleQueries: [],
  registerUrl: null,
  newVersionUrl: null,
  hasManageSite: false,
};

/**
 * What the server wrote into the page about this site (the answer of siteInfo, as JSON in #site): there before any
 * call is made, so that the home page loads without the whole data layer.
 */
export function siteOfPage(page: ParentNode = document): Site {
  const written = page.querySelector('#site')?.textContent ?? '';
  if (written === '') return nothing;
  return { ...nothing, ...JSON.parse(written) };
}
