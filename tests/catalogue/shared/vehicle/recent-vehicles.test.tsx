import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { VehicleHistory } from '../../../../src/contract/history/schemas.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

beforeEach(() => localStorage.clear());

const opened = (vehicleId: number, fields: Partial<VehicleHistory> = {}): VehicleHistory => ({
  vehicleId,
  vehicleTypeCode: 'C',
  brandName: '大众',
  familyName: '朗逸',
  vehicleName: `${2000 + vehicleId}款`,
  vin: null,
  usedAt: `2026-03-01T08:00:${String(60 - vehicleId).padStart(2, '0')}.000Z`,
  isPinned: false,
  pinnedAt: null,
  ...fields,
});

const heading = '最近打开的车型';
const namesShown = () =>
  within(screen.getByRole('heading', { name: heading }).closest('section') ?? document.body)
    .getAllByRole('listitem')
    .map((item) => /\d{4}款/.exec(item.textContent ?? '')?.[0]);

test('vehicles that the account opened on any device are listed with links to their parts', async () => {
  useFakeApi({ getHist: [opened(1, { vin: 'LSVAA2BR1GN100000' }), opened(2)] });
  await openPage('/search/vehicle');
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  expect(namesShown()).toEqual(['2001款', '2002款']);
  const [parts] = screen.getAllByRole('link', { name: /^查配件/ });
  expect(parts?.getAttribute('href')).toBe('/search/parts?vehicleId=1&vin=LSVAA2BR1GN100000');
});

test('a pinned vehicle is first and saved on the server', async () => {
  const requests = useFakeApi({ getHist: [opened(1), opened(2)] });
  const { user } = await openPage('/search/vehicle');
  await user.click(await screen.findByRole('button', { name: /^置顶.*2002款$/ }));
  expect(namesShown()).toEqual(['2002款', '2001款']);
  await waitFor(() => expect(requests.map(({ operation }) => operation)).toContain('saveHist'));
  const saved = requests.find(({ operation }) => operation === 'saveHist')?.body;
  expect(saved).toMatchObject({ vehicleId: 2, vin: null, isPinned: true });
});

test('undo restores a removed vehicle at its position', async () => {
  useFakeApi({ getHist: [opened(1), opened(2)] });
  const { user } = await openPage('/search/vehicle');
  await user.click(await screen.findByRole('button', { name: /^从列表移除.*2001款$/ }));
  expect(namesShown()).toEqual(['2002款']);
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(namesShown()).toEqual(['2001款', '2002款']);
});

test('clearing keeps pinned vehicles', async () => {
  useFakeApi({ getHist: [opened(1, { isPinned: true, pinnedAt: '2026-03-01T08:00:00.000Z' }), opened(2)] });
  const { user } = await openPage('/search/vehicle');
  await user.click(await screen.findByRole('button', { name: '清空' }));
  expect(namesShown()).toEqual(['2001款']);
});

test('a long list is shortened, can be expanded, and is filtered by name and VIN', async () => {
  const many = Array.from({ length: 12 }, (_, index) => opened(index + 1, { vin: `LSVAA2BR1GN1000${10 + index}` }));
  useFakeApi({ getHist: many });
  const { user } = await openPage('/search/vehicle');
  await screen.findByRole('heading', { name: heading });
  expect(namesShown()).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: '显示其余 4 个' }));
  expect(namesShown()).toHaveLength(12);
  await user.type(screen.getByRole('searchbox', { name: '按名称或车架号筛选' }), '大众 gn100021');
  expect(namesShown()).toEqual(['2012款']);
});

test('the list of this browser is displayed when the server is unavailable', async () => {
  useFakeApi({ getHist: [opened(1)] });
  const first = await openPage('/search/vehicle');
  await screen.findByRole('heading', { name: heading });
  useFakeApi({
    getHist: () => {
      throw new TypeError('away');
    },
  });
  await first.router.navigate('/search/oe');
  await first.router.navigate('/search/vehicle');
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  expect(namesShown()).toEqual(['2001款']);
});
