import { StyleProvider } from '@ant-design/cssinjs';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { backofficeRoutes } from '../../../src/backoffice/index.tsx';
import { pagePowers } from '../../../src/backoffice/resource-list.ts';
import type { Language } from '../../../src/contract/codes.ts';
import { queryClient } from '../../../src/providers/calls/query-client.ts';
import { i18n, startI18n } from '../../../src/providers/i18n.ts';
import { storeLanguage } from '../../../src/providers/language.ts';
import { notices } from '../../../src/providers/notification.ts';
import { type Session, setSession } from '../../../src/providers/session/session.ts';
import { renderFuture, routerFuture } from '../../../src/router-future.ts';
import { fakeServer } from './fake-server.ts';
import { fakeApi, fakeSession, type Overrides, type ReceivedRequest } from './fakes.ts';
import { styleCache } from './style-cache.ts';

// Whole pages of antd in jsdom, on a machine that other tests share.
vi.setConfig({ testTimeout: 60_000 });

// For one query by role jsdom matches an element with antd's rules dozens of times, so only inline styles count here.
const { getComputedStyle } = window;
window.getComputedStyle = (element, pseudo) =>
  element instanceof HTMLElement ? element.style : getComputedStyle(element, pseudo);

/** Every power that a page of the back office requires. */
export const allPowers: readonly string[] = Object.values(pagePowers).flatMap((page) => [
  page,
  ...['add', 'edit', 'delete'].map((action) => `${page}:${action}`),
]);

interface Options {
  language?: Language;
  /** The codes of the powers that the user holds; all of them by default. */
  powers?: readonly string[];
  overrides?: Overrides;
}

/** The session of a manager, whose role has the id 1. */
export const managerSession: Session = {
  ...fakeSession,
  user: { ...fakeSession.user, username: 'admin', roleValue: 4 },
};

/** Renders the back office at a URL against the fake API. */
export async function openBackoffice(url: string, options: Options = {}) {
  const { language = 'en', powers = allPowers, overrides = {} } = options;
  setSession(managerSession);
  queryClient.clear();
  notices.set([]);
  storeLanguage(language);
  if (!i18n.isInitialized) await startI18n();
  await i18n.changeLanguage(language);
  // Many tests are about refused calls, which react-query would log.
  const calls: ReceivedRequest[] = [];
  fakeServer.use(fakeApi({ systemMenu: powers.map(toPower), ...overrides }, calls));
  const router = createMemoryRouter([{ path: '/index', element: <main>home</main> }, ...backofficeRoutes], {
    future: routerFuture,
    initialEntries: [url],
  });
  render(
    <QueryClientProvider client={queryClient}>
      {/* Styles that are not inserted: jsdom would parse them all, and no test reads them. */}
      <StyleProvider cache={styleCache} mock="server">
        <RouterProvider router={router} future={renderFuture} />
      </StyleProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('main');
  return {
    // A popup of antd takes no pointer events while it moves, and jsdom does not move it.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    router,
    /** The calls received so far, in order. */
    calls,
    path: () => router.state.location.pathname,
    url: () => `${router.state.location.pathname}${decodeURIComponent(router.state.location.search)}`,
  };
}

export function toPower(powerCode: string, index: number) {
  return {
    id: index + 1,
    powerCode,
    powerName: powerCode,
    powerNameEn: '',
    parentId: null,
    powerLevel: 1,
    powerOrder: 0,
    type: 'page' as const,
  };
}
