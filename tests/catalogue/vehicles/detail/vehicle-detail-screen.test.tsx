import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { VehicleConfig } from '../../../../src/contract/vehicles/schemas.ts';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { vehicleOf } from '../../../support/screens/vehicle-of.ts';
import { checkedVinOf, lavidas, resultOf, VIN } from '../support.ts';

const vehicleConfig: VehicleConfig = {
  vehicle: vehicleOf({ vehicleId: 1, vehicleName: '2019款 手动' }),
  config: [
    { key: 'gearboxType', value: 'MT' },
    { key: 'emission', value: 'china6' },
    { key: 'produced', value: '2018-06-01/..' },
    { key: 'wheelbase', value: '2610' },
  ],
  producedFrom: '2018-06-01',
  producedTo: null,
};
const picture = { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', isSample: true };

test('the configuration is shown with labels in groups, and keys without a label as they are', async () => {
  useFakeApi({ getVehicleConfig: vehicleConfig, getVehicleImageInfo: picture });
  await openPage('/search/vehicle_detail?vehicleId=1&type=C');
  expect(await screen.findByRole('heading', { name: '大众 朗逸' })).toBeDefined();
  const facts = new Map(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(Object.fromEntries(facts)).toEqual({
    变速箱: '手动',
    排放标准: '国六',
    生产时间: '2018年6月 – 至今',
    wheelbase: '2610',
  });
  expect(await screen.findByText('示意图，非实车照片')).toBeDefined();
  expect(screen.getByRole('link', { name: '同组其他车型' }).getAttribute('href')).toBe(
    '/search/vehicle?type=C&brandId=1&familyId=1&groupId=1',
  );
});

test.each([
  ['without the class', ''],
  ['with the wrong class', '&type=C'],
])('a link %s finds a commercial vehicle', async (_, type) => {
  const requests = useFakeApi({ getVehicleConfig: () => refuse('200500'), getCovVehicleConfig: vehicleConfig });
  await openPage(`/search/vehicle_detail?vehicleId=1${type}`);
  expect(await screen.findByRole('heading', { name: '大众 朗逸' })).toBeDefined();
  expect(requests.map(({ operation }) => operation).filter((name) => name.endsWith('Config'))).toEqual([
    'getVehicleConfig',
    'getCovVehicleConfig',
  ]);
});

test('a link without a vehicle says so and links to the search', async () => {
  useFakeApi({});
  await openPage('/search/vehicle_detail?vehicleId=none');
  expect(await screen.findByRole('heading', { name: '没有这个车型' })).toBeDefined();
  expect(screen.getByRole('link', { name: '重新查询' })).toBeDefined();
});

test('the evidence of a VIN explains its characters and the rule that found the vehicle', async () => {
  useFakeApi({
    getVehicleConfig: vehicleConfig,
    checkVin: checkedVinOf(),
    getVehicleByVin: resultOf(lavidas.slice(0, 1), { rule: 'vinRule', query: VIN }),
  });
  await openPage(`/search/vehicle_detail?vehicleId=1&type=C&vin=${VIN}`);
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('制造厂：上汽大众（中国）')).toBeDefined();
  expect(await table.findByText(/与 LSVNA2CJ 的规则完全相符/)).toBeDefined();
  expect(screen.queryByText(/并不指向当前车型/)).toBeNull();
});

test('a VIN of another vehicle is reported', async () => {
  useFakeApi({
    getVehicleConfig: vehicleConfig,
    checkVin: checkedVinOf(),
    getVehicleByVin: resultOf(lavidas.slice(1)),
  });
  await openPage(`/search/vehicle_detail?vehicleId=1&type=C&vin=${VIN}`);
  expect(await screen.findByText(/并不指向当前车型/)).toBeDefined();
});

test('an outdated vehicle offers to search again by its VIN', async () => {
  const requests = useFakeApi({ getVehicleConfig: () => refuse('100100'), getVehicleByVin: resultOf(lavidas) });
  const { user, place } = await openPage(`/search/vehicle_detail?vehicleId=1&type=C&vin=${VIN}`);
  const dialog = within(await screen.findByRole('dialog', { name: '提示' }));
  expect(dialog.getByText('数据已更新，是否重新查询？')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '确定' }));
  expect(await screen.findByRole('heading', { name: '3 个车型' })).toBeDefined();
  expect(place()).toBe(`/search/vehicle?q=${VIN}&by=vin`);
  expect(requests.map(({ operation }) => operation)).toContain('getVehicleByVin');
});
