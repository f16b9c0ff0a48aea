import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languageOf } from './serve.ts';

/** Serves the built pages: files under /assets carry a hash in their name and are kept for good, the page itself never. */
export function servePages(app: FastifyInstance, folder: string | null, site: unknown): void {
  if (folder === null) return;
  const page = pageWith(readFileSync(path.join(folder, 'index.html'), 'utf8'), site);
  const preloads = readPreloads(folder);
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    // Said by setHeaders below, file by file.
    cacheControl: false,
    setHeaders(response, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // Every other path is a screen: the page finds out which, and leads unknown ones home. A call's path and a file that
  // is not there answer as what they are.
  app.get('/*', (request, reply) => {
    const url = request.url.split('?')[0] ?? '';
    const isCall = url.startsWith('/api/') || app.hasRoute({ method: 'POST', url });
    if (isCall || /\.\w+$/.test(url)) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(withPreloads(page, preloads[url]?.[languageOf(request)] ?? []));
  });
}

/** The page with the site's facts in it, as data that cannot end its own element. */
export function pageWith(html: string, site: unknown): string {
  const json = JSON.stringify(site).replaceAll('<', '\\u003c');
  return html.replace(
    /(<script type="application\/json" id="site">)(<\/script>)/,
    (_all, open: string, close: string) => `${open}${json}${close}`,
  );
}

const Preloads = z.record(z.string(), z.record(z.string(), z.array(z.string())));
type Preloads = z.infer<typeof Preloads>;

/** The files that each screen needs, by its path and language; written by the build. */
function readPreloads(folder: string): Preloads {
  const file = path.join(folder, 'preloads.json');
  return existsSync(file) ? Preloads.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** The page with its screen's files named, so that they come beside the start and not after it. */
export function withPreloads(html: string, files: readonly string[]): string {
  const isNew = (name: string) => !html.includes(`/${name}"`);
  const kind = (name: string) => (name.endsWith('.css') ? 'rel="stylesheet"' : 'rel="modulepreload"');
  const links = files.filter(isNew).map((name) => `<link ${kind(name)} crossorigin href="/${name}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
}
