import { LRUCache } from 'lru-cache';
import type { Language } from '../../../contract/codes.ts';
import type { Platform } from '../../../contract/platform.ts';
import type { PageRenderer, PageScreen, PrerenderedPage, PrerenderRequest } from '../../../contract/prerender.ts';
import { byteCache } from '../../platform/caches/byte-cache.ts';
import { Refusal } from '../../platform/errors.ts';
import { type Coding, createCompressor } from './compression.ts';
import { type PageAddress, pathWithQuery, selectParams } from './page-address.ts';
import type { PageHints } from './page-language.ts';
import { createRenderQueue } from './render-queue.ts';

/** A page that is the same for visitors with other themes, of other hosts. */
export interface PageContent {
  screen: PageScreen;
  /** The parameters that the page reads. */
  query: URLSearchParams;
  /** Null if only the browser renders it. */
  page: PrerenderedPage | null;
  data: PrerenderRequest['data'];
  site: PrerenderRequest['site'];
  ttlMs: number;
}

export interface PageRequest {
  address: PageAddress;
  /** Scheme and host for links to the page itself; '' for links without them. */
  origin: string;
  platform: Platform;
  hints: PageHints;
  coding: Coding;
}

/** A page as it is sent. */
export interface WrittenPage {
  status: number;
  bytes: Buffer;
  coding: Coding;
}

/** Loads the data of a prerendered page; `origin` as in the request. */
type LoadPageData = (
  query: URLSearchParams,
  visitor: { language: Language; platform: Platform; origin: string },
) => Promise<PrerenderRequest['data']>;

export interface PageSource {
  renderer: PageRenderer;
  /** The public facts of the site as they are now. */
  site(): PrerenderRequest['site'];
  /** By path, loads the data of a prerendered page. */
  data: Readonly<Record<string, LoadPageData>>;
  /** The HTML of a page. */
  write(content: PageContent, request: PageRequest): string;
  onError(error: unknown): void;
}

/** Only a new build changes a page without data, but a bound is safer than none. */
const FIXED_TTL_MS = 600_000;
/** Of pages with data, and of those that failed to render. */
const DATA_TTL_MS = 5_000;
const SCREENS_MAX = 1_000;

/**
 * Renders and compresses pages, each once for all visitors that get the same. Pages without a query are a few, and are
 * always rendered. Anyone can think of any number of queries: those pages have caches and a bounded queue of their own,
 * and are left to the browser while it is full.
 */
export function createPageStore(source: PageSource) {
  const fixed = { ...createCaches(16_000_000, 32_000_000), render: <Result>(job: () => Promise<Result>) => job() };
  const queried = { ...createCaches(4_000_000, 4_000_000), render: createRenderQueue() };
  const compress = createCompressor();
  const siteVersionOf = createVersions();
  const screens = new LRUCache<string, PageScreen>({
    max: SCREENS_MAX,
    memoMethod: (pathname) => source.renderer.screenAt(pathname),
  });

  async function writeOnce(content: PageContent, key: unknown, request: PageRequest): Promise<WrittenPage> {
    const { origin, hints, coding } = request;
    const { written } = content.query.size > 0 ? queried : fixed;
    const variant = JSON.stringify([key, content.page === null ? '' : origin, hints.theme, hints.isSignedIn, coding]);
    return written(variant, async () => {
      const compressed = await compress(source.write(content, request), coding);
      return { ...compressed, status: content.page?.status ?? 200, ttlMs: content.ttlMs };
    });
  }

  /** @returns the page, or the path to redirect to */
  return async (request: PageRequest): Promise<WrittenPage | { to: string }> => {
    const { address, platform, hints } = request;
    const screen = screens.memo(address.pathname);
    const query = selectParams(address.search, screen.params ?? []);
    if (screen.redirect !== null) return { to: screen.redirect };
    if (screen.params !== null && address.pathname !== screen.path) return { to: pathWithQuery(screen.path, query) };

    const site = source.site();
    const inBrowser = { screen, query: new URLSearchParams(), page: null, data: null, site, ttlMs: FIXED_TTL_MS };
    const inBrowserKey = [screen.modules, screen.namespaces, platform, hints.language, siteVersionOf(site)];
    const isInBrowser = screen.params === null || (screen.isForVisitors && hints.isSignedIn);
    if (isInBrowser) return writeOnce(inBrowser, inBrowserKey, request);

    const { rendered, render } = query.size > 0 ? queried : fixed;
    const origin = source.data[screen.path] === undefined ? '' : request.origin;
    const key = [screen.path, query.toString(), platform, hints.language, siteVersionOf(site), origin];
    const content = await rendered(JSON.stringify(key), () =>
      render(() => renderContent(source, inBrowser, { ...request, query })),
    ).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return inBrowser;
    });
    if (typeof content === 'string') return { to: content };
    return content.page === null ? writeOnce(inBrowser, inBrowserKey, request) : writeOnce(content, key, request);
  };
}

/** Numbers the values in turn: equal ones in a row have the same number, which is a shorter key than the value. */
function createVersions(): (value: unknown) => number {
  let latest = '';
  let version = 0;
  return (value) => {
    const text = JSON.stringify(value);
    if (text !== latest) version += 1;
    latest = text;
    return version;
  };
}

function createCaches(renderedBytes: number, writtenBytes: number) {
  return {
    rendered: byteCache<PageContent>({
      maxBytes: renderedBytes,
      bytesOf: ({ page, data }) => 2 * (page?.html.length ?? 0) + 2 * JSON.stringify(data).length,
      ttlMsOf: ({ ttlMs }) => ttlMs,
    }),
    written: byteCache<WrittenPage & { ttlMs: number }>({
      maxBytes: writtenBytes,
      bytesOf: ({ bytes }) => bytes.length,
      ttlMsOf: ({ ttlMs }) => ttlMs,
    }),
  };
}

/** A page that fails to render is left to the browser. */
async function renderContent(
  { renderer, data, onError }: PageSource,
  inBrowser: PageContent,
  { query, platform, hints, origin }: PageRequest & { query: URLSearchParams },
): Promise<PageContent> {
  const { screen, site } = inBrowser;
  const { language } = hints;
  const loadData = data[screen.path];
  try {
    const pageData = (await loadData?.(query, { language, platform, origin })) ?? null;
    const url = new URL(pathWithQuery(screen.path, query), 'http://localhost').href;
    const page = await renderer.prerender({ url, platform, language, site, data: pageData });
    return { screen, query, page, data: pageData, site, ttlMs: loadData === undefined ? FIXED_TTL_MS : DATA_TTL_MS };
  } catch (error) {
    onError(error);
    return { ...inBrowser, ttlMs: DATA_TTL_MS };
  }
}
