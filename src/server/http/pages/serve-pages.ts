import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { platformOfHost } from '../../../contract/platform.ts';
import type { SiteHosts } from '../hosts/site-hosts.ts';
import { acceptedCoding } from './compression.ts';
import { mountCrawlerFiles } from './crawler-files.ts';
import { parsePageAddress } from './page-address.ts';
import { pageHints } from './page-language.ts';
import { createPageRenderer, PRERENDER, stylesReader } from './page-renderer.ts';
import { createPageStore, type PageSource } from './page-store.ts';
import { createPreloads } from './preloads.ts';
import { mountServiceWorker, SERVICE_WORKER } from './service-worker.ts';
import { createPageWriter } from './write-page.ts';

interface PageOptions extends Pick<PageSource, 'site' | 'data'> {
  /** The built pages; null serves none. */
  folder: string | null;
  hosts: SiteHosts;
}

/** The folder of the compiled server (vite.config.ts), inside that of the pages. */
const COMPILED_SERVER = 'server';

/** Links of customers are for no search engine. */
const QUOTATION_PAGE = /^\/quotation\/?$/i;

/** Serves the built pages. Files under /assets have a content hash and are cached for good, pages never. */
export function servePages(app: FastifyInstance, { folder, hosts, site, data }: PageOptions): void {
  if (folder === null) return;
  mountFiles(app, folder);
  mountServiceWorker(app, { folder, isOn: () => site().hasOfflineReading });
  const renderer = createPageRenderer(folder);
  mountCrawlerFiles(app, renderer);
  const files = {
    template: readFileSync(path.join(folder, 'index.html'), 'utf8'),
    preloadsOf: createPreloads(folder),
    stylesOf: stylesReader(folder),
  };
  const onError = (error: unknown) => app.log.error(error, 'a page could not be prerendered');
  const store = renderer.then((loaded) =>
    createPageStore({ renderer: loaded, site, data, write: createPageWriter(files, loaded), onError }),
  );

  // Every other path is a screen, except the paths of calls and missing files.
  app.get('/*', async (request, reply) => {
    const url = request.url.split('?')[0] ?? '';
    const isCall = url.startsWith('/api/') || app.hasRoute({ method: 'POST', url });
    if (isCall || /\.\w+$/.test(url)) return reply.callNotFound();
    const address = parsePageAddress(request);
    const page = await (await store)({
      address,
      origin: hosts.originForPages(request),
      platform: platformOfHost(request.host),
      hints: pageHints(request),
      coding: acceptedCoding(request),
    });
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language, cookie');
    if (QUOTATION_PAGE.test(url)) reply.header('x-robots-tag', 'noindex, nofollow');
    if ('to' in page) return redirect(reply, page.to, address.search.get('lang'));
    if (page.coding !== 'identity') reply.header('content-encoding', page.coding);
    return reply.code(page.status).type('text/html; charset=utf-8').send(page.bytes);
  });
}

function mountFiles(app: FastifyInstance, folder: string): void {
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    // The first is served by mountServiceWorker; what the server runs is not for browsers.
    globIgnore: [SERVICE_WORKER, `${PRERENDER}/**`, `${COMPILED_SERVER}/**`],
    // Set by setHeaders below.
    cacheControl: false,
    setHeaders(response, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Keeps the language of the link. */
function redirect(reply: FastifyReply, to: string, lang: string | null): FastifyReply {
  if (lang !== 'en' && lang !== 'zh-CN') return reply.redirect(to, 302);
  return reply.redirect(`${to}${to.includes('?') ? '&' : '?'}lang=${lang}`, 302);
}
