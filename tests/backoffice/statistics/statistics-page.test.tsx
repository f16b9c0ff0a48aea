import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Amounts, StatisticRow } from '../../../src/contract/statistics/schemas.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const amounts = (given: Partial<Amounts> = {}): Amounts => ({
  ...{ lookups: 0, users: 0, purchases: 0, paidPurchases: 0, revenueFen: 0, refundsFen: 0 },
  ...{ searches: 0, emptySearches: 0, workOrders: 0, visits: 0 },
  ...given,
});
const totals = {
  current: amounts({ lookups: 30, purchases: 8, paidPurchases: 2, revenueFen: 10_050 }),
  previous: amounts({ lookups: 20, purchases: 4, paidPurchases: 4 }),
};
const dayRow = (day: string, lookups: number) => ({
  key: day,
  from: day,
  to: day,
  current: amounts({ lookups }),
  previous: amounts({ lookups: 10 }),
});
const statisticSeries = {
  totals,
  rows: [dayRow('2026-11-20', 18), dayRow('2026-11-21', 12)],
  previousFrom: '2026-11-18',
  previousTo: '2026-11-19',
};
const URL = '/manager/statistics?from=2026-11-20&to=2026-11-21';

test('the figures of a period are shown against those before; a day leads to its rows', async () => {
  const { user } = await openBackoffice(`${URL}&brand=qpzj`, { overrides: { statisticSeries } });
  const cards = await screen.findByRole('list', { name: 'Totals for the period' });
  expect(within(cards).getByRole('button', { name: /Lookups.*30.*previous: 20.*\+50%/ })).toBeDefined();
  expect(within(cards).getByRole('button', { name: /Conversion.*25 %.*previous: 100 %/ })).toBeDefined();
  expect(within(cards).getByRole('button', { name: /Revenue.*¥100.50/ })).toBeDefined();
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('link', { name: '18' }).getAttribute('href')).toBe(
    '/manager/statistics?view=rows&from=2026-11-20&to=2026-11-20&brand=qpzj',
  );
  await user.click(within(cards).getByRole('button', { name: /Conversion/ }));
  expect(await screen.findByRole('heading', { name: 'Conversion rate by time' })).toBeDefined();
});

test('how the figures are counted stands folded below them', async () => {
  await openBackoffice(URL, { overrides: { statisticSeries } });
  const cards = await screen.findByRole('list', { name: 'Totals for the period' });
  const text = screen.getByText(/Dates are in Beijing time/);
  expect(text.closest('details')?.open).toBe(false);
  expect(cards.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the choices of the URL are sent', async () => {
  const { calls } = await openBackoffice(`${URL}&by=province&class=B&agency=S1&province=440000`, {
    overrides: { statisticSeries: { ...statisticSeries, rows: [] } },
  });
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'statisticSeries')?.body).toEqual({
      from: '2026-11-20',
      to: '2026-11-21',
      unit: 'day',
      by: 'province',
      provinceCode: '440000',
      vehicleClass: 'B',
      agencyCode: 'S1',
    }),
  );
  expect(await screen.findByText('No data for this period and these filters')).toBeDefined();
});

test('the rows behind the searches without result show what was searched for', async () => {
  const row: StatisticRow = {
    ...{ id: '1', at: '2026-11-21T08:00:00.000Z', userId: 7, username: 'shop', companyName: null },
    ...{
      provinceCode: '440000',
      platform: 'easyEpc',
      vehicleClass: null,
      kind: 'oe',
      subject: 'NOSUCH99',
      amountFen: null,
    },
  };
  await openBackoffice(`${URL}&view=rows&rows=emptySearches`, {
    overrides: { statisticRows: { rows: [row], total: 1 } },
  });
  expect(await screen.findByText('NOSUCH99')).toBeDefined();
  expect(screen.getByText('OE number')).toBeDefined();
});

test('the usage of interfaces is a link with the period', async () => {
  await openBackoffice(URL, { overrides: { statisticSeries } });
  const link = await screen.findByRole('link', { name: 'API usage' });
  expect(link.getAttribute('href')).toBe('/manager/api?from=2026-11-20&to=2026-11-21');
});

test('without the power of the usage of interfaces there is no link to it', async () => {
  await openBackoffice(URL, { overrides: { statisticSeries }, powers: ['/manager/statistics'] });
  await screen.findByRole('list', { name: 'Totals for the period' });
  expect(screen.queryByRole('link', { name: 'API usage' })).toBeNull();
});
