import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { notices } from '../../../src/providers/notification.ts';
import { setSession } from '../../../src/providers/session/session.ts';
import { type ReceivedRequest, refuse, useFakeApi } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';
import { maintainFakes } from './plan/support.ts';

const URL = '/search/maintain?vehicleId=7&mileage=42000&purchaseDate=2022-06-01';

// Stored data ends with the session.
beforeEach(() => {
  setSession(null);
  notices.set([]);
});

const bodyOf = (requests: ReceivedRequest[], operation: string) =>
  requests.filter((call) => call.operation === operation).at(-1)?.body;
const findSum = async (text: string) => {
  const bar = await screen.findByRole('region', { name: '合计' });
  await within(bar).findByText(text);
};
const checkbox = (name: RegExp) => {
  const list = screen.getByRole('region', { name: /的保养$/ });
  return within(list).getByRole('checkbox', { name });
};

test('a plan opens with the stored reading and puts it into the URL', async () => {
  const requests = useFakeApi(maintainFakes());
  const { place } = await openPage('/search/maintain?vehicleId=7');
  await screen.findByRole('heading', { name: '当前 42,000 km 的保养' });
  expect(place()).toBe('/search/maintain?vehicleId=7&mileage=42000&purchaseDate=2022-06-01');
  expect(bodyOf(requests, 'getMaintainListByMileage')).toEqual({
    vehicleId: 7,
    mileage: 42_000,
    purchaseDate: '2022-06-01',
  });
});

test('only the plans of the demo catalogue are called sample data', async () => {
  useFakeApi(maintainFakes());
  await openPage('/search/maintain?vehicleId=7');
  await screen.findByRole('heading', { name: '当前 42,000 km 的保养' });
  expect(screen.queryByText(/示例数据/)).toBeNull();
  cleanup();
  document.body.insertAdjacentHTML('beforeend', '<script id="site" type="application/json">{"isDemo":true}</script>');
  await openPage('/search/maintain?vehicleId=10000007');
  await screen.findByRole('heading', { name: '当前 42,000 km 的保养' });
  expect(screen.queryByText(/示例数据/)).toBeNull();
  cleanup();
  await openPage('/search/maintain?vehicleId=7');
  expect(await screen.findByText('示例数据')).toBeDefined();
});

test('due projects are chosen and summed: parts, materials and hours at the shop’s own price', async () => {
  useFakeApi(maintainFakes());
  const { user } = await openPage(URL);
  // Filter 100, 4 litres at 62, 0.6 h at 100.
  await findSum('¥408.00');
  await user.click(checkbox(/更换机油滤清器/));
  await findSum('¥288.00');
  await user.click(checkbox(/检查制动片/));
  await findSum('¥318.00');
  await user.click(screen.getByRole('radio', { name: '需更换' }));
  await findSum('¥508.00');
});

test('a project from outside the plan is added, removed, and restored by undo', async () => {
  useFakeApi(maintainFakes());
  const { user } = await openPage(URL);
  await user.click(await screen.findByRole('button', { name: '添加项目' }));
  await user.click(await screen.findByRole('button', { name: '添加 清洗节气门' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '关闭' }));
  await findSum('¥468.00');
  await user.click(screen.getByRole('button', { name: '移除 清洗节气门' }));
  await findSum('¥408.00');
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await findSum('¥468.00');
});

test('choices and added projects are in the URL, restored from it, and can be reset', async () => {
  useFakeApi(maintainFakes());
  const first = await openPage(URL);
  await findSum('¥408.00');
  await first.user.click(screen.getByRole('button', { name: '添加项目' }));
  await first.user.click(await screen.findByRole('button', { name: '添加 清洗节气门' }));
  await first.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '关闭' }));
  await findSum('¥468.00');
  await first.user.click(checkbox(/清洗节气门/));
  await findSum('¥408.00');
  await waitFor(() => expect(first.place()).toMatch(/&plan=a\d+n$/));
  const link = first.place();
  cleanup();
  const again = await openPage(link);
  await findSum('¥408.00');
  const added = await screen.findByRole('checkbox', { name: /清洗节气门/ });
  expect(added.hasAttribute('checked')).toBe(false);
  await again.user.click(screen.getByRole('button', { name: '恢复原计划' }));
  await waitFor(() => expect(again.place()).toBe(URL));
  expect(screen.queryByRole('checkbox', { name: /清洗节气门/ })).toBeNull();
  await again.user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(again.place()).toBe(link));
});

test('another reading changes the plan at once, and is stored with the hourly price', async () => {
  const requests = useFakeApi(maintainFakes());
  const { user, place } = await openPage(URL);
  const mileage = await screen.findByLabelText('当前里程（km）');
  await user.clear(mileage);
  await user.type(mileage, '4.6万');
  const cost = screen.getByLabelText('工时单价（元/小时）');
  await user.clear(cost);
  await user.type(cost, '150');
  await user.click(screen.getByRole('button', { name: '生成方案' }));
  await screen.findByRole('heading', { name: '当前 46,000 km 的保养' });
  expect(place()).toContain('mileage=46000');
  expect(bodyOf(requests, 'saveMaintain')).toEqual({
    vehicleId: 7,
    mileage: 46_000,
    purchaseDate: '2022-06-01',
    customizeHourCostFen: 15_000,
  });
});

test('an invalid reading is reported at its field, which keeps its text', async () => {
  const requests = useFakeApi(maintainFakes());
  const { user } = await openPage(URL);
  const mileage = await screen.findByLabelText('当前里程（km）');
  await user.clear(mileage);
  await user.type(mileage, '很多');
  await user.click(screen.getByRole('button', { name: '生成方案' }));
  expect(await screen.findByText('请输入数字')).toBeDefined();
  expect(mileage).toHaveProperty('value', '很多');
  expect(mileage.getAttribute('aria-invalid')).toBe('true');
  expect(bodyOf(requests, 'saveMaintain')).toBeUndefined();
});

test('the timeline’s marks are one tab stop with arrow keys, and a mark plans its service', async () => {
  const requests = useFakeApi(maintainFakes());
  const { user, place } = await openPage(URL);
  const mark = await screen.findByRole('button', { name: '40,000 km：必做 2 项，检查 0 项' });
  expect(mark.tabIndex).toBe(0);
  mark.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await screen.findByRole('heading', { name: '60,000 km 保养' });
  expect(place()).toContain('scale=60000');
  expect(bodyOf(requests, 'getMaintainByScale')).toEqual({ vehicleId: 7, type: 'mileage', scale: 60_000 });
  // The pads are due there too: 0.3 h more.
  await findSum('¥438.00');
  await user.click(screen.getByRole('button', { name: '回到当前里程' }));
  await findSum('¥408.00');
});

test('the timeline has an axis of months', async () => {
  const requests = useFakeApi(maintainFakes());
  const { user, place } = await openPage(URL);
  await user.click(await screen.findByRole('radio', { name: '按月份' }));
  expect(await screen.findByRole('button', { name: /^60 个月：/ })).toBeDefined();
  expect(place()).toContain('by=month');
  expect(bodyOf(requests, 'getMonthScale')).toMatchObject({ mileage: 42_000, purchaseDate: '2022-06-01' });
});

test('the plan is added to a work order in one step, with materials and hours', async () => {
  const requests = useFakeApi(maintainFakes({ savePartList: { listId: 41, partIds: [1, 2, 3, 4] } }));
  const { user } = await openPage(URL);
  await findSum('¥408.00');
  await user.click(screen.getByRole('button', { name: '加入工单' }));
  await screen.findByText('已加入工单：4 项');
  expect(bodyOf(requests, 'savePartList')).toMatchObject({
    vehicleId: 7,
    vehicleType: 'pac',
    seriesId: expect.any(Number),
    items: [{ oe: '04E 115 561 H' }, { lineKind: 'material' }, { lineKind: 'labour' }, { lineKind: 'labour' }],
  });
  expect(requests.filter(({ operation }) => operation.startsWith('savePartList'))).toHaveLength(1);
});

test('completed work is recorded at today’s reading, and can be undone', async () => {
  const before = [
    { stdMaintId: 1, done: null },
    { stdMaintId: 2, done: null },
  ];
  const requests = useFakeApi(maintainFakes({ saveMaintainRecord: { before } }));
  const { user } = await openPage(URL);
  await findSum('¥408.00');
  await user.click(screen.getByRole('button', { name: '记录完成' }));
  await screen.findByText('已记录 2 项保养');
  const done = { mileage: 42_000, date: '2026-06-01' };
  expect(bodyOf(requests, 'saveMaintainRecord')).toEqual({
    vehicleId: 7,
    records: [
      { stdMaintId: 1, done },
      { stdMaintId: 2, done },
    ],
  });
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(bodyOf(requests, 'saveMaintainRecord')).toEqual({ vehicleId: 7, records: before }));
});

test('a part found worn on the check list is added to the plan', async () => {
  useFakeApi(maintainFakes());
  const { user } = await openPage(URL);
  await findSum('¥408.00');
  const checks = screen.getByRole('region', { name: '检查清单' });
  await user.click(await within(checks).findByRole('checkbox', { name: /需更换/ }));
  // Pads 100, 1.2 h.
  await findSum('¥628.00');
});

test('a vehicle without a plan shows the server’s message and a link to its parts', async () => {
  useFakeApi(
    maintainFakes({ getMaintainListByMileage: () => refuse('700101'), getMileageScale: () => refuse('700101') }),
  );
  await openPage(URL);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('heading', { name: '暂无该车型的保养方案' })).toBeDefined();
  const parts = within(alert).getByRole('link', { name: '查配件' });
  expect(parts.getAttribute('href')).toBe('/search/parts?vehicleId=7');
});

test('a plan cannot be ordered while its prices are loading', async () => {
  let resolvePrices = () => {};
  const pricesAllowed = new Promise<void>((resolve) => {
    resolvePrices = resolve;
  });
  const answers = maintainFakes();
  const { getPartPrices } = answers;
  if (typeof getPartPrices !== 'function') throw new Error('getPartPrices must be a function');
  const requests = useFakeApi({ ...answers, getPartPrices: (body) => pricesAllowed.then(() => getPartPrices(body)) });
  const { user } = await openPage(URL);
  const toOrder = await screen.findByRole('button', { name: '加入工单' });
  expect(toOrder.getAttribute('aria-busy')).toBe('true');
  await user.click(toOrder);
  resolvePrices();
  await findSum('¥408.00');
  expect(toOrder.getAttribute('aria-busy')).toBeNull();
  expect(requests.filter(({ operation }) => operation.startsWith('savePartList'))).toHaveLength(0);
});

test('without prices the plan is usable but shows no sums', async () => {
  useFakeApi(maintainFakes({ getPartPrices: () => refuse('900503') }));
  await openPage(URL);
  expect(await screen.findByText(/价格未能加载/)).toBeDefined();
  expect(checkbox(/更换机油滤清器/)).toBeDefined();
  const totals = within(screen.getByRole('region', { name: '合计' }));
  expect(totals.getAllByText('…')).toHaveLength(3);
  // The parts can still be ordered: the order loads their prices itself.
  expect(screen.getByRole('button', { name: '加入工单' }).getAttribute('aria-busy')).toBeNull();
});

test('without a vehicle in the URL the screen shows a search', async () => {
  useFakeApi(maintainFakes());
  await openPage('/search/maintain');
  expect(await screen.findByRole('heading', { name: '保养方案' })).toBeDefined();
});

test('an unknown vehicle shows a message', async () => {
  useFakeApi(maintainFakes({ getDefaultMaintain: () => refuse('900404'), filterVehicle: () => refuse('100100') }));
  await openPage(URL);
  expect(await screen.findByRole('heading', { name: '没有这辆车' })).toBeDefined();
});

test('the screen is available in English', async () => {
  useFakeApi(maintainFakes());
  await openPage(URL, 'en');
  await screen.findByRole('heading', { name: 'Service at 42,000 km' });
  expect(await screen.findByRole('button', { name: '60,000 km: 2 required, 1 to inspect' })).toBeDefined();
});
