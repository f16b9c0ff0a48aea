import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagePress } from '../../contract/prepared-page.ts';

const none: PagePress = {
  prepare: async () => null,
  pending: () => '',
  screenAt: () => ({ modules: [], namespaces: [] }),
  links: [],
};

/** The folder of the bundle that renders pages on the server (vite.config.ts), inside that of the pages. */
export const PRERENDER = 'prerender';

/** The bundle that draws public pages on the server (ADR 9); where there is none, the browser draws them alone. */
export async function createPageRenderer(folder: string): Promise<PagePress> {
  const file = path.join(folder, PRERENDER, 'prerender.js');
  if (!existsSync(file)) return none;
  return import(pathToFileURL(file).href);
}

/** Reads the styles that a page names, in their order, each file once in the life of the server. */
export function stylesReader(folder: string): (html: string) => string {
  const read = new Map<string, string>();
  return (html) =>
    [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)]
      .map(([, name = '']) => {
        const text = read.get(name) ?? readFileSync(path.join(folder, name), 'utf8');
        read.set(name, text);
        return text;
      })
      .join('');
}
