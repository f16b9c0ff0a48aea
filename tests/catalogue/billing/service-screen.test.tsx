import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { LookupUsage, Offer } from '../../../src/contract/billing/schemas.ts';
import { useFakeApi } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';

function offerOf(packageId: number, packageName: string, overrides: Partial<Offer> = {}): Offer {
  return {
    packageId,
    packageName,
    description: '',
    vehicleClass: 'C',
    kind: 'count',
    amount: 100,
    days: 180,
    priceFen: 12_000,
    formerPriceFen: null,
    isOnce: false,
    isBought: false,
    ...overrides,
  };
}

const daily = { kind: 'daily', amount: 10, days: 30, priceFen: 9_800 } as const;
const packages = [
  offerOf(1, '体验包', { amount: 20, priceFen: 900, isOnce: true }),
  offerOf(2, '100 次包'),
  offerOf(3, '500 次包', { amount: 500, days: 365, priceFen: 48_000 }),
  offerOf(4, '月卡', daily),
  offerOf(5, '年卡', { ...daily, amount: 50, days: 365, priceFen: 168_000 }),
  offerOf(6, '商用车月卡', { ...daily, vehicleClass: 'B', priceFen: 14_700 }),
  offerOf(7, '电商价格一年', { kind: 'retail', amount: 1, days: 365, priceFen: 48_000 }),
];
const noUsage: LookupUsage = { lookups: 0, activeDays: 0, peakDay: 0 };
const busy: LookupUsage = { lookups: 200, activeDays: 25, peakDay: 14 };

const open = (usage: { C: LookupUsage; B: LookupUsage }, path = '/buy_service', overrides: object = {}) => {
  useFakeApi({ purchasePackageList: { packages, usage, isPayable: true, ...overrides } });
  return openPage(path);
};
const card = async (title: string) => {
  const item = (await screen.findByRole('heading', { name: title, level: 2 })).closest('li');
  if (item === null) throw new Error(`no card ${title}`);
  return within(item);
};

test('the packages of a class are three cards, whose sizes are chosen before buying', async () => {
  await open({ C: noUsage, B: noUsage });
  const count = await card('次卡');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    '次卡',
    '月卡',
    '年卡',
    '电商价格服务',
  ]);
  // A trial is never the first choice.
  expect(count.getByRole('radio', { checked: true, name: /^100 次包/ })).toBeDefined();
  await userEvent.click(count.getByRole('radio', { name: /^500 次包/ }));
  expect(count.getByRole('link', { name: '购买500 次包' }).getAttribute('href')).toBe('/buy_order?packageId=3');
  expect(count.getByText('含税，每次低至 ¥0.96')).toBeDefined();
});

test('the package that costs least is marked, with its reason and cost a month', async () => {
  await open({ C: busy, B: noUsage });
  expect((await card('月卡')).getByText('推荐')).toBeDefined();
  expect(screen.getAllByText('推荐')).toHaveLength(1);
  expect(screen.getByText(/近 30 天查询乘用车 200 次，单日最多 14 次。 “月卡”最省，每月约 ¥98.00。/)).toBeDefined();
});

test('the class in use is shown first; the class of the URL wins and leads back to the recommendation', async () => {
  await open({ C: noUsage, B: busy });
  expect((await card('月卡')).getByText('商用车月卡')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: '乘用车' }));
  expect((await card('次卡')).getByRole('radio', { name: /^100 次包/ })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '查看' }));
  expect((await card('月卡')).getByText('商用车月卡')).toBeDefined();
});

test('a link keeps the place to return to after paying', async () => {
  await open({ C: noUsage, B: noUsage }, '/buy_service?from=%2Fsearch%2Foe&class=B');
  const href = (await card('月卡')).getByRole('link', { name: '购买商用车月卡' }).getAttribute('href');
  expect(new URLSearchParams(href?.split('?')[1]).get('from')).toBe('/search/oe');
});

test('a trial that was bought cannot be bought again', async () => {
  const bought = packages.map((offer) => (offer.isOnce ? { ...offer, isBought: true } : offer));
  await open({ C: noUsage, B: noUsage }, '/buy_service', { packages: bought });
  const count = await card('次卡');
  await userEvent.click(count.getByRole('radio', { name: /^体验包/ }));
  expect(count.getByText('该限购套餐已购买')).toBeDefined();
  expect(count.queryByRole('link')).toBeNull();
});
