import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance, type i18n as I18n } from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { matchRoutes } from 'react-router-dom';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { z } from 'zod';
import { ScreenSkeleton } from './catalogue/app/layout/screen-skeleton.tsx';
import { catalogueRoutes } from './catalogue/app/routes.tsx';
import type { ScreenHandle } from './catalogue/app/screen-route.ts';
import { paths } from './catalogue/shared/navigation/paths.ts';
import { setPlatform } from './catalogue/shared/site/platform.ts';
import { loadHomeParts } from './catalogue/site/home/home-parts.ts';
import { solutionLinks } from './catalogue/site/solutions.ts';
import { documentCalls } from './contract/api-services/documents/calls.ts';
import { plainText } from './contract/api-services/documents/inline.ts';
import type { Language } from './contract/codes.ts';
import type { PageScreen, PrerenderedPage, PrerenderRequest } from './contract/prerender.ts';
import { language as languageStore } from './providers/language.ts';
import { setPageData } from './providers/page/page-data.ts';
import { setSite } from './providers/page/site.ts';

const files = import.meta.glob<Record<string, unknown>>(
  ['./locales/*/{common,releases,account,sms}.json', './locales/*/site/*.json'],
  {
    eager: true,
    import: 'default',
  },
);

const instances: Readonly<Record<Language, I18n>> = { 'zh-CN': await createI18n('zh-CN'), en: await createI18n('en') };
await loadHomeParts();
const { query, dataRoutes } = createStaticHandler(catalogueRoutes);

/** Paths that are no pages by themselves, and the login: nothing to find by a search engine. */
const withoutPage: readonly string[] = [paths.notFound, paths.solution, paths.apiReference, paths.login];

/** The links of the site map. */
export const links: readonly string[] = [
  ...Object.values(paths).filter((path) => screenAt(path).params !== null && !withoutPage.includes(path)),
  ...solutionLinks,
];

/** The screen at a path; see contract/prerender.ts. The back office has neither modules nor namespaces here. */
export function screenAt(pathname: string): PageScreen {
  const matches = matchRoutes(dataRoutes, pathname) ?? [];
  const handles: ScreenHandle[] = matches.flatMap(({ route }) => route.handle ?? []);
  const params = handles.find(({ prerenderParams }) => prerenderParams !== null)?.prerenderParams ?? null;
  const path = matches.at(-1)?.route.path;
  return {
    path: path ?? pathname,
    modules: handles.flatMap(({ modules }) => modules),
    namespaces: handles.length === 0 ? [] : ['common', ...handles.flatMap(({ namespaces }) => namespaces)],
    lazyModules: handles.flatMap(({ lazyModules = [] }) => lazyModules),
    isForVisitors: handles.some(({ isForVisitors = false }) => isForVisitors),
    params,
    redirect: params === null ? redirectOf(pathname, path) : null,
  };
}

/** Renders a page; see contract/prerender.ts. */
export async function prerender(request: PrerenderRequest): Promise<PrerenderedPage> {
  const { pathname } = new URL(request.url);
  const screen = screenAt(pathname);
  const context = await query(new Request(request.url));
  if (context instanceof Response) throw new Error(`${pathname} redirects instead of rendering`);
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) throw error;
  // The routes of the static handler: it has loaded the lazy screens into these.
  const router = createStaticRouter(dataRoutes as Parameters<typeof createStaticRouter>[0], context);
  const i18n = instances[request.language];
  // Synchronous from here on, so that these globals belong to this page until it is rendered.
  setPlatform(request.platform);
  languageStore.set(request.language);
  setSite(request.site);
  setPageData(request.data);
  const html = renderToString(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>,
  );
  const messages = Object.fromEntries(
    screen.namespaces.map((name) => [name, i18n.getResourceBundle(request.language, name)]),
  );
  return { status: statusOf(request), html, messages, ...headOf(request, i18n) };
}

/** Renders the skeleton of a screen that only the browser can render; see contract/prerender.ts. */
export function renderSkeleton({ platform, language }: Pick<PrerenderRequest, 'platform' | 'language'>): string {
  setPlatform(platform);
  return renderToString(
    <I18nextProvider i18n={instances[language]}>
      <ScreenSkeleton />
    </I18nextProvider>,
  );
}

function statusOf({ url, data }: PrerenderRequest): PrerenderedPage['status'] {
  const { pathname, searchParams } = new URL(url);
  if (pathname === paths.solution) return isSolution(searchParams.get('id') ?? '') ? 200 : 404;
  if (pathname === paths.apiReference && documentOf(data) === undefined) return 404;
  return pathname === paths.notFound ? 404 : 200;
}

function isSolution(id: string): boolean {
  return solutionLinks.some((link) => link.endsWith(`?id=${id}`));
}

/** Where a path without a prerendered page redirects to; null if the browser renders its screen. */
function redirectOf(pathname: string, path: string | undefined): string | null {
  if (pathname.startsWith('/manager')) return null;
  if (path === '/solution') return paths.solutions;
  return path === '/' || path === '*' || path === undefined ? paths.index : null;
}

const DocumentHead = z.object({ page: z.object({ title: z.string(), summary: z.string() }) });

/** The document that the page embeds; undefined if there is none. */
function documentOf(data: PrerenderRequest['data']): z.infer<typeof DocumentHead>['page'] | undefined {
  if (data?.operation !== documentCalls.documentPage.operation) return undefined;
  return DocumentHead.safeParse(data.result).data?.page;
}

function headOf(
  { url, platform, data }: PrerenderRequest,
  { t }: I18n,
): Pick<PrerenderedPage, 'title' | 'description'> {
  const { pathname, searchParams } = new URL(url);
  const name = pathname.replaceAll('/', '_');
  const brand = t(`brand.${platform}`);
  const id = searchParams.get('id') ?? '';
  if (pathname === paths.solution && isSolution(id)) {
    return { title: `${t(`site-solutions:${id}.title`)} · ${brand}`, description: t(`site-solutions:${id}.lead`) };
  }
  const document = documentOf(data);
  if (document !== undefined) {
    const { title, summary } = document;
    return { title: `${title} · ${brand}`, description: plainText(summary === '' ? title : summary) };
  }
  return { title: `${t(`title.${name}`)} · ${brand}`, description: t(`site:description.${name}`, { brand }) };
}

async function createI18n(language: Language): Promise<I18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {
      [language]: Object.fromEntries(
        Object.entries(files).flatMap(([file, text]) => {
          const [, inLanguage, name] = /\/locales\/([\w-]+)\/(?:.*\/)?([\w-]+)\.json$/.exec(file) ?? [];
          return inLanguage === language ? [[name, text]] : [];
        }),
      ),
    },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return instance;
}
