import type { PageRenderer, PrerenderRequest } from '../../../contract/prerender.ts';
import { pathWithQuery } from './page-address.ts';
import { withHints, withPreloads, withScreen, withSite, withSkeleton } from './page-html.ts';
import type { PageContent, PageRequest } from './page-store.ts';
import type { createPreloads } from './preloads.ts';

interface PageFiles {
  /** index.html of the build. */
  template: string;
  preloadsOf: ReturnType<typeof createPreloads>;
  stylesOf(html: string): string;
}

/** Writes the HTML of a page: prerendered, the skeleton of a screen, or the bare page of the back office. */
export function createPageWriter({ template, preloadsOf, stylesOf }: PageFiles, renderer: PageRenderer) {
  return (content: PageContent, { origin, platform, hints }: PageRequest): string => {
    const { page, data, screen, query, site } = content;
    const { language } = hints;
    const html = withHints(withSite(template, site), hints, platform);
    // A prerendered page embeds its messages.
    const files = preloadsOf({ ...screen, namespaces: page === null ? screen.namespaces : [] }, language);
    if (page !== null) {
      const later = preloadsOf({ modules: screen.lazyModules, namespaces: [] }, language);
      const preloading = withPreloads(html, [...files, ...later.filter((name) => name.endsWith('.css'))]);
      const urlOf = canonicalUrls(origin, screen.path, query);
      return withScreen(preloading, { page, styles: stylesOf(preloading), urlOf, data });
    }
    if (files.length === 0) return html;
    return withSkeleton(html, {
      skeleton: renderer.renderSkeleton({ platform, language }),
      styles: stylesOf(html),
      files,
    });
  };
}

/** The canonical URL of a page, and the same in a language: its path and its `id` parameter. */
function canonicalUrls(
  origin: string,
  path: string,
  query: URLSearchParams,
): (language?: PrerenderRequest['language']) => string {
  const id = query.get('id');
  const selected = id !== null && /^\w{1,40}$/.test(id) ? { id } : {};
  return (language) => {
    const params = new URLSearchParams({ ...selected, ...(language === undefined ? {} : { lang: language }) });
    return `${origin}${pathWithQuery(path, params)}`;
  };
}
