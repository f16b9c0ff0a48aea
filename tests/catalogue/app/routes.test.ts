import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { titleKey } from '../../../src/catalogue/app/layout/page-title.ts';
import { catalogueRoutes } from '../../../src/catalogue/app/routes.tsx';
import { paths } from '../../../src/catalogue/shared/navigation/paths.ts';
import { startI18n } from '../../../src/providers/i18n.ts';
import { localeTexts } from '../../support/locale-texts.ts';

beforeAll(() => startI18n());

const locales = readdirSync('src/locales', { recursive: true, encoding: 'utf8' });
const allRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...allRoutes(route.children ?? [])]);
const lazyRoutes = allRoutes(catalogueRoutes).filter(({ lazy }) => lazy !== undefined);

test.each(Object.values(paths))('%s has a screen of its own', (path) => {
  expect(matchRoutes(createMemoryRouter(catalogueRoutes).routes, path)?.at(-1)?.route.path).toBe(path);
});

/** Screens whose title is that of their content, and the component that sets it. */
const titledByContent: Record<string, string> = {
  [paths.document]: 'src/catalogue/api-services/portal/document-view.tsx',
  [paths.debugger]: 'src/catalogue/api-services/debugger/debugger-screen.tsx',
};

test.each(Object.values(paths))('%s has a title in both languages, or that of its content', (path) => {
  const component = titledByContent[path];
  if (component !== undefined) {
    expect(readFileSync(component, 'utf8')).toContain('useScreenTitle(');
    return;
  }
  const key = titleKey(path).replace(/^title\./, '');
  for (const language of ['zh-CN', 'en'])
    expect(localeTexts(language, 'common')).toMatchObject({ title: { [key]: expect.stringMatching(/./) } });
});

test.each(lazyRoutes.map((route) => [route.path ?? route.handle.modules[0], route] as const))(
  '%s loads the component of its module, and its preloads exist',
  async (_, { lazy, handle }) => {
    expect(await lazy?.()).toMatchObject({ Component: expect.any(Function) });
    for (const file of handle.modules) expect(existsSync(file), file).toBe(true);
    for (const namespace of handle.namespaces)
      for (const language of ['zh-CN', 'en'])
        expect(locales.filter((file) => file.startsWith(language) && file.endsWith(`/${namespace}.json`))).toHaveLength(
          1,
        );
  },
);
