import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { PriceValue } from '../../../../src/catalogue/shared/prices/price-value.tsx';
import { provinceChange } from '../../../../src/catalogue/shared/province/province-change.ts';
import { chosenProvince } from '../../../../src/catalogue/shared/province/use-province.ts';
import type { PriceKind } from '../../../../src/contract/prices/price-kinds.ts';
import type { PartPrice } from '../../../../src/contract/prices/schemas.ts';
import { queryClient } from '../../../../src/providers/calls/query-client.ts';
import { i18n, startI18n } from '../../../../src/providers/i18n.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, fakeSession } from '../../../support/screens/fakes.ts';
import { priceOf } from '../../../support/screens/price-of.ts';
import { provincesOf, SHANGHAI } from '../../../support/screens/provinces-of.ts';
import { TestRouter } from '../../../support/screens/test-router.tsx';
import '../../work-orders/lines/popovers.ts';

beforeEach(() => {
  chosenProvince.set(null);
  provinceChange.set(null);
});

const elsewhere = priceOf({ marketPriceFen: null, pricedElsewhere: ['310000'] });

async function showPrice(
  price: PartPrice,
  { kind = 'market', isPaid = false }: { kind?: PriceKind; isPaid?: boolean } = {},
) {
  setSession(fakeSession);
  queryClient.clear();
  if (!i18n.isInitialized) await startI18n();
  await i18n.changeLanguage('zh-CN');
  await i18n.loadNamespaces(['prices', 'quota']);
  const paid = isPaid ? [{ provinceCode: SHANGHAI.provinceCode, until: '2099-01-01T00:00:00.000Z' }] : [];
  const provinces = [...provincesOf().provinces, SHANGHAI];
  fakeServer.use(fakeApi({ getProvince: provincesOf({ provinces, paid }) }, []));
  const prices = {
    ...{ priceOf: () => price, quotesOf: () => undefined },
    ...{ isFailed: false, areQuotesFailed: false, retry: () => undefined },
  };
  render(
    <QueryClientProvider client={queryClient}>
      <TestRouter path="/search/oe">
        <PriceValue kind={kind} part={{ priceBrandId: 17, searchOe: '04E1031' }} prices={prices} />
      </TestRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

async function chooseShanghai(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: /北京市暂无价格，其他 1 个省份有价/ }));
  await user.click(await screen.findByRole('button', { name: '上海市' }));
}

test('a price that only other provinces have is --- and says in how many', async () => {
  await showPrice(elsewhere);
  expect(screen.getByText('---')).toBeDefined();
  expect(await screen.findByText('1 省有价')).toBeDefined();
});

test('another province that costs a lookup is switched to after a confirmation', async () => {
  await chooseShanghai(await showPrice(elsewhere));
  expect(provinceChange.get()).toEqual({ provinceCode: '310000', isDefault: false, isFromLink: false });
  expect(chosenProvince.get()).toBeNull();
});

test('another province that is paid for is switched to at once', async () => {
  await chooseShanghai(await showPrice(elsewhere, { isPaid: true }));
  await waitFor(() => expect(chosenProvince.get()).toBe('310000'));
  expect(provinceChange.get()).toBeNull();
});

test('neither a price of this province nor a list price names other provinces', async () => {
  await showPrice(priceOf({ pricedElsewhere: [] }));
  await showPrice(elsewhere, { kind: 'guide' });
  expect(screen.getByText('122')).toBeDefined();
  expect(screen.queryByText('1 省有价')).toBeNull();
});
