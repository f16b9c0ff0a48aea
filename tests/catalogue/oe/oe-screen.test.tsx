import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Replacement } from '../../../src/contract/parts/schemas.ts';
import { refuse, useFakeApi } from '../../support/screens/fakes.ts';
import { oePartOf } from '../../support/screens/oe-part-of.ts';
import { openPage } from '../../support/screens/open-page.tsx';
import { vehicleOf } from '../../support/screens/vehicle-of.ts';
import { itemWith, orderWith } from '../work-orders/lines/support.ts';

const skoda = oePartOf({ oeId: 2, priceBrandId: 2, brandName: '斯柯达', oeReplaceTwos: [], price: null });

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a number has one row per brand with rounded prices, and dashes for unknown ones', async () => {
  const quote = { quoteId: 'q', quoteTime: '2026-02-01T00:00:00.000Z', priceFen: 43_210, source: 'sample' };
  const requests = useFakeApi({
    getPartListByOe: [oePartOf(), skoda],
    getEPrice: ({ brandId }) =>
      brandId === 1 ? [{ searchOe: '5Q0615301C', ecommerceHistoryPriceType: 0, prices: [quote] }] : [],
  });
  await openPage('/search/oe?oe=5Q0 615 301 C');
  expect(await screen.findByRole('heading', { name: '5Q0 615 301 C：2 个品牌在用' })).toBeDefined();
  const [, first, second] = screen.getAllByRole('row');
  if (first === undefined || second === undefined) throw new Error('expected two rows');
  await within(first).findByText('430');
  const prices = ['451', '---', '---', '430', '---', '---'];
  expect(cellsOf(first).slice(0, 9)).toEqual(['前制动盘', '大众', ...prices, '2026年2月18日']);
  expect(screen.getByText(/价格来源：示例数据。/)).toBeDefined();
  expect(cellsOf(second).slice(1, 9)).toEqual(['斯柯达', ...prices.map(() => '---'), '—']);
  expect(within(first).getByText('有替换号')).toBeDefined();
  const search = requests.find(({ operation }) => operation === 'getPartListByOe');
  expect(search?.body).toEqual({ oe: '5Q0615301C', provinceCode: '110000' });
});

test('a number that turns out to be on the continued order is marked, though it could not be added', async () => {
  const part = oePartOf();
  const { stdPartCode, priceBrandId, searchOe } = part;
  const order = orderWith({ listId: 41, vehicleId: null, vin: null });
  useFakeApi({
    getPartListByOe: [part],
    getPartListLimitOne: { order },
    getPartList: order,
    getItem: { rows: [itemWith({ partId: 1, stdPartCode, priceBrandId, searchOe })], total: 1 },
    savePartListItem: () => refuse('300101'),
  });
  const { user } = await openPage('/search/oe?oe=5Q0 615 301 C');
  await user.click(await screen.findByRole('button', { name: /^加入工单 / }));
  await user.click(await screen.findByRole('button', { name: '继续该工单' }));
  expect(await screen.findByRole('button', { name: /^已加入，移出工单 / })).toBeDefined();
});

test('a row links to the brand parts of its number', async () => {
  useFakeApi({ getPartListByOe: [oePartOf()] });
  const { user, place } = await openPage('/search/oe?oe=5Q0 615 301 C');
  await user.click(await screen.findByRole('link', { name: '品牌件 5Q0 615 301 C 大众' }));
  await waitFor(() => expect(place()).toBe('/search/brandPart?by=part&q=5Q0615301C&as=oe'));
});

test('without an exact match the heading says that the numbers begin with the text', async () => {
  useFakeApi({ getPartListByOe: [oePartOf()] });
  await openPage('/search/oe?oe=5Q061');
  expect(await screen.findByRole('heading', { name: '没有 5Q061，以它开头的号有 1 个' })).toBeDefined();
});

test('a brand number names its brand and the original parts behind it', async () => {
  useFakeApi({
    getPartListByOe: [oePartOf({ match: { reason: 'aftermarket', via: '博世 0 986 494 596' } })],
    getEPrice: [],
  });
  await openPage('/search/oe?oe=0986494596');
  expect(await screen.findByRole('heading', { name: '没有 OE 号 0986494596，可能是下面 1 个' })).toBeDefined();
  expect(screen.getByText('博世 0 986 494 596 对应的原厂号。')).toBeDefined();
});

test('after a search the field keeps the focus and contains the normalised number', async () => {
  useFakeApi({ getPartListByOe: [oePartOf()] });
  const { user } = await openPage('/search/oe');
  const field = await screen.findByRole('textbox', { name: 'OE 号' });
  await user.type(field, '5q0 615 301 c{Enter}');
  expect(await screen.findByRole('heading', { name: /5Q0 615 301 C/ })).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', '5q0615301c');
});

test('a number that is too short is rejected beside the field without a request', async () => {
  const requests = useFakeApi();
  const { user, place } = await openPage('/search/oe');
  await user.type(await screen.findByRole('textbox', { name: 'OE 号' }), '1K-0{Enter}');
  expect(screen.getByText('至少要有 5 位字母或数字')).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'OE 号' }).getAttribute('aria-invalid')).toBe('true');
  expect(place()).toBe('/search/oe');
  expect(requests.map(({ operation }) => operation)).not.toContain('getPartListByOe');
});

test('a name in the number field links to the vehicles of that name', async () => {
  useFakeApi();
  const { user, place } = await openPage('/search/oe');
  await user.type(await screen.findByRole('textbox', { name: 'OE 号' }), '朗逸');
  await user.click(screen.getByRole('link', { name: '按车型名称查询' }));
  await waitFor(() => expect(place()).toBe('/search/vehicle?q=朗逸&by=name'));
});

test('a part name links to the search in recent vehicles', async () => {
  localStorage.clear();
  useFakeApi({
    getHist: [
      {
        vehicleId: 7,
        vehicleTypeCode: 'C',
        brandName: '大众',
        familyName: '朗逸',
        vehicleName: '2018款',
        vin: null,
        usedAt: '2026-03-01T08:00:00.000Z',
        isPinned: false,
        pinnedAt: null,
      },
    ],
  });
  const { user } = await openPage('/search/oe');
  await user.type(await screen.findByRole('textbox', { name: 'OE 号' }), '刹车片{Enter}');
  expect(await screen.findByRole('heading', { name: '“刹车片”不是 OE 号，按配件名称查找' })).toBeDefined();
  const link = await screen.findByRole('link', { name: '大众 朗逸 2018款' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/search/parts?vehicleId=7&tab=oe&find=刹车片');
});

test('a number that was not found offers the number with digits for confusable letters', async () => {
  useFakeApi({ getPartListByOe: () => refuse('100100') });
  await openPage('/search/oe?oe=1KO615301');
  expect(await screen.findByRole('heading', { name: '未查询到相关数据' })).toBeDefined();
  expect(screen.getByRole('link', { name: '1K0615301' }).getAttribute('href')).toBe('/search/oe?oe=1K0615301');
});

const link = (fields: Partial<Replacement>): Replacement => ({
  oeId: 1,
  oe: '5Q0 615 301 C',
  searchOe: '5Q0615301C',
  priceBrandId: 1,
  brandName: '大众',
  oeName: '前制动盘',
  step: 0,
  kind: 'self',
  dated: null,
  note: '',
  isDiscontinued: false,
  isCurrent: false,
  ...fields,
});

test('the replacement chain opens below its row, in the URL, and marks the number to order today', async () => {
  useFakeApi({
    getPartListByOe: [oePartOf()],
    getReplaceData: {
      chain: [
        link({}),
        link({ oeId: 3, oe: '5Q0 615 301 H', searchOe: '5Q0615301H', step: 1, kind: 'replaced', isCurrent: true }),
      ],
      prices: [],
    },
  });
  const { user, place } = await openPage('/search/oe?oe=5Q0615301C');
  await user.click(await screen.findByRole('button', { name: /替换关系/ }));
  expect(place()).toContain('open=chain.1');
  const steps = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(steps.map((step) => within(step).queryByText('现用号') !== null)).toEqual([false, true]);
  expect(screen.getByRole('link', { name: '5Q0 615 301 H' }).getAttribute('href')).toBe('/search/oe?oe=5Q0615301H');
});

test('a link opens the where-used panel, whose groups link to their vehicles', async () => {
  useFakeApi({
    getPartListByOe: [oePartOf()],
    getAdapterVehicle: {
      isStandard: false,
      vehicleList: [
        {
          brandId: 4,
          brandName: '大众',
          familyId: 30,
          familyName: '朗逸',
          groupId: 50,
          groupName: '朗逸 1.4T',
          vehicleTypeCode: 'C',
          yearFrom: 2018,
          yearTo: null,
        },
      ],
    },
  });
  await openPage('/search/oe?oe=5Q0615301C&open=used.1');
  expect(await screen.findByRole('heading', { name: '适用 1 个车型组' })).toBeDefined();
  expect(screen.getByRole('link', { name: '朗逸 1.4T' }).getAttribute('href')).toBe(
    '/search/vehicle?type=C&brandId=4&familyId=30&groupId=50',
  );
  expect(screen.getByText('2018–')).toBeDefined();
});

test('for standard hardware the panel explains why no vehicles are listed', async () => {
  useFakeApi({ getPartListByOe: [oePartOf()], getAdapterVehicle: { isStandard: true, vehicleList: [] } });
  await openPage('/search/oe?oe=5Q0615301C&open=used.1', 'en');
  expect(await screen.findByText(/Standard hardware/)).toBeDefined();
});

test('a number that was not found but names a vehicle leads to it', async () => {
  const vehicle = vehicleOf({ brandName: '解放', familyName: 'J6P' });
  const found = { vehicleList: [vehicle], total: 1, questionList: [], vinSource: null, partNum: 0, refinedTruckNum: 0 };
  useFakeApi({
    getPartListByOe: () => refuse('100100'),
    getVehicleByName: { ...found, analysisDesc: { certainty: 'likely', rule: 'name', query: 'j6p 420' } },
  });
  await openPage('/search/oe?oe=J6P 420');
  const way = await screen.findByRole('link', { name: '查看该名称的车型：解放 J6P' });
  expect(way.getAttribute('href')).toBe('/search/vehicle?q=J6P+420&by=name');
});

test('a VIN in the number field links to its vehicle and has no lookalikes', async () => {
  useFakeApi({ getPartListByOe: () => refuse('100100') });
  await openPage('/search/oe?oe=LSVNA2CJ1K2113527');
  const way = await screen.findByRole('link', { name: '查询该车架号的车型' });
  expect(way.getAttribute('href')).toContain('q=LSVNA2CJ1K2113527&by=vin');
  expect(screen.queryByRole('link', { name: 'L5VNA2CJ1K2113527' })).toBeNull();
});

test('a number in scientific notation is explained as damaged by a spreadsheet', async () => {
  useFakeApi({ getPartListByOe: () => refuse('100100') });
  await openPage('/search/oe?oe=1.23E%2B11', 'en');
  expect(await screen.findByText(/its last digits are lost/)).toBeDefined();
});
