import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../../contract/prerender.ts';

const noRenderer: PageRenderer = {
  prerender: async () => Promise.reject(new Error('there is no prerender bundle')),
  renderSkeleton: () => '',
  screenAt: (path) => ({
    path,
    modules: [],
    lazyModules: [],
    namespaces: [],
    isForVisitors: false,
    params: null,
    redirect: null,
  }),
  links: [],
};

/** The folder of the bundle that renders pages on the server (vite.config.ts), inside that of the pages. */
export const PRERENDER = 'prerender';

/** Loads the bundle that renders public pages on the server (ADR 9); without it, only the browser renders them. */
export async function createPageRenderer(folder: string): Promise<PageRenderer> {
  const file = path.join(folder, PRERENDER, 'prerender.js');
  if (!existsSync(file)) return noRenderer;
  return import(pathToFileURL(file).href);
}

/** Reads the stylesheets of a page, in order; each file is read once. */
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
