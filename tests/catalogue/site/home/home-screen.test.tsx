import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setPlatform } from '../../../../src/catalogue/shared/site/platform.ts';
import type { HomePage } from '../../../../src/contract/site/schemas.ts';
import { WorkOrder } from '../../../../src/contract/work-orders/schemas.ts';
import { sampleOf } from '../../../support/bodies/sample.ts';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

afterEach(() => setPlatform('easyEpc'));

const box = { left: 10, top: 10, right: 30, bottom: 30 };
const page: HomePage = {
  figures: { vehicles: 7298, brands: 98, rows: 333_130, numbers: 229_171 },
  sample: {
    vin: 'LSVNA2CJ1K2113527',
    vehicleName: '大众 朗逸 2019款 1.2T',
    vehicleNum: 1,
    assemblyName: '行车制动',
    provinceName: '北京',
    width: 400,
    height: 200,
    areas: [
      { callout: '3', kind: 'callout', ...box },
      { callout: '10', kind: 'callout', ...box },
      { callout: '3', kind: 'part', ...box },
    ],
    parts: [
      { callout: '3', name: '前制动盘', oe: '5Q0 615 301 C', quantity: 2, priceFen: 45_250 },
      { callout: '10', name: '制动液', oe: '8DD 615 420', quantity: 1, priceFen: null },
    ],
  },
  repair: {
    typed: 'LSVNA2CJ1K2113572',
    candidates: [
      {
        vin: 'LSVNA2CJ1K2113527',
        changes: [
          { position: 16, from: '7', to: '2' },
          { position: 17, from: '2', to: '7' },
        ],
        isKnown: true,
      },
    ],
  },
  comparison: {
    name: '前制动盘',
    brandName: '大众',
    oe: '5Q0 615 301 C',
    priceFen: 40_000,
    offers: [{ brandName: '博世', number: '0 986 101', priceFen: 30_000 }],
  },
  service: {
    vehicleName: '大众 朗逸',
    mileage: 48_000,
    marks: [
      { km: 40_000, jobs: 15 },
      { km: 50_000, jobs: 5 },
    ],
    next: { km: 50_000, jobs: ['更换发动机机油'] },
  },
  brands: [{ brandId: 17, brandName: '大众', initial: 'D', vehicleTypeCode: 'C', vehicleNum: 552 }],
  packages: [],
};
const emptyPage: HomePage = {
  figures: null,
  sample: null,
  repair: null,
  comparison: null,
  service: null,
  brands: [],
  packages: [],
};

test('pressing a callout shows its part with number and price, without a login', async () => {
  useFakeApi({ homePage: page });
  const { user } = await openPage('/index', 'zh-CN', null);
  const drawing = await screen.findByRole('group', { name: '行车制动爆炸图' });
  const callouts = within(drawing).getAllByRole('button');
  expect(callouts.map((callout) => callout.getAttribute('aria-label'))).toEqual(['3 前制动盘', '10 制动液']);
  expect(screen.getByText('¥452')).toBeDefined();
  await user.click(within(drawing).getByRole('button', { name: '10 制动液' }));
  expect(screen.getByText('8DD 615 420')).toBeDefined();
  expect(within(drawing).getByRole('button', { pressed: true }).textContent).toBe('10');
});

test('figures, proofs and brands show the data of the catalogue, and a brand opens the drill-down at it', async () => {
  useFakeApi({ homePage: page });
  await openPage('/index', 'en', null);
  expect(await screen.findByText('333,130')).toBeDefined();
  const repair = within(screen.getByRole('heading', { name: /mistyped VIN/ }).closest('article') ?? document.body);
  expect(repair.getByText('72').tagName).toBe('DEL');
  expect(repair.getByText('27').tagName).toBe('INS');
  expect(screen.getByText('−25%')).toBeDefined();
  expect(screen.getByText('50,000 km: 5 items')).toBeDefined();
  const brand = screen.getByRole('link', { name: /552 vehicles/ });
  expect(brand.getAttribute('href')).toBe('/search/vehicle?type=C&letter=D&brandId=17');
});

test('the jobs of the next service read as one sentence', async () => {
  const service = page.service && {
    ...page.service,
    next: { km: 50_000, jobs: ['Replace the engine oil', 'Inspect the battery'] },
  };
  useFakeApi({ homePage: { ...page, service } });
  await openPage('/index', 'en', null);
  expect(await screen.findByText(/Replace the engine oil, inspect the battery/)).toBeDefined();
});

test.each([
  ['empty', emptyPage],
  ['unreachable', () => refuse('900503')],
])('with an %s catalogue the page has its words, search and a picture', async (_state, homePage) => {
  useFakeApi({ homePage });
  await openPage('/index', 'zh-CN', null);
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.getByRole('search')).toBeDefined();
  expect(await screen.findByTestId('fallback-stage')).toBeDefined();
  expect(screen.queryByText('汽车品牌')).toBeNull();
});

test('the shop brand has words of its own and no trades', async () => {
  setPlatform('qpzj');
  useFakeApi({ homePage: page });
  await openPage('/index', 'zh-CN', null);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('车上举升机');
  expect(await screen.findByText('接车、报价、保养，一处办完')).toBeDefined();
  expect(screen.queryByRole('navigation', { name: '行业方案' })).toBeNull();
});

const order = WorkOrder.parse({
  ...Object(sampleOf(WorkOrder)),
  listId: 5,
  name: '朗逸 刹车',
  itemNum: 3,
  totalFen: 123_400,
});

test('a user finds the latest work orders with their sums, and no marketing', async () => {
  const requests = useFakeApi({ getList: { rows: [order], total: 1 } });
  await openPage('/index');
  const link = await screen.findByRole('link', { name: /朗逸 刹车/ });
  expect(link.getAttribute('href')).toBe('/order/partsOrderDetail?listId=5');
  expect(link.textContent).toContain('¥1,234.00');
  expect(screen.queryByRole('heading', { name: /图、号、价全在/ })).toBeNull();
  expect(requests.map(({ operation }) => operation)).not.toContain('homePage');
});

test('no number of orders or lookups is shown before the answers', async () => {
  const never = () => new Promise<never>(() => undefined);
  useFakeApi({ getList: never, getDeduct: never });
  await openPage('/index');
  const orders = (await screen.findByRole('heading', { name: '最近的工单' })).closest('section');
  expect(within(orders ?? document.body).getByRole('status')).toBeDefined();
  const lookups = screen.getByRole('heading', { name: '剩余查询次数' }).closest('section');
  expect(`${orders?.textContent}${lookups?.textContent}`).not.toMatch(/\d|没有/);
});
