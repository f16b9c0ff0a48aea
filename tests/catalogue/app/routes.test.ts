import { existsSync, readdirSync } from 'node:fs';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { catalogueRoutes } from '../../../src/catalogue/app/routes.tsx';
import { paths } from '../../../src/catalogue/shared/navigation/paths.ts';
import { startI18n } from '../../../src/providers/i18n.ts';

beforeAll(() => startI18n());

const locales = readdirSync('src/locales', { recursive: true, encoding: 'utf8' });
const allRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...allRoutes(route.children ?? [])]);
const lazyRoutes = allRoutes(catalogueRoutes).filter(({ lazy }) => lazy !== undefined);

test.each(Object.values(paths))('%s has a screen of its own', (path) => {
  expect(matchRoutes(createMemoryRouter(catalogueRoutes).routes, path)?.at(-1)?.route.path).toBe(path);
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
