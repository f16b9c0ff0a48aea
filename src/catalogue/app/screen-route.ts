import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { loadMessages } from '../../providers/i18n.ts';

/** The modules of screens and layouts, each a chunk that is loaded on the first visit. Home is in the start chunk. */
const modules = import.meta.glob<Record<string, ComponentType>>([
  '/src/catalogue/**/*-screen.tsx',
  '/src/catalogue/app/layout/{search,account}-layout.tsx',
  '!/src/catalogue/site/home/home-screen.tsx',
]);

/** What the server reads of a route (`prerender.tsx`): the files to preload, and how the page is prerendered. */
export interface ScreenHandle {
  /** Keys of the build's manifest. */
  modules: readonly string[];
  /** What is rendered too, but loaded after it: only its styles are needed first. */
  lazyModules?: readonly string[];
  namespaces: readonly string[];
  /** The prerendered page is for visitors only: signed-in users get another. */
  isForVisitors?: boolean;
  /** Null for a screen that only the browser renders. */
  prerenderParams: readonly string[] | null;
}

interface ScreenOptions {
  /** The i18n namespaces of the first render besides `common`: loaded with the code, so that nothing suspends for them. */
  namespaces?: readonly string[];
  /**
   * Public pages are rendered on the server: the query parameters that the screen reads. The server ignores all others,
   * so that a page is not rendered and cached for each of them.
   */
  prerenderParams?: readonly string[];
  isForVisitors?: boolean;
  /** Starts the screen's first requests while its code loads; `file` is the module that it imports. */
  loader?: { file: string; load: LoaderFunction; shouldRevalidate: ShouldRevalidateFunction };
}

/** A route whose screen is the named export of a module. */
export function screenRoute(path: string, [file, name]: readonly [string, string], options: ScreenOptions = {}) {
  const { namespaces = [], prerenderParams = null, isForVisitors = false, loader } = options;
  return {
    path,
    handle: {
      modules: [manifestKey(file), ...(loader === undefined ? [] : [loader.file])],
      namespaces,
      prerenderParams,
      isForVisitors,
    } satisfies ScreenHandle,
    lazy: () => loadScreen(file, name, namespaces),
    ...(loader === undefined ? {} : { loader: loader.load, shouldRevalidate: loader.shouldRevalidate }),
  } satisfies RouteObject;
}

/** A layout that is loaded on the first visit of one of its screens. */
export function layoutRoute([file, name]: readonly [string, string], children: RouteObject[]) {
  return {
    handle: { modules: [manifestKey(file)], namespaces: [], prerenderParams: null } satisfies ScreenHandle,
    lazy: () => loadScreen(file, name, []),
    children,
  } satisfies RouteObject;
}

async function loadScreen(file: string, name: string, namespaces: readonly string[]) {
  const [loaded] = await Promise.all([
    modules[file]?.(),
    // On the server the messages of prerendered pages are bundled.
    import.meta.env.SSR ? undefined : loadMessages(namespaces),
  ]);
  const Component = loaded?.[name];
  if (Component === undefined) throw new Error(`${file} has no export ${name}`);
  return { Component };
}

function manifestKey(file: string): string {
  return file.slice(1);
}
