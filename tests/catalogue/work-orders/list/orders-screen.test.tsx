import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { WorkOrder } from '../../../../src/contract/work-orders/schemas.ts';
import { notices } from '../../../../src/providers/notification.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, type Overrides, type ReceivedRequest, refuse } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { orderWith } from '../lines/support.ts';

const path = '/order/myPartsOrder';

beforeEach(() => notices.set([]));

/** A fake server with these orders: it pages, renames, deletes and restores. */
function fakeOrders(initial: WorkOrder[], overrides: Overrides = {}) {
  const removed = new Set<number>();
  let orders = initial;
  const requests: ReceivedRequest[] = [];
  const answers: Overrides = {
    getList: ({ search, pageNum, pageSize }) => {
      const found = orders.filter(({ listId, name }) => !removed.has(listId) && name.includes(search));
      return { rows: found.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length };
    },
    modifyListName: ({ listId, name }) => {
      orders = orders.map((order) => (order.listId === listId ? { ...order, name } : order));
      return null;
    },
    removeList: ({ listIds }) => {
      for (const listId of listIds) removed.add(listId);
      return null;
    },
    restoreList: ({ listIds }) => {
      for (const listId of listIds) removed.delete(listId);
      return null;
    },
    ...overrides,
  };
  fakeServer.use(fakeApi(answers, requests));
  return (operation: string) => bodiesOf(requests, operation);
}

function bodiesOf(requests: readonly ReceivedRequest[], operation: string): unknown[] {
  return requests.filter((one) => one.operation === operation).map(({ body }) => body);
}

const three = ['甲', '乙', '丙'].map((name, index) => orderWith({ listId: index + 1, name }));
const queryOf = (router: Awaited<ReturnType<typeof openPage>>['router']) =>
  new URLSearchParams(router.state.location.search);
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr');
  if (row === null) throw new Error(`${name} is in no row`);
  return within(row);
};

test('a row has the vehicle, VIN, number of items, exact total and a link to the order', async () => {
  fakeOrders([orderWith({ listId: 7, name: '甲', itemNum: 3, totalFen: 123_456, unpricedNum: 2 })]);
  await openPage(path);
  const row = await rowOf('甲');
  for (const text of ['大众 朗逸 2016款 1.6L 手动风尚版', 'LSVAA2BR1GN100000', '3', '¥1,234.56', '另 2 项无价']) {
    expect(row.getByText(text)).toBeTruthy();
  }
  expect(row.getByRole('link').getAttribute('href')).toBe('/order/partsOrderDetail?listId=7');
});

test('a search is kept in the URL, sent to the server, and can be cleared', async () => {
  const bodies = fakeOrders(three);
  const { user, router } = await openPage(`${path}?page=1&sort=name`);
  await rowOf('甲');
  await user.type(screen.getByRole('searchbox', { name: '搜索工单' }), ' 乙 {Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: '甲' })).toBeNull());
  expect(queryOf(router).get('q')).toBe('乙');
  expect(bodies('getList').at(-1)).toMatchObject({ search: '乙', sortBy: 'name', pageNum: 1 });
  await user.click(screen.getByRole('button', { name: '清除搜索' }));
  await rowOf('甲');
  expect(queryOf(router).has('q')).toBe(false);
});

test('a click on a column head sorts by it, a second one reverses the direction', async () => {
  const bodies = fakeOrders(three);
  const { user, router } = await openPage(path);
  await rowOf('甲');
  const head = () => screen.getByRole('columnheader', { name: '工单名称' });
  await user.click(screen.getByRole('button', { name: '工单名称' }));
  expect(queryOf(router).toString()).toBe('sort=name&order=asc');
  expect(head().getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: '工单名称' }));
  expect(head().getAttribute('aria-sort')).toBe('descending');
  await waitFor(() => expect(bodies('getList').at(-1)).toMatchObject({ sortBy: 'name', orderBy: 'desc' }));
});

test('the sort select displays and changes the sort in the URL', async () => {
  fakeOrders(three);
  const { user, router } = await openPage(`${path}?sort=name&order=asc`);
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: '排序' });
  expect(choice.selectedOptions[0]?.text).toBe('名称升序');
  await user.selectOptions(choice, '最近创建在前');
  expect(queryOf(router).toString()).toBe('sort=createdAt');
});

test('an order is renamed in place with Enter', async () => {
  const bodies = fakeOrders(three);
  const { user } = await openPage(path);
  await user.click((await rowOf('乙')).getByRole('button', { name: '修改名称 乙' }));
  await user.clear(screen.getByRole('textbox', { name: '工单名称' }));
  await user.keyboard('周五取车{Enter}');
  expect(await screen.findByRole('link', { name: '周五取车' })).toBeTruthy();
  expect(bodies('modifyListName')).toEqual([{ listId: 2, name: '周五取车', seen: { name: '乙' } }]);
});

test('Esc cancels a rename, and an empty name is rejected beside the field', async () => {
  const bodies = fakeOrders(three);
  const { user } = await openPage(path);
  await user.click((await rowOf('乙')).getByRole('button', { name: '修改名称 乙' }));
  await user.keyboard('xx{Escape}');
  expect(await screen.findByRole('link', { name: '乙' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '修改名称 乙' }));
  await user.clear(screen.getByRole('textbox', { name: '工单名称' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('名称不能为空')).toBeTruthy();
  expect(bodies('modifyListName')).toEqual([]);
});

test('a name that could not be saved stays in the field with the error', async () => {
  fakeOrders(three, { modifyListName: () => refuse('900503') });
  const { user } = await openPage(path);
  await user.click((await rowOf('乙')).getByRole('button', { name: '修改名称 乙' }));
  await user.keyboard('新名{Enter}');
  expect(await screen.findByText('服务暂不可用，请稍后再试')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '工单名称' }).value).toBe('新名');
});

test('several orders are deleted at once, and undo restores exactly them', async () => {
  const bodies = fakeOrders(three);
  const { user } = await openPage(path);
  await rowOf('甲');
  await user.click(screen.getByRole('checkbox', { name: '选择工单 甲' }));
  await user.click(screen.getByRole('checkbox', { name: '选择工单 丙' }));
  expect(screen.getByText('已选 2 张')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '删除所选' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '甲' })).toBeNull());
  expect(screen.getByRole('link', { name: '乙' })).toBeTruthy();
  expect(screen.getByText('已删除 2 张工单')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await rowOf('丙');
  expect(bodies('removeList')).toEqual([{ listIds: [1, 3] }]);
  expect(bodies('restoreList')).toEqual([{ listIds: [1, 3] }]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择工单 甲' }).checked).toBe(false);
});

test.each([
  ['in the head', 1],
  ['above the cards of a narrow window', 0],
])('the checkbox %s selects the whole page, then none of it', async (_where, index) => {
  fakeOrders(three);
  const { user } = await openPage(path);
  const box = (await screen.findAllByRole('checkbox', { name: '选择本页全部工单' }))[index];
  if (box === undefined) throw new Error('no such checkbox');
  await user.click(box);
  expect(screen.getByText('已选 3 张')).toBeTruthy();
  await user.click(box);
  expect(screen.queryByText(/已选/)).toBeNull();
});

test('an order that could not be deleted stays, and the error is displayed', async () => {
  fakeOrders(three, { removeList: () => refuse('900404') });
  const { user } = await openPage(path);
  await user.click((await rowOf('乙')).getByRole('button', { name: '删除工单 乙' }));
  expect(await screen.findByText('未找到')).toBeTruthy();
  expect(screen.getByRole('link', { name: '乙' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

test('the page is in the URL, and a page beyond the last is replaced by the last', async () => {
  fakeOrders(Array.from({ length: 21 }, (_, index) => orderWith({ listId: index + 1, name: `第${index + 1}张` })));
  const { user, router } = await openPage(`${path}?page=9`);
  await rowOf('第21张');
  expect(queryOf(router).get('page')).toBe('2');
  expect(screen.getByText('第 2 / 2 页')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一页' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: '上一页' }));
  await rowOf('第1张');
  expect(queryOf(router).has('page')).toBe(false);
});

test('an empty list explains how to create the first order', async () => {
  fakeOrders([]);
  await openPage(path);
  expect(await screen.findByRole('heading', { name: '还没有工单' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '去查车型' }).getAttribute('href')).toBe('/index');
});

test('a search without results says so and offers to clear it', async () => {
  fakeOrders(three);
  const { user } = await openPage(`${path}?q=${encodeURIComponent('丁')}`);
  expect(await screen.findByText('名称、车架号和车型中都没有“丁”。')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: '清除搜索' }).at(-1) ?? document.body);
  await rowOf('甲');
});

test('a list that could not be loaded displays the error and a retry button', async () => {
  let isDown = true;
  fakeOrders([], { getList: () => (isDown ? refuse('900503') : { rows: three, total: 3 }) });
  const { user } = await openPage(path);
  expect(await screen.findByRole('heading', { name: '服务暂不可用，请稍后再试' })).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  await rowOf('甲');
});

test('the list is displayed in English', async () => {
  fakeOrders([orderWith({ name: 'Front brakes', itemNum: 1, unpricedNum: 1 })]);
  await openPage(path, 'en');
  expect(await screen.findByRole('heading', { name: 'Work orders' })).toBeTruthy();
  expect(await screen.findByText('1 work order')).toBeTruthy();
  expect(screen.getByText('+ 1 unpriced')).toBeTruthy();
});

const company = [
  { userId: 1, name: '王师傅', isMain: false },
  { userId: 2, name: '老板', isMain: true },
];

test('without colleagues neither owners nor their choice are shown', async () => {
  fakeOrders(three, { getOrderPeople: company.slice(0, 1) });
  await openPage(path);
  await rowOf('甲');
  expect(screen.queryByRole('combobox', { name: '所属' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: '创建人' })).toBeNull();
});

test('a sub account lists the company’s orders with their owners, and cannot delete a colleague’s', async () => {
  const mixed = [orderWith({ listId: 1, name: '甲', ownerId: 1 }), orderWith({ listId: 2, name: '乙', ownerId: 2 })];
  const bodies = fakeOrders(mixed, { getOrderPeople: company });
  const { user, router } = await openPage(path);
  await user.selectOptions(await screen.findByRole('combobox', { name: '所属' }), '全公司');
  expect(queryOf(router).get('owner')).toBe('all');
  await waitFor(() => expect(bodies('getList').at(-1)).toMatchObject({ scope: 'all' }));
  const row = await rowOf('乙');
  expect(row.getByText('老板')).toBeTruthy();
  expect(row.getByRole('button', { name: '删除工单 乙' }).hasAttribute('disabled')).toBe(true);
  expect((await rowOf('甲')).getByRole('button', { name: '删除工单 甲' }).hasAttribute('disabled')).toBe(false);
  await user.selectOptions(screen.getByRole('combobox', { name: '所属' }), '老板');
  await waitFor(() => expect(bodies('getList').at(-1)).toMatchObject({ ownerId: 2 }));
});

test('an order that was added in another tab appears', async () => {
  const bodies = fakeOrders(three);
  await openPage(path);
  await rowOf('甲');
  const before = bodies('getList').length;
  const otherTab = new BroadcastChannel('epc.changes');
  otherTab.postMessage(['getList']);
  await waitFor(() => expect(bodies('getList').length).toBe(before + 1));
  otherTab.close();
});
