import type { ResultOf } from './call.ts';
import type { Language } from './codes.ts';
import type { Platform } from './platform.ts';
import type { siteCalls } from './site/calls.ts';

/** What the server asks of the built pages: one page as a visitor sees it before any script runs. */
export interface PageAsked {
  /** The whole address, query and all. */
  url: string;
  platform: Platform;
  language: Language;
  site: ResultOf<typeof siteCalls.siteInfo>;
  /** The answer to a call that the page would make first: what was asked, and the result. */
  data: { operation: string; language: Language; body: unknown; result: unknown } | null;
}

export interface PreparedPage {
  /** 404 where the page only says that there is none. */
  status: 200 | 404;
  /** The inside of #root. */
  html: string;
  /** The words that the page shows, by their names: they come in the page, and the browser fetches none. */
  words: Readonly<Record<string, unknown>>;
  title: string;
  description: string;
}

/** What the bundle of prepared pages answers with; made by `src/prerender.tsx`, read by `server/prepared-pages.ts`. */
export interface PagePress {
  /** null: the page is drawn by the browser alone. A path: there is no such page, go there. */
  prepare(asked: PageAsked): Promise<PreparedPage | string | null>;
  /** What stands in the page of any other screen until the browser has drawn it. */
  pending(asked: Pick<PageAsked, 'platform' | 'language'>): string;
  /** The links that crawlers are told of. */
  links: readonly string[];
}
