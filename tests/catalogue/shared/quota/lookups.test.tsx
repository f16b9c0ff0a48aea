import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { isServiceDialogOpen } from '../../../../src/catalogue/shared/quota/lookup-counters.tsx';
import type { User } from '../../../../src/contract/account/schemas.ts';
import type { VehicleResult } from '../../../../src/contract/vehicles/schemas.ts';
import { quotaRefusal } from '../../../../src/providers/calls/handle-call-error.ts';
import { lookupCharge } from '../../../../src/providers/calls/lookup-charge.ts';
import { notices } from '../../../../src/providers/notification.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, fakeSession, type Overrides, type ReceivedRequest, refuse } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { provincesOf } from '../../../support/screens/provinces-of.ts';
import { vehicleOf } from '../../../support/screens/vehicle-of.ts';
import '../../work-orders/lines/popovers.ts';
import { deductWith } from './deduct-with.ts';

beforeEach(() => {
  localStorage.clear();
  quotaRefusal.set(null);
  notices.set([]);
  lookupCharge.set(null);
  isServiceDialogOpen.set(false);
});

const fakes = (overrides: Overrides = {}): Overrides => ({
  getProvince: provincesOf(),
  getDeduct: deductWith(),
  systemMenu: [],
  ...overrides,
});

async function openAs(user: Partial<User>, url: string, overrides: Overrides = {}) {
  const requests: ReceivedRequest[] = [];
  fakeServer.use(fakeApi(fakes(overrides), requests));
  const opened = await openPage(url);
  setSession({ ...fakeSession, user: { ...fakeSession.user, ...user } });
  return { ...opened, requests };
}

test('the counters of the header open the details: account kind, and per class the kind of service, counts and expiry', async () => {
  const deduct = deductWith({
    pacFree: 3,
    dayLimitNum: 50,
    dayUsedNum: 10,
    canUseNum: 200,
    userType: 1,
    pacExpTime: '2027-01-31T10:00:00.000Z',
    pacStatus: '000000',
    covStatus: '500604',
    covExpTime: '2026-01-01T00:00:00.000Z',
    isShared: true,
  });
  const { user } = await openAs({ acctLevel: 1, deptId: 1, dctType: 1 }, '/user/package', { getDeduct: deduct });
  await user.click(await screen.findByRole('button', { name: '查询服务详情：剩余乘用车 243 次，商用车 5 次' }));
  const dialog = within(await screen.findByRole('dialog', { name: '查询服务详情', hidden: true }));
  expect(await dialog.findByText('子账号')).toBeDefined();
  expect(dialog.getByText('共享')).toBeDefined();
  for (const text of ['日限卡', '体验', '40', '200', '已过期', '2027年1月31日'])
    expect(dialog.getByText(text)).toBeDefined();
});

const retail = { description: '', expiresAt: '2027-03-01T00:00:00.000Z', canTry: false, trialDays: 7 };

test('the user menu shows the same number as the header, today’s part of it, and the expiry', async () => {
  const { user } = await openAs({}, '/user/package', {
    getDeduct: deductWith({ pacFree: 5, dayLimitNum: 50, dayUsedNum: 5, canUseNum: 470 }),
    // The session's user does not have it yet: it was bought on another device.
    getRetailDesc: { ...retail, isActive: true },
  });
  await screen.findByRole('button', { name: '查询服务详情：剩余乘用车 520 次，商用车 5 次' });
  await user.click(await screen.findByRole('button', { name: /^账号 mechanic/ }));
  const counts = await screen.findByRole('button', { name: /^剩余查询次数/ });
  expect(counts.textContent).toContain('乘用车 520 · 其中今日 50 次');
  expect(await screen.findByText('电商价格服务 · 2027年3月1日 到期')).toBeDefined();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/user/info', '/user/package', '/user/change_password', '/user/task']));
});

test('e-commerce prices that expired after the login have no tag', async () => {
  const before = { retailFlag: true, retailExpireTime: '2026-01-01T00:00:00.000Z' };
  const { user } = await openAs(before, '/user/package', { getRetailDesc: { ...retail, isActive: false } });
  await user.click(await screen.findByRole('button', { name: /^账号 mechanic/ }));
  expect(await screen.findByText('剩余查询次数')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/^电商价格服务/)).toBeNull());
});

test('a found vehicle shows what opening it costs', async () => {
  const { getVehicleByName } = searchResult({ vehicleList: [vehicleOf({ vehicleId: 7 })], total: 1 });
  await openAs({}, '/search/vehicle?q=朗逸&by=name', { getVehicleByName });
  expect(await screen.findByText(/每辆车扣 1 次乘用车查询，24 小时内免费再看 · 剩余 5 次/)).toBeDefined();
});

test('an opened vehicle shows until when it is free', async () => {
  const { getVehicleByName } = searchResult({ vehicleList: [vehicleOf({ vehicleId: 7 })], total: 1 });
  const until = new Date(Date.now() + 23 * 3_600_000).toISOString();
  await openAs({}, '/search/vehicle?q=朗逸&by=name', {
    getVehicleByName,
    listOpenVehicles: [{ vehicleId: 7, vehicleTypeCode: 'C', until }],
  });
  expect(await screen.findByText(/24 小时内已查，.*\d\d:\d\d 前免费/)).toBeDefined();
});

test('a VIN of a class without package and free lookups prompts to buy that class’s package', async () => {
  const vin = 'LSVAA2BR1GN100000';
  const { getVehicleByName: found } = searchResult({ vehicleList: [vehicleOf({ vehicleId: 7 })], total: 1 });
  const { user, place } = await openAs({}, `/search/vehicle?q=${vin}&by=vin`, {
    getVehicleByVin: found,
    getDeduct: deductWith({ pacFree: 0 }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: '提示', hidden: true }));
  expect(dialog.getByText('您输入的是乘用车车架号，请购买乘用车查询套餐')).toBeDefined();
  expect(dialog.getByRole('link', { name: '购买套餐', hidden: true }).getAttribute('href')).toBe(
    `/buy_service?${new URLSearchParams({ from: `/search/vehicle?q=${vin}&by=vin` })}`,
  );
  const [, cancel] = dialog.getAllByRole('button', { name: '取消', hidden: true });
  if (cancel) await user.click(cancel);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(place()).toContain('/search/vehicle');
});

test('a charge is notified, and the counters are refetched', async () => {
  const { requests } = await openAs({}, '/user/package');
  await screen.findByRole('button', { name: /^查询服务详情：/ });
  const before = requests.filter(({ operation }) => operation === 'getDeduct').length;
  lookupCharge.set({ vehicleTypeCode: 'C', source: 'free', remaining: 4 });
  expect(await screen.findByText('扣 1 次乘用车查询，剩余 4')).toBeDefined();
  lookupCharge.set({ vehicleTypeCode: 'C', source: 'free', remaining: 3 });
  expect(await screen.findByText('扣 1 次乘用车查询，剩余 3')).toBeDefined();
  expect(screen.queryByText('扣 1 次乘用车查询，剩余 4')).toBeNull();
  await waitFor(() =>
    expect(requests.filter(({ operation }) => operation === 'getDeduct').length).toBeGreaterThan(before),
  );
});

test('the counters are refetched when the window gets the focus', async () => {
  const { requests } = await openAs({}, '/search/vehicle');
  await screen.findByRole('button', { name: /^查询服务详情：/ });
  const before = requests.filter(({ operation }) => operation === 'getDeduct').length;
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(requests.filter(({ operation }) => operation === 'getDeduct').length).toBe(before + 1));
});

test('the package page shows packages and the ledger, filtered by the URL', async () => {
  const { requests } = await openAs({}, '/user/package?class=C&from=2026-01-01', {
    ownedPackageList: {
      isShared: true,
      rows: [
        {
          heldId: 1,
          packageName: '乘用车每天 50 次包',
          vehicleClass: 'C',
          kind: 'daily',
          amount: 50,
          used: 3,
          startsAt: '2026-01-01T00:00:00.000Z',
          expiresAt: '2027-01-01T00:00:00.000Z',
          state: 'running',
          origin: 'demo',
        },
      ],
    },
    listLedger: {
      total: 2,
      users: [{ userId: 1, username: 'mechanic', userRealname: '王师傅' }],
      rows: [
        {
          ledgerId: 9,
          chargedAt: '2026-11-21T06:05:00.000Z',
          userId: 1,
          username: 'mechanic',
          userRealname: '王师傅',
          vehicleTypeCode: 'C',
          reason: 'parts',
          subject: '7',
          subjectName: '大众 朗逸 2016款',
          source: 'daily',
          packageId: 1,
          amount: 1,
        },
        {
          ledgerId: -1,
          chargedAt: '2026-11-20T06:05:00.000Z',
          userId: 1,
          username: 'mechanic',
          userRealname: '王师傅',
          vehicleTypeCode: 'C',
          reason: 'refund',
          subject: 'E20261101000000000001',
          subjectName: '乘用车 100 次包',
          source: 'count',
          packageId: 2,
          amount: 83,
        },
      ],
    },
  });
  expect(await screen.findByText('今日 3 次')).toBeDefined();
  expect(screen.getByText('乘用车每天 50 次包')).toBeDefined();
  expect(screen.getByText('与主账号共享')).toBeDefined();
  const vehicle = await screen.findByRole('link', { name: '大众 朗逸 2016款' });
  expect(vehicle.getAttribute('href')).toBe('/search/parts?vehicleId=7');
  expect(screen.getByText('退款收回：83 次')).toBeDefined();
  const refunded = screen.getByRole('link', { name: '乘用车 100 次包' });
  expect(refunded.getAttribute('href')).toBe('/buy?orderCode=E20261101000000000001');
  expect(requests.find(({ operation }) => operation === 'listLedger')?.body).toMatchObject({
    vehicleTypeCode: 'C',
    fromDate: '2026-01-01',
    pageNum: 1,
  });
});

test('a screen without lookups left links to the packages', async () => {
  const noLookups: Overrides = {
    getVehicleConfig: () => refuse('500501'),
    getCovVehicleConfig: () => refuse('500501'),
  };
  await openAs({}, '/search/vehicle_detail?vehicleId=7', noLookups);
  expect((await screen.findAllByRole('link', { name: '购买套餐', hidden: true })).length).toBeGreaterThan(0);
  expect(localStorage.getItem('epc.quota-prompt')).not.toBeNull();
});

function searchResult({ vehicleList, total }: Pick<VehicleResult, 'vehicleList' | 'total'>) {
  const getVehicleByName: VehicleResult = {
    vehicleList,
    total,
    questionList: [],
    analysisDesc: { certainty: 'certain', rule: 'name', query: '朗逸' },
    vinSource: null,
    partNum: 1,
    refinedTruckNum: 0,
  };
  return { getVehicleByName };
}
