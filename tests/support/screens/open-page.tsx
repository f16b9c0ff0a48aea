import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect } from 'vitest';
import { catalogueRoutes } from '../../../src/catalogue/app/routes.tsx';
import type { Language } from '../../../src/contract/codes.ts';
import { queryClient } from '../../../src/providers/calls/query-client.ts';
import { i18n, startI18n } from '../../../src/providers/i18n.ts';
import { storeLanguage } from '../../../src/providers/language.ts';
import { type Session, setSession } from '../../../src/providers/session/session.ts';
import { renderFuture, routerFuture } from '../../../src/router-future.ts';
import { fakeSession } from './fakes.ts';

/** Translation keys without a text in any locale file, since the last test. */
const missingKeys = new Set<string>();

afterEach(() => {
  const missing = [...missingKeys].filter((key) => !i18n.exists(key));
  missingKeys.clear();
  expect(missing, 'keys without a text').toEqual([]);
});

/** Renders the storefront at a URL, signed in unless `as` is null; `place` returns the current path and query. */
export async function openPage(url: string, inLanguage: Language = 'zh-CN', as: Session | null = fakeSession) {
  setSession(as);
  queryClient.clear();
  storeLanguage(inLanguage);
  if (!i18n.isInitialized) await startI18n();
  i18n.options.saveMissing = true;
  i18n.options.missingKeyHandler = (_languages, namespace, key, fallback) => {
    if (fallback === key) missingKeys.add(`${namespace}:${key}`);
  };
  await i18n.changeLanguage(inLanguage);
  const router = createMemoryRouter(catalogueRoutes, { future: routerFuture, initialEntries: [url] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} future={renderFuture} />
    </QueryClientProvider>,
  );
  await screen.findByRole('main');
  return {
    user: userEvent.setup(),
    router,
    place: () => `${router.state.location.pathname}${decodeURIComponent(router.state.location.search)}`,
  };
}
