import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { lavidas, resultOf } from '../support.ts';

const brands = [
  { brandId: 4, brandCode: 'VW', brandName: '大众', initial: 'D', familyNum: 2 },
  { brandId: 9, brandCode: 'BUICK', brandName: '别克', initial: 'B', familyNum: 1 },
];

function useFakeBrands() {
  return useFakeApi({
    getBrandsByInitial: brands,
    getFamiliesByBrand: [
      {
        familyId: 30,
        familyName: '朗逸',
        makerName: '上汽大众',
        body: 'sedan',
        yearFrom: 2008,
        yearTo: null,
        vehicleNum: 35,
      },
      {
        familyId: 31,
        familyName: '途观',
        makerName: '上汽大众',
        body: 'suv',
        yearFrom: 2010,
        yearTo: 2020,
        vehicleNum: 8,
      },
    ],
    getGroupsByFamily: [{ groupId: 50, groupName: '朗逸 1.4T', yearFrom: 2018, yearTo: null, vehicleNum: 3 }],
    getVehiclesByGroup: resultOf(lavidas, { rule: 'drillDown', query: '朗逸 1.4T' }),
    getCovBrandsByInitial: [{ brandId: 20, brandCode: 'FAW', brandName: '解放', initial: 'J', familyNum: 1 }],
  });
}

const column = (name: string) => screen.findByRole('region', { name });
const choose = async (name: string, row: RegExp | string) =>
  within(await column(name)).findByRole('button', { name: row });

test('the drill-down from a letter to the vehicles puts each choice into the URL and the breadcrumbs', async () => {
  useFakeBrands();
  const { user, place } = await openPage('/search/vehicle?type=C');
  await user.click(await choose('首字母', 'D'));
  await user.click(await choose('品牌', /大众/));
  await user.click(await choose('车系', /朗逸/));
  await user.click(await choose('车型组', /朗逸 1\.4T/));
  expect(await screen.findByRole('heading', { name: '3 个车型' })).toBeDefined();
  expect(place()).toBe('/search/vehicle?type=C&letter=D&brandId=4&familyId=30&groupId=50');
  const crumbs = within(screen.getByRole('navigation', { name: '已选层级' }));
  expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '大众',
    '朗逸',
    '朗逸 1.4T',
    '车型',
  ]);
});

test('choosing another series resets the group and the vehicles to their default labels', async () => {
  useFakeBrands();
  const { user, place } = await openPage('/search/vehicle?type=C&letter=D&brandId=4&familyId=30&groupId=50');
  expect(await screen.findByRole('heading', { name: '3 个车型' })).toBeDefined();
  await user.click(await choose('车系', /途观/));
  expect(place()).toBe('/search/vehicle?type=C&letter=D&brandId=4&familyId=31');
  expect(screen.queryByRole('heading', { name: '3 个车型' })).toBeNull();
  const crumbs = within(screen.getByRole('navigation', { name: '已选层级' }));
  expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['大众', '途观', '车型组', '车型']);
});

test('a brand is found by text among all letters, and sets its letter', async () => {
  useFakeBrands();
  const { user, place } = await openPage('/search/vehicle?type=C');
  await user.type(screen.getByRole('searchbox', { name: '输入品牌名称筛选' }), '别');
  await user.click(await choose('品牌', /别克/));
  expect(place()).toBe('/search/vehicle?type=C&letter=B&brandId=9&brand=别');
});

test('a link with a group but no letter opens every column', async () => {
  useFakeBrands();
  await openPage('/search/vehicle?type=C&brandId=4&familyId=30&groupId=50');
  expect((await choose('品牌', /大众/)).getAttribute('aria-current')).toBe('true');
  expect((await choose('车系', /朗逸/)).getAttribute('aria-current')).toBe('true');
});

test('switching to commercial vehicles starts their own list from the letter', async () => {
  const requests = useFakeBrands();
  const { user, place } = await openPage('/search/vehicle?type=C&letter=D');
  await choose('品牌', /大众/);
  await user.click(screen.getByRole('radio', { name: '商用车' }));
  expect(await choose('首字母', 'J')).toBeDefined();
  expect(place()).toBe('/search/vehicle?type=B');
  expect(requests.map(({ operation }) => operation)).toContain('getCovBrandsByInitial');
});

test('the arrow keys move the focus through the columns', async () => {
  useFakeBrands();
  const { user } = await openPage('/search/vehicle?type=C&letter=D');
  await choose('品牌', /大众/);
  (await choose('首字母', 'B')).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(await choose('品牌', /大众/));
});

test('a brand has its initial and its number of series, a series its years and number of vehicles', async () => {
  useFakeBrands();
  await openPage('/search/vehicle?type=C&letter=D&brandId=4');
  expect(await choose('品牌', /^大众\s*2 个车系$/)).toBeDefined();
  const families = await column('车系');
  expect(await within(families).findByText('2008– · 35 个车型')).toBeDefined();
  expect(within(families).getByText('2010–2020 · 8 个车型')).toBeDefined();
  expect(within(families).getAllByText('上汽大众')).toHaveLength(1);
});

test('a long list of series has a filter, a short one has none', async () => {
  const families = Array.from({ length: 9 }, (_, index) => ({
    familyId: index + 1,
    familyName: index === 8 ? '途观 L' : `宝来 ${index}`,
    makerName: '一汽大众',
    body: 'sedan',
    yearFrom: 2015,
    yearTo: 2018,
    vehicleNum: 1,
  }));
  useFakeApi({ getBrandsByInitial: brands.slice(0, 1), getFamiliesByBrand: families });
  const { user } = await openPage('/search/vehicle?type=C&letter=D&brandId=4');
  const list = await column('车系');
  await user.type(await within(list).findByRole('searchbox', { name: '筛选车系' }), '途观l');
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['途观 L2015–2018 · 1 个车型']);
  expect(within(await column('品牌')).queryByRole('searchbox')).toBeNull();
});
