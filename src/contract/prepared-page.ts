import type { ResultOf } from './call.ts';
import type { Language } from './codes.ts';
import type { Platform } from './platform.ts';
import type { siteCalls } from './site/calls.ts';

/** A request to the prerender bundle: one page, as a visitor sees it before any script runs. */
export interface PageAsked {
  /** Including the query. */
  url: string;
  platform: Platform;
  language: Language;
  site: ResultOf<typeof siteCalls.siteInfo>;
  /** The result of the page's first call, so that it need not be made. */
  data: { operation: string; language: Language; body: unknown; result: unknown } | null;
}

export interface PreparedPage {
  /** 404 when the page says that there is none. */
  status: 200 | 404;
  /** Inner HTML of #root. */
  html: string;
  /** The page's messages by namespace, embedded so that the browser does not fetch them. */
  words: Readonly<Record<string, unknown>>;
  title: string;
  description: string;
}

/** Interface of the prerender bundle: implemented by `src/prerender.tsx`, used by the server's page handler. */
export interface PagePress {
  /** Null: rendered by the browser only. A path: redirect. */
  prepare(asked: PageAsked): Promise<PreparedPage | string | null>;
  /** The skeleton of any other screen. */
  pending(asked: Pick<PageAsked, 'platform' | 'language'>): string;
  /** What a screen needs first: keys of the build's manifest, and i18n namespaces. */
  screenAt(pathname: string): { modules: readonly string[]; namespaces: readonly string[] };
  /** The links of the site map. */
  links: readonly string[];
}
