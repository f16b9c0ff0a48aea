import type { Language } from './codes.ts';
import type { Platform } from './platform.ts';
import type { SiteInfo } from './site/schemas.ts';

/** A page to be rendered before any script of it runs. */
export interface PrerenderRequest {
  /** Including the query. */
  url: string;
  platform: Platform;
  language: Language;
  site: SiteInfo;
  /** The result of the page's first call, so that the browser does not repeat it. */
  data: { operation: string; language: Language; body: unknown; result: unknown } | null;
}

export interface PrerenderedPage {
  status: 200 | 404;
  /** Inner HTML of #root. */
  html: string;
  /** The page's messages by namespace, embedded so that the browser does not fetch them. */
  messages: Readonly<Record<string, unknown>>;
  title: string;
  description: string;
}

/** What the server knows of the screen at a path. */
export interface PageScreen {
  /** The screen's own spelling of the path. */
  path: string;
  /** What it needs first: keys of the build's manifest, and i18n namespaces. */
  modules: readonly string[];
  namespaces: readonly string[];
  /** Modules that are rendered too but loaded later: the page needs their styles. */
  lazyModules: readonly string[];
  /** Only the browser renders it for signed-in users. */
  isForVisitors: boolean;
  /** The query parameters that the prerendered page reads; null if only the browser renders it. */
  params: readonly string[] | null;
  /** Where a path without a screen redirects to. */
  redirect: string | null;
}

/** Interface of the prerender bundle: implemented by `src/prerender.tsx`, used by the server's page handler. */
export interface PageRenderer {
  /** Renders the page of a screen with `params`. */
  prerender(request: PrerenderRequest): Promise<PrerenderedPage>;
  /** The skeleton of any other screen. */
  renderSkeleton(request: Pick<PrerenderRequest, 'platform' | 'language'>): string;
  screenAt(pathname: string): PageScreen;
  /** The links of the site map. */
  links: readonly string[];
}
