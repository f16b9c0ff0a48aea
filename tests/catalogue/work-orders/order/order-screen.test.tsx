import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WorkOrder, WorkOrderItem } from '../../../../src/contract/work-orders/schemas.ts';
import { notices } from '../../../../src/providers/notification.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, type Overrides, type ReceivedRequest, refuse } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { provincesOf, SHANGHAI } from '../../../support/screens/provinces-of.ts';
import '../lines/popovers.ts';
import { itemWith, orderWith } from '../lines/support.ts';

const path = '/order/partsOrderDetail?listId=7';

beforeEach(() => notices.set([]));
const provinces = provincesOf({ provinces: [...provincesOf().provinces, SHANGHAI] });

/** A fake server with this order: it updates, deletes and restores its items. */
function fakeOrder(order: WorkOrder, initial: WorkOrderItem[], overrides: Overrides = {}) {
  const removed = new Set<number>();
  const items = new Map(initial.map((item) => [item.partId, item]));
  const requests: ReceivedRequest[] = [];
  const answers: Overrides = {
    getProvince: provinces,
    getPartList: order,
    getItem: () => {
      const rows = [...items.values()].filter(({ partId }) => !removed.has(partId));
      return { rows, total: rows.length };
    },
    updatePartListItem: ({ partId, values: { quantity, partRemark } }) => {
      const item = items.get(partId) ?? refuse('900404');
      const changed = {
        ...item,
        quantity: quantity ?? item.quantity,
        partRemark: partRemark ?? item.partRemark,
      };
      items.set(partId, changed);
      return changed;
    },
    removeItem: ({ partIds }) => {
      for (const partId of partIds) removed.add(partId);
      return null;
    },
    restoreItem: ({ partIds }) => {
      for (const partId of partIds) removed.delete(partId);
      return null;
    },
    ...overrides,
  };
  fakeServer.use(fakeApi(answers, requests));
  return (operation: string) => requests.filter((one) => one.operation === operation).map(({ body }) => body);
}

const pads = itemWith({ partId: 1, quantity: 2 });
const disc = itemWith({ partId: 2, oe: '1K0 615 301 AA', stdPartName: '前制动盘', marketPriceFen: null });
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr');
  if (row === null) throw new Error(`${name} is in no row`);
  return within(row);
};
const quantityOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${name}的数量` });
const total = () => within(screen.getByRole('row', { name: /^合计/ })).getByText(/^¥/).textContent;

test('the screen names the order’s vehicle, VIN and province', async () => {
  fakeOrder(orderWith(), [pads]);
  await openPage(path);
  expect(await screen.findByRole('heading', { level: 1, name: '朗逸 前刹车' })).toBeTruthy();
  expect(screen.getByText('大众 朗逸 2016款 1.6L 手动风尚版')).toBeTruthy();
  expect(screen.getByText('LSVAA2BR1GN100000')).toBeTruthy();
  expect(await screen.findAllByText('北京市')).not.toHaveLength(0);
});

test('a line has an exact price and an exact total; an unknown price is ---', async () => {
  fakeOrder(orderWith(), [pads, disc]);
  await openPage(path);
  const priced = await rowOf('前制动片');
  for (const text of ['1K0 698 151 A', '原厂 / 大众', '¥398.00', '¥796.00'])
    expect(priced.getByText(text)).toBeTruthy();
  expect((await rowOf('前制动盘')).getAllByText('---')).toHaveLength(2);
});

test('the total is exact, and counts the lines that are left out of it', async () => {
  fakeOrder(orderWith(), [pads, disc, itemWith({ partId: 3, stdPartName: '螺栓', marketPriceFen: 1 })]);
  await openPage(path);
  await rowOf('前制动盘');
  expect(total()).toBe('¥796.01');
  expect(screen.getByText('1 项暂无价格，未计入合计')).toBeTruthy();
});

test('a price of another province than the order’s names its province', async () => {
  fakeOrder(orderWith(), [pads, { ...disc, provinceCode: '310000' }]);
  await openPage(path);
  expect(await (await rowOf('前制动盘')).findByText('上海市')).toBeTruthy();
  expect((await rowOf('前制动片')).queryByText('北京市')).toBeNull();
});

test('a step updates the quantity at once, and quick steps end in one saved number', async () => {
  const bodies = fakeOrder(orderWith(), [pads]);
  const { user } = await openPage(path);
  const more = (await rowOf('前制动片')).getByRole('button', { name: '增加前制动片的数量' });
  for (let step = 0; step < 4; step += 1) await user.click(more);
  expect(quantityOf('前制动片').value).toBe('6');
  await waitFor(() => expect(bodies('updatePartListItem').at(-1)).toMatchObject({ values: { quantity: 6 } }));
  await waitFor(() => expect(total()).toBe('¥2,388.00'));
  expect(quantityOf('前制动片').value).toBe('6');
});

test('a quantity that changes while the last one is being saved is no conflict', async () => {
  const answers: (() => void)[] = [];
  const bodies = fakeOrder(orderWith(), [pads], {
    updatePartListItem: async ({ values }) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return { ...pads, quantity: values.quantity ?? 0 };
    },
  });
  const { user } = await openPage(path);
  const more = (await rowOf('前制动片')).getByRole('button', { name: '增加前制动片的数量' });
  await user.click(more);
  await user.click(more);
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  expect(bodies('updatePartListItem')).toMatchObject([
    { values: { quantity: 3 }, seen: { quantity: 2 } },
    { values: { quantity: 4 }, seen: { quantity: 3 } },
  ]);
});

test('a typed quantity is saved with Enter, and an invalid one is rejected beside the field', async () => {
  const bodies = fakeOrder(orderWith(), [pads]);
  const { user } = await openPage(path);
  await rowOf('前制动片');
  for (const wrong of ['0', '1.5', 'x']) {
    await user.clear(quantityOf('前制动片'));
    await user.type(quantityOf('前制动片'), `${wrong}{Enter}`);
    expect(screen.getByText('仅限 1–9999')).toBeTruthy();
  }
  expect(bodies('updatePartListItem')).toEqual([]);
  await user.clear(quantityOf('前制动片'));
  await user.type(quantityOf('前制动片'), '12{Enter}');
  await waitFor(() =>
    expect(bodies('updatePartListItem')).toEqual([
      { listId: 7, partId: 1, values: { quantity: 12 }, seen: { quantity: 2 } },
    ]),
  );
  expect(screen.queryByText('仅限 1–9999')).toBeNull();
});

test('the stepper stops at 1 and 9999', async () => {
  fakeOrder(orderWith(), [
    { ...pads, quantity: 9_999 },
    { ...disc, quantity: 1 },
  ]);
  await openPage(path);
  await rowOf('前制动片');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '增加前制动片的数量' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '减少前制动盘的数量' }).disabled).toBe(true);
});

test('a rejected quantity returns to the saved one, and the error is displayed', async () => {
  fakeOrder(orderWith(), [pads], { updatePartListItem: () => refuse('900503') });
  const { user } = await openPage(path);
  await user.click((await rowOf('前制动片')).getByRole('button', { name: '增加前制动片的数量' }));
  expect(await screen.findByText('服务暂不可用，请稍后再试')).toBeTruthy();
  await waitFor(() => expect(quantityOf('前制动片').value).toBe('2'));
  await waitFor(() => expect(total()).toBe('¥796.00'));
});

test('a remark is edited in place and can be emptied', async () => {
  const bodies = fakeOrder(orderWith(), [pads]);
  const { user } = await openPage(path);
  await user.click((await rowOf('前制动片')).getByRole('button', { name: '修改前制动片的备注' }));
  await user.keyboard('急{Enter}');
  expect(await screen.findByText('急')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '修改前制动片的备注' }));
  await user.clear(screen.getByRole('textbox', { name: '前制动片的备注' }));
  await user.tab();
  expect(await (await rowOf('前制动片')).findByText('添加备注')).toBeTruthy();
  expect(bodies('updatePartListItem')).toEqual([
    { listId: 7, partId: 1, values: { partRemark: '急' }, seen: { partRemark: '' } },
    { listId: 7, partId: 1, values: { partRemark: '' }, seen: { partRemark: '急' } },
  ]);
});

test('a part is deleted at once, and undo restores it', async () => {
  const bodies = fakeOrder(orderWith(), [pads, disc]);
  const { user } = await openPage(path);
  await user.click((await rowOf('前制动片')).getByRole('button', { name: '从工单删除前制动片' }));
  expect(await screen.findByText('已从工单删除前制动片')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('1K0 698 151 A')).toBeNull());
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('1K0 698 151 A')).toBeTruthy();
  expect(bodies('removeItem')).toEqual([{ listId: 7, partIds: [1] }]);
  expect(bodies('restoreItem')).toEqual([{ listId: 7, partIds: [1] }]);
});

test('undo of a part that was added again fails with the error', async () => {
  fakeOrder(orderWith(), [pads, disc], { restoreItem: () => refuse('300101') });
  const { user } = await openPage(path);
  await user.click((await rowOf('前制动片')).getByRole('button', { name: '从工单删除前制动片' }));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await screen.findByText('工单中已存在该配件')).toBeTruthy();
});

test('an OE number is copied with one click', async () => {
  fakeOrder(orderWith(), [pads]);
  const { user } = await openPage(path);
  await user.click((await rowOf('前制动片')).getByRole('button', { name: '复制 1K0 698 151 A' }));
  expect(await screen.findByText('复制成功')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('1K0 698 151 A');
});

test('the order links to the parts of its vehicle, a truck’s to those of trucks', async () => {
  fakeOrder(orderWith({ vehicleType: 'cov' }), [pads]);
  await openPage(path);
  const link = await screen.findByRole('link', { name: '继续找件' });
  expect(link.getAttribute('href')).toBe('/search/covParts?vehicleId=1&vin=LSVAA2BR1GN100000');
});

test('an order without parts explains how to add them; without a vehicle it links to the search', async () => {
  fakeOrder(orderWith({ vehicleId: null }), []);
  await openPage(path);
  expect(await screen.findByRole('heading', { name: '这张工单还没有配件' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '继续找件' })).toBeNull();
  expect(screen.getByRole('link', { name: '去查车型' }).getAttribute('href')).toBe('/index');
});

test('an invalid order id shows a missing order without a request', async () => {
  const bodies = fakeOrder(orderWith(), [], {
    getPartList: () => refuse('900404'),
    getItem: () => refuse('900404'),
  });
  await openPage('/order/partsOrderDetail?listId=x');
  expect(await screen.findByRole('heading', { name: '没有这张工单' })).toBeTruthy();
  expect(bodies('getPartList')).toEqual([]);
});

test('another user’s order is displayed as missing, with a link to the list', async () => {
  fakeOrder(orderWith(), [], { getPartList: () => refuse('900404'), getItem: () => refuse('900404') });
  await openPage(path);
  expect(await screen.findByRole('heading', { name: '没有这张工单' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回我的工单' }).getAttribute('href')).toBe('/order/myPartsOrder');
});

test('the order is exported to a file named after it', async () => {
  fakeOrder(orderWith({ name: '朗逸 1/2' }), [pads]);
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await openPage(path);
  await user.click(await screen.findByRole('button', { name: '导出' }));
  await user.click(await screen.findByRole('button', { name: 'CSV (.csv)' }));
  await waitFor(() => expect(names).toEqual(['朗逸 1-2.csv']));
  expect(await files[0]?.text()).toContain('1,前制动片,1K0 698 151 A,原厂 / 大众,,2,398.00,2026-02-01,示例数据,796.00');
});

test('the order is displayed in English', async () => {
  fakeOrder(orderWith({ name: 'Front brakes' }), [pads, disc]);
  await openPage(path, 'en');
  expect(await screen.findByRole('columnheader', { name: 'Reference price (CNY)' })).toBeTruthy();
  expect(screen.getByText('1 line has no price and is not in the total')).toBeTruthy();
});
