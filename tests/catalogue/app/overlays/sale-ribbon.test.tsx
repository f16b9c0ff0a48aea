import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SeasonalSale } from '../../../../src/catalogue/app/overlays/overlays.tsx';
import { CAROUSEL_SALE, isSaleOn } from '../../../../src/contract/billing/sale.ts';
import { queryClient } from '../../../../src/providers/calls/query-client.ts';
import { i18n, startI18n } from '../../../../src/providers/i18n.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, type ReceivedRequest } from '../../../support/screens/fakes.ts';
import { TestRouter } from '../../../support/screens/test-router.tsx';

const HOUR_MS = 3_600_000;
const SALE = /限时特惠/;
// Loading the ribbon's code and texts is slow on a busy machine.
const IN_TIME = { timeout: 15_000 };

beforeEach(async () => {
  queryClient.clear();
  if (!i18n.isInitialized) await startI18n();
  await i18n.changeLanguage('zh-CN');
});

/** Renders the ribbon with different clocks of browser and server. */
function openAt(browserMs: number, serverMs: number, path = '/index') {
  const requests: ReceivedRequest[] = [];
  fakeServer.use(fakeApi({ currentTime: { curTimestamp: serverMs } }, requests));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(browserMs);
  render(
    <QueryClientProvider client={queryClient}>
      <TestRouter path={path}>
        <SeasonalSale />
      </TestRouter>
    </QueryClientProvider>,
  );
  clock.mockRestore();
  return () => requests.map(({ operation }) => operation);
}

test('the sale is on strictly between its start and end', () => {
  const { from, until } = CAROUSEL_SALE;
  expect([from, from + 1, until - 1, until].map(isSaleOn)).toEqual([false, true, true, false]);
});

test.each(['/index', '/buy_service'])('during the sale by the server’s clock, %s announces it', async (path) => {
  openAt(CAROUSEL_SALE.from, CAROUSEL_SALE.from + HOUR_MS, path);
  const ribbon = await screen.findByText(SALE, {}, IN_TIME);
  expect(ribbon.textContent).toContain('2019年11月16日 00:00');
  expect(ribbon.querySelector('a')?.getAttribute('href')).toBe(path === '/index' ? '/buy_service?from=%2Findex' : path);
});

test('a wrong clock of the browser does not start the sale', async () => {
  const operations = openAt(CAROUSEL_SALE.until - HOUR_MS, CAROUSEL_SALE.until);
  await waitFor(() => expect(operations()).toEqual(['currentTime']), IN_TIME);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(SALE)).toBeNull();
});

test.each([
  [CAROUSEL_SALE.until + 48 * HOUR_MS, '/index'],
  [CAROUSEL_SALE.from - 48 * HOUR_MS, '/index'],
  [CAROUSEL_SALE.from + HOUR_MS, '/service'],
])('outside the season, or on other pages, the time is not requested (%i, %s)', async (browserMs, path) => {
  const operations = openAt(browserMs, CAROUSEL_SALE.from + HOUR_MS, path);
  // By now a ribbon would have sent its request.
  await import('../../../../src/catalogue/app/overlays/sale-ribbon.tsx');
  expect(operations()).toEqual([]);
  expect(screen.queryByText(SALE)).toBeNull();
});
