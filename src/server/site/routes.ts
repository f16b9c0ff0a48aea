import type { ResultOf } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import type { Handlers } from '../serve.ts';

type SiteInfo = ResultOf<Calls['siteInfo']>;

/** What the login page of a demo shows: accounts, the one password of them all, and searches that find something. */
export interface Demo {
  password: string;
  accounts: readonly SiteInfo['demoAccounts'][number][];
  sampleQueries: readonly SiteInfo['sampleQueries'][number][];
}

/** What a site is set to say of itself. */
export type SiteSettings = Pick<SiteInfo, 'registerUrl'>;

/** What a site says of itself to anyone; `demo` is null with a real database, which has no known password. */
export function siteInfoOf(demo: Demo | null, { registerUrl }: SiteSettings): SiteInfo {
  return {
    isDemo: demo !== null,
    demoPassword: demo?.password ?? null,
    // Field by field: whatever else an account carries is nobody's business before the login.
    demoAccounts: (demo?.accounts ?? []).map(({ username, roleValue }) => ({ username, roleValue })),
    sampleQueries: (demo?.sampleQueries ?? []).map(({ kind, text }) => ({ kind, text })),
    registerUrl,
  };
}

export function siteRoutes(info: SiteInfo): Handlers<Pick<Calls, 'siteInfo'>> {
  return { siteInfo: () => info };
}
