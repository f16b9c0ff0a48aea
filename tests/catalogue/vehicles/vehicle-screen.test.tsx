import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, useFakeApi } from '../../support/screens/fakes.ts';
import { oePartOf } from '../../support/screens/oe-part-of.ts';
import { openPage } from '../../support/screens/open-page.tsx';
import { answerFilter, checkedVinOf, lavidas, resultOf, VIN } from './support.ts';

const byVin = (q: string) => `/search/vehicle?${new URLSearchParams({ q, by: 'vin' })}`;
const byName = '/search/vehicle?q=朗逸&by=name';
const [manual, automatic] = lavidas;

function useLavidas(getVehicleByName = resultOf(lavidas)) {
  return useFakeApi({ getVehicleByName, filterVehicle: answerFilter });
}

test('a VIN with one vehicle shows its certainty and links to its parts with the VIN', async () => {
  useFakeApi({ getVehicleByVin: resultOf(lavidas.slice(0, 1), { certainty: 'certain', rule: 'vinRule', query: VIN }) });
  await openPage(byVin(VIN));
  expect(await screen.findByText('确定')).toBeDefined();
  expect(screen.getByText(/依据车架号规则/)).toBeDefined();
  const parts = screen.getByRole('link', { name: /^查配件 / });
  expect(parts.getAttribute('href')).toBe(`/search/parts?vehicleId=1&vin=${VIN}`);
  expect(screen.getByRole('link', { name: /详情/ }).getAttribute('href')).toContain('type=C');
});

test('corrections to a typed VIN are listed, and the corrected VIN is searched', async () => {
  const requests = useFakeApi({ getVehicleByVin: resultOf(lavidas) });
  await openPage(byVin('ｌｓｖ na2cjI-k2113527'));
  expect(await screen.findByText('第 9 位的 I 按 1 读取')).toBeDefined();
  expect(screen.getByText(/全角、小写已转换/)).toBeDefined();
  const search = requests.find(({ operation }) => operation === 'getVehicleByVin');
  expect(search?.body).toEqual({ vinCode: VIN, isForced: false, vehType: 2 });
});

test('questions narrow a list one by one, in the URL, until one vehicle is left', async () => {
  useLavidas();
  const { user, place } = await openPage(byName);
  expect(await screen.findByRole('heading', { name: '3 个车型' })).toBeDefined();
  const year = screen.getByRole('group', { name: '哪一年款？' });
  await user.click(within(year).getByRole('button', { name: /^2019/ }));
  expect(await screen.findByRole('heading', { name: '2 个车型' })).toBeDefined();
  expect(place()).toContain('yearPattern=2019');
  await user.click(within(screen.getByRole('group', { name: '什么变速箱？' })).getByRole('button', { name: /^手动/ }));
  expect(await screen.findByText('确定')).toBeDefined();
  expect(screen.getByRole('link', { name: `查配件 大众 朗逸 ${manual?.vehicleName}` })).toBeDefined();
});

test("don't know skips a question without narrowing, and can be removed", async () => {
  useLavidas();
  const { user, place } = await openPage(byName);
  const year = await screen.findByRole('group', { name: '哪一年款？' });
  await user.click(within(year).getByRole('button', { name: '不清楚' }));
  expect(await screen.findByRole('group', { name: '什么变速箱？' })).toBeDefined();
  expect(screen.getByRole('heading', { name: '3 个车型' })).toBeDefined();
  expect(place()).toContain('unsure=yearPattern');
  await user.click(screen.getByRole('button', { name: '去掉条件 年款：不清楚' }));
  expect(await screen.findByRole('group', { name: '哪一年款？' })).toBeDefined();
  expect(place()).not.toContain('unsure');
});

test('answers survive a reload, and the back button removes the last one', async () => {
  useLavidas();
  const { user, router } = await openPage(`${byName}&yearPattern=2019`);
  expect(await screen.findByRole('heading', { name: '2 个车型' })).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: '变速箱' }), 'AT');
  expect(await screen.findByRole('link', { name: new RegExp(`查配件 .*${automatic?.vehicleName}`) })).toBeDefined();
  await router.navigate(-1);
  expect(await screen.findByRole('heading', { name: '2 个车型' })).toBeDefined();
});

test('a list that does not contain all matches says so', async () => {
  useLavidas({ ...resultOf(lavidas), total: 431 });
  await openPage(byName);
  expect(await screen.findByText(/共 431 个，只列出前 3 个/)).toBeDefined();
});

test("without a match the server's message and other ways to search are shown", async () => {
  useFakeApi({ getVehicleByName: () => refuse('100100') });
  await openPage('/search/vehicle?q=飞碟&by=name');
  expect(await screen.findByRole('heading', { name: '未查询到相关数据' })).toBeDefined();
  expect(screen.getByRole('link', { name: '按公告号查询' }).getAttribute('href')).toContain('by=announcement');
});

test('a text that no vehicle has but a part leads to the part', async () => {
  useFakeApi({
    getVehicleByAnnouncement: () => refuse('100100'),
    getPartListByOe: [oePartOf({ stdPartName: '前制动盘' })],
  });
  await openPage('/search/vehicle?q=LR5830&by=announcement');
  expect(await screen.findByText('“LR5830”是配件号：前制动盘。')).toBeDefined();
  expect(screen.getByRole('link', { name: '查看该配件号' }).getAttribute('href')).toBe('/search/oe?oe=LR5830');
});

test('a failed search can be retried', async () => {
  let tries = 0;
  useFakeApi({
    getVehicleByName: () => {
      tries += 1;
      return tries === 1 ? refuse('900500') : resultOf(lavidas);
    },
  });
  const { user } = await openPage(byName);
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '3 个车型' })).toBeDefined();
});

test('the screen is in English, one vehicle in the singular', async () => {
  useFakeApi({ getVehicleByName: { ...resultOf(lavidas.slice(0, 2)), total: 2 }, checkVin: checkedVinOf() });
  await openPage(byName, 'en');
  expect(await screen.findByRole('heading', { name: '2 vehicles' })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Manual\s*1\s*vehicle$/ })).toBeDefined();
});
