import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from '../../../contract/prerender.ts';
import { originOf } from '../hosts/site-hosts.ts';

const disallowed = ['/search/', '/order/', '/user/', '/manager/', '/buy', '/api/'];

/** Mounts robots.txt and sitemap.xml. */
export function mountCrawlerFiles(app: FastifyInstance, opened: Promise<PageRenderer>): void {
  app.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      ...disallowed.map((start) => `Disallow: ${start}`),
      `Sitemap: ${originOf(request)}/sitemap.xml`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    const urls = (await opened).links.map((link) => `<url><loc>${origin}${link}</loc></url>`);
    const head = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
    return reply.type('application/xml; charset=utf-8').send(`${head}${urls.join('')}</urlset>`);
  });
}
