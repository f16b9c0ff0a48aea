import type { Plugin } from 'vite';
import { siteCalls } from '../src/contract/site/calls.ts';
import { withSite } from '../src/server/http/pages/page-html.ts';

/** In development, writes the site's facts into the page, as the server does with the built page. */
export function siteInPage(apiUrl: string): Plugin {
  return {
    name: 'site-in-page',
    apply: 'serve',
    async transformIndexHtml(html) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${apiUrl}${siteCalls.siteInfo.path}`, {
        method: 'POST',
        headers,
        body: '{"data":{}}',
      }).catch(() => null);
      if (response === null) return html;
      const { result } = await response.json();
      return withSite(html, result);
    },
  };
}
