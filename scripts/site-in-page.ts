import type { Plugin } from 'vite';
import { siteInfo } from '../src/contract/site.ts';
import { pageWith } from '../src/server/http/page-html.ts';

/** In development, writes the site's facts into the page, as the server does with the built page. */
export function siteInPage(apiUrl: string): Plugin {
  return {
    name: 'site-in-page',
    apply: 'serve',
    async transformIndexHtml(html) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${apiUrl}${siteInfo.path}`, { method: 'POST', headers, body: '{"data":{}}' }).catch(
        () => null,
      );
      if (response === null) return html;
      const { result } = await response.json();
      return pageWith(html, result);
    },
  };
}
