import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../../contract/codes.ts';
import { platformOfHost } from '../../../contract/platform.ts';
import type { PageRenderer, PrerenderRequest } from '../../../contract/prerender.ts';
import type { SiteInfo } from '../../../contract/site/schemas.ts';
import { acceptedCoding, compress, sendCompressed } from './compression.ts';
import { withHints, withPreloads, withScreen, withSite, withSkeleton } from './page-html.ts';
import { type PageHints, pageHints } from './page-language.ts';
import { createPageRenderer, PRERENDER, stylesReader } from './page-renderer.ts';
import { createPreloads } from './preloads.ts';

interface PageOptions {
  /** The built pages; null serves none. */
  folder: string | null;
  site: SiteInfo;
  /** By path, loads the data of a prerendered page. */
  data: Readonly<Record<string, (query: URLSearchParams, language: Language) => Promise<PrerenderRequest['data']>>>;
}

interface Page {
  html: string;
  status: number;
  /** The same for every visitor. */
  isCacheable: boolean;
}

/** Rendered pages that are the same for every visitor. */
const MAX_CACHED_PAGES = 200;

/** Serves the built pages. Files under /assets have a content hash and are cached for good, pages never. */
export function servePages(app: FastifyInstance, { folder, site, data }: PageOptions): void {
  if (folder === null) return;
  const template = withSite(readFileSync(path.join(folder, 'index.html'), 'utf8'), site);
  const preloadsOf = createPreloads(folder);
  const stylesOf = stylesReader(folder);
  const cache = new LRUCache<string, { status: number; bytes: Buffer }>({ max: MAX_CACHED_PAGES });
  const renderer = createPageRenderer(folder);
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    // The bundle of the server is not for browsers.
    allowedPath: (name) => !name.startsWith(`/${PRERENDER}/`),
    // Set by setHeaders below.
    cacheControl: false,
    setHeaders(response, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  mountCrawlerFiles(app, renderer);

  /** Renders a page, or returns the path to redirect to. */
  async function renderPage(address: URL, hints: PageHints): Promise<{ to: string } | Page> {
    const { language } = hints;
    const platform = platformOfHost(address.host);
    const pageData = await data[address.pathname]?.(address.searchParams, language);
    const rendering = { url: address.href, platform, language, site, data: pageData ?? null };
    const page = await (await renderer).prerender(rendering).catch((error: unknown) => {
      // The browser renders the page instead.
      app.log.error(error, 'a page could not be prerendered');
      return null;
    });
    if (typeof page === 'string') return { to: page };
    const hinted = withHints(template, hints, platform);
    const { modules, namespaces } = (await renderer).screenAt(address.pathname);
    // A prerendered page embeds its messages.
    const files = preloadsOf({ modules, namespaces: page === null ? namespaces : [] }, language);
    if (page === null && files.length > 0) {
      const skeleton = (await renderer).renderSkeleton({ platform, language });
      return {
        html: withSkeleton(hinted, { skeleton, styles: stylesOf(hinted), files }),
        status: 200,
        isCacheable: false,
      };
    }
    const html = withPreloads(hinted, files);
    if (page === null) return { html, status: 200, isCacheable: false };
    const parts = { page, styles: stylesOf(html), address: canonicalOf(address), data: rendering.data };
    return { html: withScreen(html, parts), status: page.status, isCacheable: data[address.pathname] === undefined };
  }

  // Every other path is a screen, except the paths of calls and missing files.
  app.get('/*', async (request, reply) => {
    const url = request.url.split('?')[0] ?? '';
    const isCall = url.startsWith('/api/') || app.hasRoute({ method: 'POST', url });
    if (isCall || /\.\w+$/.test(url)) return reply.callNotFound();
    const hints = pageHints(request);
    const coding = acceptedCoding(request);
    const address = addressOf(request);
    const isCacheableQuery = [...address.searchParams.keys()].every((name) => name === 'lang' || name === 'id');
    const key = isCacheableQuery ? JSON.stringify([canonicalOf(address).href, hints, coding]) : null;
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language, cookie');
    const known = key === null ? undefined : cache.get(key);
    if (known !== undefined) return sendCompressed(reply.code(known.status), known.bytes, coding);
    const result = await renderPage(address, hints);
    if ('to' in result) return redirect(reply, result.to, address);
    const { status, isCacheable } = result;
    const bytes = await compress(result.html, coding);
    if (isCacheable && key !== null) cache.set(key, { status, bytes });
    return sendCompressed(reply.code(status), bytes, coding);
  });
}

/** The URL of a request; an invalid host becomes localhost. */
function addressOf(request: FastifyRequest): URL {
  const host = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(request.host) ? request.host : 'localhost';
  const base = `${request.protocol}://${host}`;
  // Concatenated, not resolved: a path that begins with two slashes would change the host.
  const url = `${base}${request.url}`;
  return request.url.startsWith('/') && URL.canParse(url) ? new URL(url) : new URL(base);
}

/** The canonical URL of a page: its path and its `id` parameter. */
function canonicalOf(address: URL): URL {
  const url = new URL(address);
  url.search = '';
  const id = address.searchParams.get('id');
  if (id !== null && /^\w{1,20}$/.test(id)) url.searchParams.set('id', id);
  return url;
}

function redirect(reply: FastifyReply, to: string, address: URL): FastifyReply {
  const lang = address.searchParams.get('lang');
  return reply.redirect(lang === 'en' || lang === 'zh-CN' ? `${to}?lang=${lang}` : to, 302);
}

/** Mounts robots.txt and sitemap.xml. */
function mountCrawlerFiles(app: FastifyInstance, opened: Promise<PageRenderer>): void {
  const disallowed = ['/search/', '/order/', '/user/', '/manager/', '/buy', '/api/'];
  app.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      ...disallowed.map((start) => `Disallow: ${start}`),
      `Sitemap: ${addressOf(request).origin}/sitemap.xml`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const { origin } = addressOf(request);
    const urls = (await opened).links.map((link) => `<url><loc>${origin}${link}</loc></url>`);
    const head = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
    return reply.type('application/xml; charset=utf-8').send(`${head}${urls.join('')}</urlset>`);
  });
}
