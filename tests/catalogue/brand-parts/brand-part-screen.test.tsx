import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readLanding } from '../../../src/providers/calls/charge-consent.ts';
import { refuse, useFakeApi } from '../../support/screens/fakes.ts';
import { offerOf } from '../../support/screens/offer-of.ts';
import { openPage } from '../../support/screens/open-page.tsx';
import { vehicleOf } from '../../support/screens/vehicle-of.ts';
import { resultOf, VIN } from '../vehicles/support.ts';

vi.mock('../../../src/providers/calls/proof-of-work/solve-proof.ts', () => ({ solveProof: async () => 'a proof' }));

const { systemName: _, ...offer } = offerOf({});

const numbersShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

test('a search by part sends the filter, sort and page of the URL, and a new class returns to the first page', async () => {
  const requests = useFakeApi({
    searchBrandParts: { rows: [offer], total: 60, by: 'brand' },
  });
  const { user, place } = await openPage('/search/brandPart?by=part&q=博世&sort=price&down=1&page=2');
  expect(await screen.findByText(/共 60 个品牌件 · 品牌“博世”/)).toBeDefined();
  const bodies = () => requests.filter(({ operation }) => operation === 'searchBrandParts').map(({ body }) => body);
  const body = { text: '博世', pageNum: 2, pageSize: 50, sortBy: 'price', orderBy: 'desc' };
  expect(bodies()).toEqual([body]);
  await user.click(screen.getByRole('button', { name: '拆车件' }));
  await waitFor(() => expect(bodies().at(-1)).toEqual({ ...body, pageNum: 1, partClass: 'used' }));
  expect(place()).toBe('/search/brandPart?by=part&q=博世&sort=price&down=1&class=used');
});

test('a page beyond the last is replaced by the last', async () => {
  useFakeApi({ searchBrandParts: { rows: [offer], total: 60, by: 'brand' } });
  const { place } = await openPage('/search/brandPart?by=part&q=博世&page=9');
  expect(await screen.findByText('第 2 / 2 页')).toBeDefined();
  expect(place()).toBe('/search/brandPart?by=part&q=博世&page=2');
});

test('a search without results keeps its filters and offers to reset them', async () => {
  useFakeApi({
    searchBrandParts: ({ partClass }) =>
      partClass === undefined ? { rows: [offer], total: 1, by: 'brand' } : refuse('100100'),
  });
  const { user, place } = await openPage('/search/brandPart?by=part&q=博世&as=brand&class=used');
  expect(await screen.findByRole('heading', { name: '未查询到相关数据' })).toBeDefined();
  expect(screen.getByRole('button', { name: '拆车件' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: '不限方式和类别再查' }));
  expect(await screen.findByRole('row', { name: /0 986 494 596/ })).toBeDefined();
  expect(place()).toBe('/search/brandPart?by=part&q=博世');
});

test('a vehicle’s offers are filtered and sorted by the URL, and the filters can be cleared', async () => {
  useFakeApi({
    filterVehicle: resultOf([vehicleOf({ vehicleId: 7 })]),
    getVehicleBrandParts: [
      offerOf({ aftPartId: 1, number: 'A', priceFen: 100 }),
      offerOf({ aftPartId: 2, number: 'B', searchNumber: 'B', priceFen: 300 }),
      offerOf({ aftPartId: 3, number: 'C', partClass: 'used', priceFen: 200 }),
    ],
  });
  const { user, place } = await openPage('/search/brandPart?vehicleId=7&class=equivalent&sort=price&down=1');
  expect(await screen.findByText(/共 2 个品牌件/)).toBeDefined();
  expect(numbersShown()).toEqual(['B', 'A']);
  await user.type(screen.getByRole('searchbox', { name: '名称或号码' }), '机滤{Enter}');
  expect(place()).toBe('/search/brandPart?vehicleId=7&class=equivalent&sort=price&down=1&words=机滤');
  await user.click(await screen.findByRole('button', { name: '清除条件' }));
  await waitFor(() => expect(numbersShown()).toEqual(['B', 'C', 'A']));
  expect(place()).toBe('/search/brandPart?vehicleId=7&sort=price&down=1');
});

test('a single letter is refused beside the input, which says how many are wanted', async () => {
  const requests = useFakeApi({ searchBrandParts: { rows: [offer], total: 1, by: 'brand' } });
  const { user } = await openPage('/search/brandPart?by=part');
  const input = await screen.findByRole('textbox', { name: '品牌件号、OE 号、品牌或配件名称' });
  await user.type(input, 'a{Enter}');
  expect(await screen.findByText('请至少输入 2 个字母或数字，或 1 个汉字')).toBeDefined();
  expect(requests.filter(({ operation }) => operation === 'searchBrandParts')).toEqual([]);
  await user.clear(input);
  await user.type(input, '灯{Enter}');
  expect(await screen.findByRole('row', { name: /0 986 494 596/ })).toBeDefined();
});

test('beyond the bound of a day the user solves a captcha, and the search is repeated by itself', async () => {
  let isSolved = false;
  const requests = useFakeApi({
    searchBrandParts: () =>
      isSolved
        ? { rows: [offer], total: 1, by: 'brand' }
        : refuse('800129', {
            image: 'data:image/svg+xml,',
            captchaId: 'a'.repeat(22),
            challenge: '{}',
            maxCounter: 200,
          }),
    verifyCaptcha: () => {
      isSolved = true;
      return null;
    },
  });
  const { user } = await openPage('/search/brandPart?by=part&q=博世');
  await user.type(await screen.findByRole('textbox', { name: '验证码' }), 'abcd{Enter}');
  expect(await screen.findByRole('row', { name: /0 986 494 596/ })).toBeDefined();
  expect(requests.filter(({ operation }) => operation === 'searchBrandParts')).toHaveLength(2);
});

test('a VIN in a link from elsewhere opens its vehicle without a charge, a typed one may charge', async () => {
  const page = '/search/brandPart?by=vin';
  readLanding(`${window.location.origin}${page}`, 'https://elsewhere.example/');
  const vehicle = vehicleOf({ vehicleId: 7 });
  const requests = useFakeApi({ filterVehicle: resultOf([vehicle]), getVehicleByVin: resultOf([vehicle]) });
  const consents = () =>
    requests
      .filter(({ operation }) => operation === 'getVehicleBrandParts')
      .map(({ headers }) => headers.get('x-paid-only'));
  const { user } = await openPage(page);
  await user.type(await screen.findByRole('textbox', { name: /车架号/ }), `${VIN}{Enter}`);
  await waitFor(() => expect(consents()).toEqual([null]));
  cleanup();
  await openPage(`${page}&vin=${VIN}`);
  await waitFor(() => expect(consents()).toEqual([null, '1']));
});

test('a link with a text that is too short says so and sends nothing', async () => {
  const requests = useFakeApi();
  await openPage('/search/brandPart?by=part&q=0');
  expect(await screen.findByText(/至少.*2 个/)).toBeDefined();
  expect(requests.some(({ operation }) => operation === 'searchBrandParts')).toBe(false);
});
