import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NumberPrices } from '../../../../src/catalogue/shared/prices/number-prices.tsx';
import { queryClient } from '../../../../src/providers/calls/query-client.ts';
import { i18n, startI18n } from '../../../../src/providers/i18n.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, fakeSession, type Overrides, type ReceivedRequest } from '../../../support/screens/fakes.ts';
import { TestRouter } from '../../../support/screens/test-router.tsx';

const prices = [
  {
    priceBrandId: 1,
    brandName: '大众',
    searchOe: '1K0698151A',
    guidePriceFen: null,
    provinces: [{ provinceCode: '440000', provinceName: '广东省', marketPriceFen: 40_000 }],
    dated: null,
    source: '',
  },
] satisfies Overrides['getPartPriceListByOe'];

async function showPrices(overrides: Overrides = {}) {
  setSession(fakeSession);
  queryClient.clear();
  if (!i18n.isInitialized) await startI18n();
  await i18n.changeLanguage('zh-CN');
  await i18n.loadNamespaces(['prices', 'quota']);
  const requests: ReceivedRequest[] = [];
  fakeServer.use(fakeApi({ getPartPriceListByOe: prices, ...overrides }, requests));
  const page = (searchOe: string) => (
    <QueryClientProvider client={queryClient}>
      <TestRouter path="/search/covParts">
        <NumberPrices part={{ priceBrandId: 1, searchOe }} province="110000" isSample />
      </TestRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(page('1K0698151A'));
  const compared = () => requests.filter(({ operation }) => operation === 'getPartPriceListByOe');
  return { user: userEvent.setup(), compared, showNumber: (searchOe: string) => rerender(page(searchOe)) };
}

test('prices of all provinces are requested after the user has seen the cost, for each number anew', async () => {
  const { user, compared, showNumber } = await showPrices();
  expect(await screen.findByText('对比此配件号在各省的价格使用 1 次商用车查询')).toBeDefined();
  expect(await screen.findByText(/商用车查询还剩/)).toBeDefined();
  expect(compared()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '对比各省价格' }));
  expect(await screen.findByRole('rowheader', { name: /广东省/ })).toBeDefined();
  expect(compared().map(({ body }) => body)).toEqual([{ oe: '1K0698151A', brandId: 1, vehicleTypeCode: 'B' }]);
  showNumber('1K0615301AA');
  expect(await screen.findByRole('button', { name: '对比各省价格' })).toBeDefined();
  expect(compared()).toHaveLength(1);
});

test('a number that was compared within 24 hours shows its prices at once', async () => {
  await showPrices({ listOpenNumbers: [{ searchOe: '1K0698151A', until: '2099-01-01T00:00:00.000Z' }] });
  expect(await screen.findByRole('rowheader', { name: /广东省/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: '对比各省价格' })).toBeNull();
});
