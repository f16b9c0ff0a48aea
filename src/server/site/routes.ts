import type { siteCalls } from '../../contract/site/calls.ts';
import type { HomeSamples } from '../../contract/site/home-samples.ts';
import type { SiteInfo } from '../../contract/site/schemas.ts';
import { handlersOf } from '../http/serve.ts';
import { fixedSettings, type Settings } from '../platform/settings.ts';
import type { SiteSettings } from '../platform/site-settings.ts';

/** Data shown in a demo: accounts, their common password, and sample searches. */
export interface Demo {
  password: string;
  accounts: readonly SiteInfo['demoAccounts'][number][];
  sampleQueries: readonly SiteInfo['sampleQueries'][number][];
  homeQueries: readonly SiteInfo['homeQueries'][number][];
  /** What the home page of each brand of the site shows. */
  homeSamples: HomeSamples;
}

/** Other sites that this one links to. */
export interface OtherSites {
  registerUrl: string | null;
  newVersionUrl: string | null;
  /** With {key} and {token}, which are replaced by a ticket. */
  manageUrl: string | null;
}

export const noOtherSites: OtherSites = { registerUrl: null, newVersionUrl: null, manageUrl: null };

const noFacts: SiteSettings = {
  contact: { hotline: null, email: null, hours: { from: '09:00', to: '18:00' } },
  filing: null,
  publicAccountUrl: null,
  miniProgramUrl: null,
  hasOfflineReading: true,
};

interface SiteInfoOptions {
  others?: OtherSites;
  /** Facts from the environment; the contact is a setting. */
  facts?: SiteSettings | undefined;
  settings?: Settings;
}

/** Reads the public facts of the site as they are now; `demo` is null outside of a demo. */
export function createSiteInfo(
  demo: Demo | null,
  { others = noOtherSites, facts = noFacts, settings = fixedSettings() }: SiteInfoOptions = {},
): () => SiteInfo {
  const { filing, publicAccountUrl, miniProgramUrl, hasOfflineReading } = facts;
  return () => ({
    contact: contactOf(settings),
    freeLookups: { C: settings.get('freeLookups.C'), B: settings.get('freeLookups.B') },
    filing,
    publicAccountUrl,
    miniProgramUrl,
    hasOfflineReading,
    isDemo: demo !== null,
    demoPassword: demo?.password ?? null,
    // Field by field: everything else about an account is private.
    demoAccounts: (demo?.accounts ?? []).map(({ username, roleValue, phoneNum }) => ({
      username,
      roleValue,
      phoneNum,
    })),
    sampleQueries: (demo?.sampleQueries ?? []).map(({ kind, text }) => ({ kind, text })),
    homeQueries: (demo?.homeQueries ?? []).map(({ kind, text }) => ({ kind, text })),
    registerUrl: others.registerUrl,
    newVersionUrl: others.newVersionUrl,
    hasManageSite: others.manageUrl !== null,
  });
}

function contactOf(settings: Settings): SiteInfo['contact'] {
  return {
    hotline: settings.get('contact.hotline'),
    email: settings.get('contact.email'),
    hours: { from: settings.get('contact.hoursFrom'), to: settings.get('contact.hoursTo') },
  };
}

export function siteRoutes(info: () => SiteInfo) {
  return handlersOf<typeof siteCalls>()({ siteInfo: info });
}
