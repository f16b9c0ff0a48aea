import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chosenProvince } from '../../../../src/catalogue/shared/province/use-province.ts';
import { quotaRefusal } from '../../../../src/providers/calls/handle-call-error.ts';
import { notices } from '../../../../src/providers/notification.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import {
  fakeApi,
  fakeSession,
  type Overrides,
  type ReceivedRequest,
  refuse,
  useFakeApi,
} from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { provincesOf, SHANGHAI } from '../../../support/screens/provinces-of.ts';
import '../../work-orders/lines/popovers.ts';

const PAGE = '/search/oe';
const both = [...provincesOf().provinces, SHANGHAI];
const deduct = {
  pacFree: 4,
  dayLimitNum: 50,
  dayUsedNum: 0,
  canUseNum: 0,
  maxLimitNum: 0,
  userType: 1,
  pacExpTime: null,
  pacStatus: '000000',
  covFree: 5,
  covDaily: 0,
  covRemain: 0,
  covTotal: 0,
  covUsed: 0,
  covUserType: 0,
  covExpTime: null,
  covStatus: '500601',
  isShared: false,
} as const;

beforeEach(() => {
  setSession(null);
  chosenProvince.set(null);
  quotaRefusal.set(null);
  notices.set([]);
});

const fakes = (overrides: Overrides = {}): Overrides => ({
  getProvince: provincesOf({ provinces: both }),
  getDeduct: deduct,
  modifyProvince: { isCharged: true, source: 'free', remaining: 53 },
  systemMenu: [],
  ...overrides,
});

async function pickShanghai(overrides: Overrides = {}, page = PAGE) {
  const requests: ReceivedRequest[] = [];
  fakeServer.use(fakeApi(fakes(overrides), requests));
  const opened = await openPage(page);
  await opened.user.click(await screen.findByRole('button', { name: '价格省份：北京市' }));
  await opened.user.click(await screen.findByRole('radio', { name: '上海市' }));
  await opened.user.click(screen.getByRole('button', { name: '确定' }));
  return { ...opened, switches: () => requests.filter(({ operation }) => operation === 'modifyProvince') };
}

test('switching the province shows its cost and the lookups left, and notifies after the confirmation', async () => {
  const { user, switches, place } = await pickShanghai();
  const dialog = await screen.findByRole('dialog', { name: '切换价格省份' });
  expect(within(dialog).getByText('本次切换使用 1 次乘用车查询')).toBeDefined();
  expect(await within(dialog).findByText(/乘用车查询还剩 54 次/)).toBeDefined();
  expect(switches()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '确认切换' }));
  expect(await screen.findByText('价格省份已切换到上海市，使用 1 次乘用车查询（免费），还剩 53 次')).toBeDefined();
  expect(switches().map(({ body }) => body)).toMatchObject([
    { provinceCode: '310000', isDefault: false, vehicleTypeCode: 'C' },
  ]);
  expect(await screen.findByRole('button', { name: '价格省份：上海市' })).toBeDefined();
  await waitFor(() => expect(place()).toBe(`${PAGE}?province=310000`));
});

test('cancelling keeps the province and charges nothing', async () => {
  const { user, switches, place } = await pickShanghai();
  const dialog = await screen.findByRole('dialog', { name: '切换价格省份' });
  await user.click(within(dialog).getAllByRole('button', { name: '取消' }).at(-1) ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '切换价格省份' })).toBeNull());
  expect(switches()).toEqual([]);
  expect(screen.getByRole('button', { name: '价格省份：北京市' })).toBeDefined();
  expect(place()).toBe(PAGE);
});

test('a province that was paid for today needs no confirmation', async () => {
  const paid = [{ provinceCode: '310000' as const, until: new Date(Date.now() + 60_000).toISOString() }];
  const { switches } = await pickShanghai({ getProvince: provincesOf({ provinces: both, paid }) });
  expect(await screen.findByRole('button', { name: '价格省份：上海市' })).toBeDefined();
  expect(screen.queryByRole('dialog', { name: '切换价格省份' })).toBeNull();
  expect(switches()).toEqual([]);
});

test('without provinces the panel says so and cannot be confirmed', async () => {
  useFakeApi(fakes({ getProvince: provincesOf({ provinces: [] }) }));
  const { user } = await openPage(PAGE);
  await user.click(await screen.findByRole('button', { name: /^价格省份/ }));
  expect(await screen.findByText('暂无数据')).toBeDefined();
  expect(screen.getByRole('button', { name: '确定' })).toHaveProperty('disabled', true);
});

test('the province of a link has to be confirmed once; declined, it is removed from the URL', async () => {
  const requests = useFakeApi(fakes());
  const { user, place } = await openPage(`${PAGE}?province=310000`);
  const dialog = await screen.findByRole('dialog', { name: '切换价格省份' });
  expect(within(dialog).getByText(/此链接的价格省份是上海市/)).toBeDefined();
  await user.click(within(dialog).getAllByRole('button', { name: '取消' }).at(-1) ?? dialog);
  await waitFor(() => expect(place()).toBe(PAGE));
  expect(screen.queryByRole('dialog', { name: '切换价格省份' })).toBeNull();
  expect(requests.filter(({ operation }) => operation === 'modifyProvince')).toEqual([]);
});

test('a free province of a link is applied at once', async () => {
  const paid = [{ provinceCode: '310000' as const, until: new Date(Date.now() + 60_000).toISOString() }];
  useFakeApi(fakes({ getProvince: provincesOf({ provinces: both, paid }) }));
  const { place } = await openPage(`${PAGE}?province=310000`);
  expect(await screen.findByRole('button', { name: '价格省份：上海市' })).toBeDefined();
  expect(place()).toBe(`${PAGE}?province=310000`);
});

test('a main account without lookups gets the server’s message and a link to the packages', async () => {
  const { user } = await pickShanghai({ modifyProvince: () => refuse('500502') });
  const dialog = await screen.findByRole('dialog', { name: '切换价格省份' });
  await user.click(within(dialog).getByRole('button', { name: '确认切换' }));
  const quotaDialog = await screen.findByRole('dialog', { name: '提示' });
  expect(within(quotaDialog).getByText('今日乘用车查询次数已用完，明日可继续使用')).toBeDefined();
  expect(within(quotaDialog).getByRole('link', { name: '购买套餐' }).getAttribute('href')).toMatch(
    /^\/buy_service\?from=/,
  );
  expect(screen.queryByText('今日乘用车查询次数已用完，明日可继续使用', { selector: '[class*=text]' })).toBeNull();
  await user.click(within(quotaDialog).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '提示' })).toBeNull());
});

test('a sub account is referred to its main account, without a link to the packages', async () => {
  useFakeApi(fakes());
  await openPage(PAGE);
  setSession({ ...fakeSession, user: { ...fakeSession.user, acctLevel: 1 } });
  quotaRefusal.set({ code: '500601', message: '您还没有商用车查询套餐' });
  const quotaDialog = await screen.findByRole('dialog', { name: '提示' });
  expect(within(quotaDialog).getByText('联系主账号补充套餐')).toBeDefined();
  expect(within(quotaDialog).queryByRole('link')).toBeNull();
});

test('an error is notified inside the open dialog, where it is visible and reachable', async () => {
  const { user } = await pickShanghai({ modifyProvince: () => refuse('900503') });
  const dialog = await screen.findByRole('dialog', { name: '切换价格省份' });
  await user.click(within(dialog).getByRole('button', { name: '确认切换' }));
  expect(await within(dialog).findByText('服务暂不可用，请稍后再试')).toBeDefined();
  await user.click(within(dialog).getAllByRole('button', { name: '取消' }).at(-1) ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '切换价格省份' })).toBeNull());
  // The notification outlives the dialog.
  expect(screen.getByText('服务暂不可用，请稍后再试').closest('dialog')).toBeNull();
});

test('a default changed in another tab is applied and notified when the window gets the focus', async () => {
  let own = provincesOf({ provinces: both });
  await openWith({ getProvince: () => own });
  await screen.findByRole('button', { name: '价格省份：北京市' });
  own = { ...own, province: '310000' };
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('button', { name: '价格省份：上海市' })).toBeDefined();
  expect(notices.get().map(({ text }) => text)).toEqual(['默认省份已在别处更改，现在显示的是上海市的价格']);
});

test('a province chosen in this tab is kept when the default changes elsewhere', async () => {
  let own = provincesOf({ provinces: both });
  const { requests } = await openWith({ getProvince: () => own });
  chosenProvince.set('110000');
  await screen.findByRole('button', { name: '价格省份：北京市' });
  own = { ...own, province: '310000' };
  const times = () => requests.filter(({ operation }) => operation === 'getProvince').length;
  const timesBefore = times();
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(times()).toBe(timesBefore + 1));
  expect(screen.getByRole('button', { name: '价格省份：北京市' })).toBeDefined();
  expect(notices.get()).toEqual([]);
});

async function openWith(overrides: Overrides) {
  const requests: ReceivedRequest[] = [];
  fakeServer.use(fakeApi(fakes(overrides), requests));
  return { ...(await openPage(PAGE)), requests };
}

test('a province that the server no longer gives returns to the default, with a notice, and charges nothing', async () => {
  const requests: ReceivedRequest[] = [];
  const isRefused = () => requests.some(({ body }) => Object(body).provinceCode === '310000');
  const answers = fakes({
    // This device's clock is behind the server's.
    getProvince: () =>
      provincesOf({
        provinces: both,
        paid: isRefused() ? [] : [{ provinceCode: '310000', until: new Date(Date.now() + 60_000).toISOString() }],
      }),
    getPartListByOe: ({ provinceCode }) => (provinceCode === '310000' ? refuse('900421') : []),
  });
  fakeServer.use(fakeApi(answers, requests));
  await openPage(`${PAGE}?oe=5Q0615301C&province=310000`);
  expect(await screen.findByText(/上海市的价格已满 24 小时/)).toBeDefined();
  expect(await screen.findByRole('button', { name: '价格省份：北京市' })).toBeDefined();
  const searches = () => requests.filter(({ operation }) => operation === 'getPartListByOe');
  await waitFor(() => expect(searches().at(-1)?.body).toMatchObject({ provinceCode: '110000' }));
  expect(requests.filter(({ operation }) => operation === 'modifyProvince')).toEqual([]);
});
