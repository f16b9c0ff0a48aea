import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chosenProvince } from '../../../../src/catalogue/shared/province/use-province.ts';
import { quotaRefusal } from '../../../../src/providers/calls/handle-call-error.ts';
import { notices } from '../../../../src/providers/notification.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import {
  type Asked,
  fakeApi,
  fakeSession,
  type Overrides,
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
  const asked: Asked[] = [];
  fakeServer.use(fakeApi(fakes(overrides), asked));
  const opened = await openPage(page);
  await opened.user.click(await screen.findByRole('button', { name: '价格省份：北京市' }));
  await opened.user.click(await screen.findByRole('radio', { name: '上海市' }));
  await opened.user.click(screen.getByRole('button', { name: '确定' }));
  return { ...opened, asked: () => asked.filter(({ operation }) => operation === 'modifyProvince') };
}

test('another province asks first and says what it takes and what is left; confirming switches and tells', async () => {
  const { user, asked, place } = await pickShanghai();
  const dialog = await screen.findByRole('dialog', { name: '切换价格省份' });
  expect(within(dialog).getByText('本次切换使用 1 次乘用车查询')).toBeDefined();
  expect(await within(dialog).findByText(/乘用车查询还剩 54 次/)).toBeDefined();
  expect(asked()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '确认切换' }));
  expect(await screen.findByText('价格省份已切换到上海市，使用 1 次乘用车查询（免费），还剩 53 次')).toBeDefined();
  expect(asked().map(({ body }) => body)).toMatchObject([
    { provinceCode: '310000', isDefault: false, vehicleTypeCode: 'C' },
  ]);
  expect(await screen.findByRole('button', { name: '价格省份：上海市' })).toBeDefined();
  await waitFor(() => expect(place()).toBe(`${PAGE}?province=310000`));
});

test('cancelling leaves the province as it was, and takes nothing', async () => {
  const { user, asked, place } = await pickShanghai();
  const dialog = await screen.findByRole('dialog', { name: '切换价格省份' });
  await user.click(within(dialog).getAllByRole('button', { name: '取消' }).at(-1) ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '切换价格省份' })).toBeNull());
  expect(asked()).toEqual([]);
  expect(screen.getByRole('button', { name: '价格省份：北京市' })).toBeDefined();
  expect(place()).toBe(PAGE);
});

test('a province that was paid for today is switched to without a question', async () => {
  const paid = [{ provinceCode: '310000' as const, until: new Date(Date.now() + 60_000).toISOString() }];
  const { asked } = await pickShanghai({ getProvince: provincesOf({ provinces: both, paid }) });
  expect(await screen.findByRole('button', { name: '价格省份：上海市' })).toBeDefined();
  expect(screen.queryByRole('dialog', { name: '切换价格省份' })).toBeNull();
  expect(asked()).toEqual([]);
});

test('without provinces there is no data, and nothing to confirm', async () => {
  useFakeApi(fakes({ getProvince: provincesOf({ provinces: [] }) }));
  const { user } = await openPage(PAGE);
  await user.click(await screen.findByRole('button', { name: /^价格省份/ }));
  expect(await screen.findByText('暂无数据')).toBeDefined();
  expect(screen.getByRole('button', { name: '确定' })).toHaveProperty('disabled', true);
});

test('a link with another province is asked about once; declined, the link says where prices are from', async () => {
  const asked = useFakeApi(fakes());
  const { user, place } = await openPage(`${PAGE}?province=310000`);
  const dialog = await screen.findByRole('dialog', { name: '切换价格省份' });
  expect(within(dialog).getByText(/此链接的价格省份是上海市/)).toBeDefined();
  await user.click(within(dialog).getAllByRole('button', { name: '取消' }).at(-1) ?? dialog);
  await waitFor(() => expect(place()).toBe(PAGE));
  expect(screen.queryByRole('dialog', { name: '切换价格省份' })).toBeNull();
  expect(asked.filter(({ operation }) => operation === 'modifyProvince')).toEqual([]);
});

test('a link with a province that is free is taken up at once', async () => {
  const paid = [{ provinceCode: '310000' as const, until: new Date(Date.now() + 60_000).toISOString() }];
  useFakeApi(fakes({ getProvince: provincesOf({ provinces: both, paid }) }));
  const { place } = await openPage(`${PAGE}?province=310000`);
  expect(await screen.findByRole('button', { name: '价格省份：上海市' })).toBeDefined();
  expect(place()).toBe(`${PAGE}?province=310000`);
});

test('a main account whose lookups have run out is told by the server’s words, and shown where to buy', async () => {
  const { user } = await pickShanghai({ modifyProvince: () => refuse('500502') });
  const dialog = await screen.findByRole('dialog', { name: '切换价格省份' });
  await user.click(within(dialog).getByRole('button', { name: '确认切换' }));
  const told = await screen.findByRole('dialog', { name: '提示' });
  expect(within(told).getByText('今日乘用车查询次数已用完，明日可继续使用')).toBeDefined();
  expect(within(told).getByRole('link', { name: '购买套餐' }).getAttribute('href')).toMatch(/^\/buy_service\?from=/);
  expect(screen.queryByText('今日乘用车查询次数已用完，明日可继续使用', { selector: '[class*=text]' })).toBeNull();
  await user.click(within(told).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '提示' })).toBeNull());
});

test('a sub account is told to ask its main account, and not shown a way to buy', async () => {
  useFakeApi(fakes());
  await openPage(PAGE);
  setSession({ ...fakeSession, user: { ...fakeSession.user, acctLevel: 1 } });
  quotaRefusal.set({ code: '500601', message: '您还没有商用车查询套餐' });
  const told = await screen.findByRole('dialog', { name: '提示' });
  expect(within(told).getByText('联系主账号补充套餐')).toBeDefined();
  expect(within(told).queryByRole('link')).toBeNull();
});

test('what went wrong is told inside the box that stands over the page, where it is seen, reached and heard', async () => {
  const { user } = await pickShanghai({ modifyProvince: () => refuse('900503') });
  const dialog = await screen.findByRole('dialog', { name: '切换价格省份' });
  await user.click(within(dialog).getByRole('button', { name: '确认切换' }));
  expect(await within(dialog).findByText('服务暂不可用，请稍后再试')).toBeDefined();
  await user.click(within(dialog).getAllByRole('button', { name: '取消' }).at(-1) ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '切换价格省份' })).toBeNull());
  // It is told until its time is over, box or no box.
  expect(screen.getByText('服务暂不可用，请稍后再试').closest('dialog')).toBeNull();
});

test('a default that was changed in another tab is taken up when one comes back, and told', async () => {
  let own = provincesOf({ provinces: both });
  await openWith({ getProvince: () => own });
  await screen.findByRole('button', { name: '价格省份：北京市' });
  own = { ...own, province: '310000' };
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('button', { name: '价格省份：上海市' })).toBeDefined();
  expect(notices.get().map(({ text }) => text)).toEqual(['默认省份已在别处更改，现在显示的是上海市的价格']);
});

test('a province that was chosen in this tab stays, whatever becomes of the default elsewhere', async () => {
  let own = provincesOf({ provinces: both });
  const { asked } = await openWith({ getProvince: () => own });
  chosenProvince.set('110000');
  await screen.findByRole('button', { name: '价格省份：北京市' });
  own = { ...own, province: '310000' };
  const times = () => asked.filter(({ operation }) => operation === 'getProvince').length;
  const before = times();
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(times()).toBe(before + 1));
  expect(screen.getByRole('button', { name: '价格省份：北京市' })).toBeDefined();
  expect(notices.get()).toEqual([]);
});

async function openWith(overrides: Overrides) {
  const asked: Asked[] = [];
  fakeServer.use(fakeApi(fakes(overrides), asked));
  return { ...(await openPage(PAGE)), asked };
}
