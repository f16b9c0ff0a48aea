import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { catalogueRoutes } from '../../../src/catalogue/index.tsx';
import { i18n, startI18n } from '../../../src/providers/i18n.ts';
import { keepLanguage } from '../../../src/providers/language.ts';
import { notices } from '../../../src/providers/notification.ts';
import { queryClient } from '../../../src/providers/query-client.ts';
import { keepSession } from '../../../src/providers/session.ts';
import { fakeSession } from '../../support/fakes.ts';

// A screen is fetched when it is first visited, and every screen's words with it.
configure({ asyncUtilTimeout: 10_000 });

// jsdom names it and leaves it undefined.
if (window.matchMedia === undefined) {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { value: () => media });
}

// jsdom has no popovers: opening and closing say so with an event, as a browser does.
if (!('togglePopover' in HTMLElement.prototype)) {
  const toggle = (newState: 'open' | 'closed') =>
    function toggled(this: HTMLElement) {
      this.style.display = newState === 'open' ? 'block' : 'none';
      this.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
    };
  Object.defineProperty(HTMLElement.prototype, 'togglePopover', { value: toggle('open') });
  Object.defineProperty(HTMLElement.prototype, 'hidePopover', { value: toggle('closed') });
}

const WebRequest = globalThis.Request;

/** The router asks for a request with jsdom's signal, which the platform's class refuses; no loader here reads it. */
globalThis.Request = class extends WebRequest {
  constructor(input: RequestInfo | URL, { signal: _signal, ...init }: RequestInit = {}) {
    super(input, init);
  }
};

/** Shows the storefront at a URL to someone who is signed in, in Chinese unless said otherwise. */
export async function renderAt(url: string, language: 'zh-CN' | 'en' = 'zh-CN') {
  keepLanguage(language);
  if (!i18n.isInitialized) await startI18n();
  await i18n.changeLanguage(language);
  queryClient.clear();
  notices.set([]);
  keepSession(fakeSession);
  const router = createMemoryRouter(catalogueRoutes, { initialEntries: [url] });
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, user, search: () => new URLSearchParams(router.state.location.search) };
}
