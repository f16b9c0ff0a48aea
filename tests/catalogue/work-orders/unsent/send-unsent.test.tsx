import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sendUnsent } from '../../../../src/catalogue/work-orders/unsent/send-unsent.ts';
import { keepUnsent, unsentEdits } from '../../../../src/catalogue/work-orders/unsent/unsent-edits.ts';
import { notices } from '../../../../src/providers/notification.ts';
import { cutConnection } from '../../../support/screens/cut-connection.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, type Overrides, type ReceivedRequest, refuse } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import '../lines/popovers.ts';
import { itemWith, orderWith } from '../lines/support.ts';

const path = '/order/partsOrderDetail?listId=7';

beforeEach(() => notices.set([]));

/** A server that saves a change only if it is based on the saved value. */
function fakeOrder(overrides: Overrides = {}) {
  let item = itemWith({ quantity: 2 });
  let order = orderWith();
  const received: ReceivedRequest[] = [];
  const answers: Overrides = {
    getPartList: () => order,
    getList: () => ({ rows: [order], total: 1 }),
    getItem: () => ({ rows: [item], total: 1 }),
    updatePartListItem({ values: { quantity, partRemark }, seen = {} }) {
      for (const [field, value] of Object.entries(seen))
        if (Reflect.get(item, field) !== value) refuse('900409', { items: [item] });
      item = { ...item, quantity: quantity ?? item.quantity, partRemark: partRemark ?? item.partRemark };
      return item;
    },
    modifyListRemark({ remark, seen }) {
      if (seen?.remark !== order.remark) refuse('900409', order);
      order = { ...order, remark };
      return null;
    },
    ...overrides,
  };
  fakeServer.use(fakeApi(answers, received));
  return {
    sent: (operation: string) => received.filter((one) => one.operation === operation).map(({ body }) => body),
    /** As a colleague does. */
    saveElsewhere(quantity: number) {
      item = { ...item, quantity };
    },
    saved: () => ({ quantity: item.quantity, partRemark: item.partRemark, remark: order.remark }),
  };
}

const quantity = () => screen.findByRole<HTMLInputElement>('textbox', { name: '前制动片的数量' });
const more = () => screen.getByRole('button', { name: '增加前制动片的数量' });
const total = () => within(screen.getByRole('row', { name: /^合计/ })).getByText(/^¥/).textContent;
const isLost = () => screen.findByText('网络已断开，正在重新连接… 工单修改已暂存，联网后自动保存。');

test('quantities and remarks that could not be sent are shown as such, and sent once when the connection is back', async () => {
  const server = fakeOrder();
  const { user } = await openPage(path);
  await quantity();
  const restore = cutConnection();
  await user.click(more());
  await user.click(screen.getByRole('button', { name: '修改前制动片的备注' }));
  await user.keyboard('急{Enter}');
  await user.click(screen.getByRole('button', { name: '修改工单备注' }));
  await user.keyboard('下午取{Enter}');
  await isLost();
  await waitFor(() => expect(screen.getAllByText('尚未保存')).toHaveLength(3));
  await user.click(more());
  expect((await quantity()).value).toBe('4');
  await waitFor(() => expect(total()).toBe('¥1,592.00'));

  restore();
  expect(await screen.findByText('断网期间的 3 处修改已保存')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('尚未保存')).toBeNull());
  expect(server.saved()).toEqual({ quantity: 4, partRemark: '急', remark: '下午取' });
  expect(server.sent('updatePartListItem')).toMatchObject([
    { values: { partRemark: '急' } },
    { values: { quantity: 4 }, seen: { quantity: 2 } },
  ]);
  expect(server.sent('modifyListRemark')).toHaveLength(1);
  expect(unsentEdits.get()).toEqual([]);
});

test('they are kept when the page is left, and sent from any page', async () => {
  const server = fakeOrder();
  const { user, router } = await openPage(path);
  await quantity();
  const restore = cutConnection();
  await user.click(more());
  await isLost();
  await waitFor(() => expect(unsentEdits.get()).toHaveLength(1));
  await router.navigate('/user/userInfo');
  restore();
  await waitFor(() => expect(server.saved().quantity).toBe(3));
  expect(server.sent('updatePartListItem')).toHaveLength(1);
});

test('what a reload has left unsent is sent, whatever page is opened', async () => {
  const server = fakeOrder();
  await openPage('/index');
  keepUnsent({ listId: 7, partId: 1, field: 'quantity', name: '前制动片', value: 5, seen: 2 });
  await openPage('/order/myPartsOrder');
  await waitFor(() => expect(server.saved().quantity).toBe(5));
});

test('a value whose answer was lost is not saved again, nor asked about', async () => {
  const server = fakeOrder();
  await openPage(path);
  await quantity();
  keepUnsent({ listId: 7, partId: 1, field: 'quantity', name: '前制动片', value: 3, seen: 2 });
  keepUnsent({ listId: 7, partId: 1, field: 'quantity', name: '前制动片', value: 4, seen: 2 });
  server.saveElsewhere(3);
  await sendUnsent();
  expect(server.saved().quantity).toBe(4);
  keepUnsent({ listId: 7, partId: 1, field: 'quantity', name: '前制动片', value: 4, seen: 2 });
  await sendUnsent();
  expect([screen.queryByRole('dialog'), unsentEdits.get()]).toEqual([null, []]);
});

test('a value that a colleague has changed meanwhile is asked about in the order, and left until then', async () => {
  const server = fakeOrder();
  await openPage('/index');
  keepUnsent({ listId: 7, partId: 1, field: 'quantity', name: '前制动片', value: 5, seen: 2 });
  server.saveElsewhere(9);
  await sendUnsent();
  expect([server.saved().quantity, unsentEdits.get().length]).toEqual([9, 1]);
  const { user } = await openPage(path);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('9')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '用您写的' }));
  await waitFor(() => expect(server.saved().quantity).toBe(5));
  await waitFor(() => expect(unsentEdits.get()).toEqual([]));
});

test('a change of a line that is gone is given up with a message', async () => {
  fakeOrder({ updatePartListItem: () => refuse('900404') });
  await openPage(path);
  await quantity();
  keepUnsent({ listId: 7, partId: 1, field: 'quantity', name: '前制动片', value: 5, seen: 2 });
  await sendUnsent();
  expect(await screen.findByText(/^“前制动片”的修改未能保存：/)).toBeTruthy();
  expect(unsentEdits.get()).toEqual([]);
});

test('a busy server is no refusal: the change is kept', async () => {
  fakeOrder({ updatePartListItem: () => refuse('900503') });
  await openPage('/index');
  keepUnsent({ listId: 7, partId: 1, field: 'quantity', name: '前制动片', value: 5, seen: 2 });
  await sendUnsent();
  expect(unsentEdits.get()).toHaveLength(1);
});

test('a logout that would discard a change is asked about first', async () => {
  fakeOrder();
  const { user } = await openPage(path);
  await quantity();
  cutConnection();
  await user.click(more());
  await isLost();
  await user.click(await screen.findByRole('button', { name: '账号 mechanic' }));
  await user.click(await screen.findByRole('button', { name: '退出登录' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('因网络断开，1 处工单修改尚未保存，退出登录后将丢失。')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '取消' }));
  expect(unsentEdits.get()).toHaveLength(1);
});
