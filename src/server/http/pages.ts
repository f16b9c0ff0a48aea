import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ResultOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import { platformOfHost } from '../../contract/platform.ts';
import type { PageAsked, PagePress } from '../../contract/prepared-page.ts';
import type { siteCalls } from '../../contract/site/calls.ts';
import { acceptedCoding, compress, sendCompressed } from './compression.ts';
import { pageWith, withHints, withPreloads, withScreen, withSkeleton } from './page-html.ts';
import { type PageHints, pageHints } from './page-language.ts';
import { createPageRenderer, PRERENDER, stylesReader } from './page-renderer.ts';
import { createPreloads } from './preloads.ts';

interface PageNeeds {
  /** The built pages; null serves none. */
  folder: string | null;
  site: ResultOf<typeof siteCalls.siteInfo>;
  /** By path, what a prepared page shows of the database. */
  data: Readonly<Record<string, (query: URLSearchParams, language: Language) => Promise<PageAsked['data']>>>;
}

interface Page {
  html: string;
  status: number;
  /** The same for every visitor. */
  isCacheable: boolean;
}

/** Rendered pages that are the same for every visitor. */
const MAX_CACHED_PAGES = 200;

/** Serves the built pages: files under /assets carry a hash in their name and are kept for good, the page itself never. */
export function servePages(app: FastifyInstance, { folder, site, data }: PageNeeds): void {
  if (folder === null) return;
  const template = pageWith(readFileSync(path.join(folder, 'index.html'), 'utf8'), site);
  const preloadsOf = createPreloads(folder);
  const stylesOf = stylesReader(folder);
  const cache = new LRUCache<string, { status: number; bytes: Buffer }>({ max: MAX_CACHED_PAGES });
  const opened = createPageRenderer(folder);
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    // The bundle of the server is not for browsers.
    allowedPath: (name) => !name.startsWith(`/${PRERENDER}/`),
    // Said by setHeaders below, file by file.
    cacheControl: false,
    setHeaders(response, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  mountCrawlerFiles(app, opened);

  /** A path to go on to, or the page. */
  async function pageAt(address: URL, hints: PageHints): Promise<{ to: string } | Page> {
    const { language } = hints;
    const platform = platformOfHost(address.host);
    const known = await data[address.pathname]?.(address.searchParams, language);
    const asked = { url: address.href, platform, language, site, data: known ?? null };
    const page = await (await opened).prepare(asked).catch((error: unknown) => {
      // The browser draws it as it draws every other screen.
      app.log.error(error, 'a page could not be prepared');
      return null;
    });
    if (typeof page === 'string') return { to: page };
    const hinted = withHints(template, hints, platform);
    const { modules, namespaces } = (await opened).screenAt(address.pathname);
    // A prerendered page embeds its messages.
    const files = preloadsOf({ modules, namespaces: page === null ? namespaces : [] }, language);
    if (page === null && files.length > 0) {
      const frame = (await opened).pending({ platform, language });
      return {
        html: withSkeleton(hinted, { frame, styles: stylesOf(hinted), files }),
        status: 200,
        isCacheable: false,
      };
    }
    const html = withPreloads(hinted, files);
    if (page === null) return { html, status: 200, isCacheable: false };
    const parts = { page, styles: stylesOf(html), address: canonicalOf(address), data: asked.data };
    return { html: withScreen(html, parts), status: page.status, isCacheable: data[address.pathname] === undefined };
  }

  // Every other path is a screen. A call's path and a file that is not there answer as what they are.
  app.get('/*', async (request, reply) => {
    const url = request.url.split('?')[0] ?? '';
    const isCall = url.startsWith('/api/') || app.hasRoute({ method: 'POST', url });
    if (isCall || /\.\w+$/.test(url)) return reply.callNotFound();
    const hints = pageHints(request);
    const coding = acceptedCoding(request);
    const address = addressOf(request);
    const isAlike = [...address.searchParams.keys()].every((name) => name === 'lang' || name === 'id');
    const key = isAlike ? JSON.stringify([canonicalOf(address).href, hints, coding]) : null;
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language, cookie');
    const known = key === null ? undefined : cache.get(key);
    if (known !== undefined) return sendCompressed(reply.code(known.status), known.bytes, coding);
    const found = await pageAt(address, hints);
    if ('to' in found) return redirected(reply, found.to, address);
    const { status, isCacheable } = found;
    const bytes = await compress(found.html, coding);
    if (isCacheable && key !== null) cache.set(key, { status, bytes });
    return sendCompressed(reply.code(status), bytes, coding);
  });
}

/** The address that a request asked for; a host that is none is taken for this machine. */
function addressOf(request: FastifyRequest): URL {
  const host = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(request.host) ? request.host : 'localhost';
  const base = `${request.protocol}://${host}`;
  // Glued on, not resolved: a path that begins with two slashes would name another host.
  const url = `${base}${request.url}`;
  return request.url.startsWith('/') && URL.canParse(url) ? new URL(url) : new URL(base);
}

/** What names a page: its path, and the one word of its query that chooses what it shows. */
function canonicalOf(address: URL): URL {
  const url = new URL(address);
  url.search = '';
  const id = address.searchParams.get('id');
  if (id !== null && /^\w{1,20}$/.test(id)) url.searchParams.set('id', id);
  return url;
}

function redirected(reply: FastifyReply, to: string, address: URL): FastifyReply {
  const lang = address.searchParams.get('lang');
  return reply.redirect(lang === 'en' || lang === 'zh-CN' ? `${to}?lang=${lang}` : to, 302);
}

/** What crawlers read first: which pages there are; what needs a login is none of theirs. */
function mountCrawlerFiles(app: FastifyInstance, opened: Promise<PagePress>): void {
  const closed = ['/search/', '/order/', '/user/', '/manager/', '/buy', '/api/'];
  app.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      ...closed.map((start) => `Disallow: ${start}`),
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
