import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { SaleWhenOn } from '../../../../src/catalogue/app/overlays/overlays.tsx';
import { CAROUSEL_SALE, isSaleOn } from '../../../../src/contract/billing/sale.ts';
import { queryClient } from '../../../../src/providers/calls/query-client.ts';
import { i18n, startI18n } from '../../../../src/providers/i18n.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { type Asked, fakeApi } from '../../../support/screens/fakes.ts';

const HOUR_MS = 3_600_000;
const WORDS = /限时特惠/;
// The ribbon's code and words come late on a machine that other tests share.
const IN_TIME = { timeout: 15_000 };

beforeEach(async () => {
  queryClient.clear();
  if (!i18n.isInitialized) await startI18n();
  await i18n.changeLanguage('zh-CN');
});

/** The place of the ribbon in a browser with this clock, while the server's says the other. */
function openAt(browserMs: number, serverMs: number, path = '/index') {
  const asked: Asked[] = [];
  fakeServer.use(fakeApi({ currentTime: { curTimestamp: serverMs } }, asked));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(browserMs);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <SaleWhenOn />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  clock.mockRestore();
  return () => asked.map(({ operation }) => operation);
}

test('the sale is on strictly between its two moments', () => {
  const { from, until } = CAROUSEL_SALE;
  expect([from, from + 1, until - 1, until].map(isSaleOn)).toEqual([false, true, true, false]);
});

test.each(['/index', '/buy_service'])('while the server’s clock stands within the sale, %s says so', async (path) => {
  openAt(CAROUSEL_SALE.from, CAROUSEL_SALE.from + HOUR_MS, path);
  const ribbon = await screen.findByText(WORDS, {}, IN_TIME);
  expect(ribbon.textContent).toContain('2019年11月16日 00:00');
  expect(ribbon.querySelector('a')?.getAttribute('href')).toBe(path === '/index' ? '/buy_service?from=%2Findex' : path);
});

test('the server’s clock decides: with a browser’s that is wrong there is no sale', async () => {
  const operations = openAt(CAROUSEL_SALE.until - HOUR_MS, CAROUSEL_SALE.until);
  await waitFor(() => expect(operations()).toEqual(['currentTime']), IN_TIME);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(WORDS)).toBeNull();
});

test.each([
  [CAROUSEL_SALE.until + 48 * HOUR_MS, '/index'],
  [CAROUSEL_SALE.from - 48 * HOUR_MS, '/index'],
  [CAROUSEL_SALE.from + HOUR_MS, '/service'],
])('out of season, or elsewhere, the time is not even asked for (%i, %s)', async (browserMs, path) => {
  const operations = openAt(browserMs, CAROUSEL_SALE.from + HOUR_MS, path);
  // Long enough for a ribbon that was wanted to ask.
  await import('../../../../src/catalogue/app/overlays/sale-ribbon.tsx');
  expect(operations()).toEqual([]);
  expect(screen.queryByText(WORDS)).toBeNull();
});
