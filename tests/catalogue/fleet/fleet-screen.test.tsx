import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { notices } from '../../../src/providers/notification.ts';
import { setSession } from '../../../src/providers/session/session.ts';
import { fakeSession, type Overrides, useFakeApi } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';
import { partOf } from '../../support/screens/part-of.ts';
import { provincesOf } from '../../support/screens/provinces-of.ts';
import { vehicleOf } from '../../support/screens/vehicle-of.ts';
import { deductWith } from '../shared/quota/deduct-with.ts';
import { itemWith, orderWith } from '../work-orders/lines/support.ts';
import '../work-orders/lines/popovers.ts';
import { readOf } from './support.ts';

beforeEach(() => notices.set([]));

const ONE = 'LSVAA2BR1GN100000';
const TWO = 'LFV2A21K0A3000001';
const vehicles = [vehicleOf({ vehicleId: 7 }), vehicleOf({ vehicleId: 8 })];
const part = { ...partOf({ stdPartName: '机油滤清器' }), vehAssyId: 1, assemblyName: '润滑' };

const fakes = (): Overrides => ({
  getProvince: provincesOf(),
  getDeduct: deductWith(),
  listOpenVehicles: [],
  readFleet: {
    vehicles: [
      readOf({ vin: ONE, plate: '沪A12345', vehicles: vehicles.slice(0, 1) }),
      readOf({ vin: TWO, vehicles, total: 2 }),
    ],
    unread: ['车架号 车牌'],
    repeated: 0,
  },
  getCommonPartList: { partsList: [part] },
  savePartList: { listId: 41, partIds: [1] },
  getPartList: orderWith({ listId: 41 }),
  getItem: { rows: [itemWith({ partId: 1 })], total: 1 },
});

test('VINs become vehicles, their parts one table, and what is ticked one order', async () => {
  const requests = useFakeApi(fakes());
  const { user, place } = await openPage('/search/fleet');
  const field = await screen.findByRole('textbox', { name: '车架号清单' });
  fireEvent.change(field, { target: { value: `车架号 车牌\n${ONE} 沪A12345\n${TWO}` } });
  await user.click(screen.getByRole('button', { name: '识别车辆' }));
  expect(await screen.findByText(/有 1 行没有车架号/)).toBeDefined();
  const [, second] = within(screen.getByRole('group', { name: `${TWO} 的车型` })).getAllByRole('radio');
  await user.click(second ?? document.body);
  expect(screen.getByText('已识别 2 辆')).toBeDefined();
  // Nothing is opened before the user has seen what it takes.
  expect(requests.some(({ operation }) => operation === 'getCommonPartList')).toBe(false);
  await user.click(await screen.findByRole('button', { name: '打开 2 辆车' }));
  await user.click(await screen.findByRole('checkbox', { name: `选用 机油滤清器 ${part.oe}` }));
  await user.click(screen.getByRole('button', { name: '生成 1 张工单' }));
  await waitFor(() => expect(place()).toBe('/order/partsOrderDetail?listId=41'));
  expect(requests.find(({ operation }) => operation === 'savePartList')?.body).toMatchObject({
    vehicleId: null,
    remark: `沪A12345 ${ONE}; ${TWO}`,
    items: [{ searchOe: part.searchOe, quantity: 2 }],
  });
});

test('one click gives the chosen vehicle to all that have the same candidates', async () => {
  const THREE = 'LFV2A21K0A3000002';
  useFakeApi({
    ...fakes(),
    readFleet: {
      vehicles: [TWO, THREE].map((vin) => readOf({ vin, vehicles, total: 2 })),
      unread: [],
      repeated: 0,
    },
  });
  const { user } = await openPage('/search/fleet');
  fireEvent.change(await screen.findByRole('textbox', { name: '车架号清单' }), {
    target: { value: `${TWO}\n${THREE}` },
  });
  await user.click(screen.getByRole('button', { name: '识别车辆' }));
  expect(await screen.findByText('已识别 0 辆 · 2 辆待选车型')).toBeDefined();
  const [, second] = within(screen.getByRole('group', { name: `${TWO} 的车型` })).getAllByRole('radio');
  await user.click(second ?? document.body);
  await user.click(screen.getByRole('button', { name: '另外 1 辆候选相同，一并选用' }));
  expect(screen.getByText('已识别 2 辆')).toBeDefined();
  const [, other] = within(screen.getByRole('group', { name: `${THREE} 的车型` })).getAllByRole('radio');
  expect(other).toHaveProperty('checked', true);
  // Both VINs are one vehicle type: one lookup, two vehicles.
  expect(screen.getByText(/^乘用车：需 1 次/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: '打开 2 辆车' }));
  expect(await screen.findByText('2 辆车的常用件')).toBeDefined();
});

test('a list that was left is there again, and vehicles that are no longer free are not opened', async () => {
  const requests = useFakeApi(fakes());
  const draft = { text: ONE, isRead: true, choices: {}, left: [], opened: [7], ticks: [] };
  // A login removes what another user left, so the user comes first.
  setSession(fakeSession);
  localStorage.setItem('epc.fleet.1', JSON.stringify(draft));
  await openPage('/search/fleet');
  expect(await screen.findByRole('button', { name: /^打开 \d+ 辆车$/ })).toBeDefined();
  expect(requests.some(({ operation }) => operation === 'getCommonPartList')).toBe(false);
});
