import type { ResultOf } from '../../contract/call.ts';
import type { siteCalls } from '../../contract/site/calls.ts';
import { handlersOf } from '../http/serve.ts';
import type { SiteSettings } from '../platform/site-settings.ts';

type SiteInfo = ResultOf<typeof siteCalls.siteInfo>;

/** What the login page of a demo shows: accounts, the one password of them all, and searches that find something. */
export interface Demo {
  password: string;
  accounts: readonly SiteInfo['demoAccounts'][number][];
  sampleQueries: readonly SiteInfo['sampleQueries'][number][];
}

/** Other sites that this one leads to; null where there is none. */
export interface OtherSites {
  registerUrl: string | null;
  newVersionUrl: string | null;
  /** With {key} and {token}, which are filled with a ticket. */
  manageUrl: string | null;
}

export const noOtherSites: OtherSites = { registerUrl: null, newVersionUrl: null, manageUrl: null };

const noSettings: SiteSettings = {
  contact: { hotline: null, email: null, hours: { from: '09:00', to: '18:00' } },
  filing: null,
  publicAccountUrl: null,
  miniProgramUrl: null,
};

/** What a site says of itself to anyone; `demo` is null with a real database, which has no known password. */
export function createSiteInfo(
  demo: Demo | null,
  { others = noOtherSites, settings = noSettings }: { others?: OtherSites; settings?: SiteSettings | undefined } = {},
): SiteInfo {
  return {
    ...settings,
    isDemo: demo !== null,
    demoPassword: demo?.password ?? null,
    // Field by field: whatever else an account carries is nobody's business before the login.
    demoAccounts: (demo?.accounts ?? []).map(({ username, roleValue, phoneNum }) => ({
      username,
      roleValue,
      phoneNum,
    })),
    sampleQueries: (demo?.sampleQueries ?? []).map(({ kind, text }) => ({ kind, text })),
    registerUrl: others.registerUrl,
    newVersionUrl: others.newVersionUrl,
    hasManageSite: others.manageUrl !== null,
  };
}

export function siteRoutes(info: SiteInfo) {
  return handlersOf<typeof siteCalls>()({ siteInfo: () => info });
}
