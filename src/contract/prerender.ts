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

/** Interface of the prerender bundle: implemented by `src/prerender.tsx`, used by the server's page handler. */
export interface PageRenderer {
  /** Null if only the browser renders the page; a path to redirect to it. */
  prerender(request: PrerenderRequest): Promise<PrerenderedPage | string | null>;
  /** The skeleton of any other screen. */
  renderSkeleton(asked: Pick<PrerenderRequest, 'platform' | 'language'>): string;
  /** The initial resources of a screen: keys of the build's manifest, and i18n namespaces. */
  screenAt(pathname: string): { modules: readonly string[]; namespaces: readonly string[] };
  /** The links of the site map. */
  links: readonly string[];
}
