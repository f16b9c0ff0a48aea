import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { WorkOrderItem } from '../../../../src/contract/work-orders/schemas.ts';
import { notices } from '../../../../src/providers/notification.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { type ReceivedRequest, refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { partsFakes } from '../../parts/parts-fakes.ts';
import { itemWith, orderWith } from '../../work-orders/lines/support.ts';

const URL = '/search/parts?vehicleId=7&node=11';

// Stored data ends with the session.
beforeEach(() => {
  setSession(null);
  notices.set([]);
});

const order = orderWith({ listId: 41, name: '朗逸保养', vehicleId: 7, vin: null, totalFen: 12_300 });

const findButton = async (name: RegExp) => await screen.findByRole('button', { name });
const operationsOf = (requests: ReceivedRequest[]) => requests.map(({ operation }) => operation);

/** Fakes of the calls of one work order, with its items. */
function orderFakes() {
  const items: WorkOrderItem[] = [];
  return {
    getPartList: order,
    getItem: () => ({ rows: [...items], total: items.length }),
    savePartList: (body: { items: Partial<WorkOrderItem>[] }) => {
      for (const item of body.items) items.push(itemWith({ ...item, partId: 1 }));
      return { listId: 41, partIds: [1] };
    },
    savePartListItem: ({ item }: { item: Partial<WorkOrderItem> }) => {
      items.push(itemWith({ ...item, partId: 2 }));
      return { partId: 2 };
    },
    removeItem: () => {
      items.pop();
      return null;
    },
  };
}

test('the first part creates the order, the next is added to it, and each row shows that it is on it', async () => {
  const requests = useFakeApi(partsFakes(orderFakes()));
  const { user } = await openPage(URL);
  await user.click(await findButton(/^加入工单：机油滤清器 /));
  await waitFor(async () =>
    expect((await findButton(/^从工单移除：机油滤清器 /)).getAttribute('aria-pressed')).toBe('true'),
  );
  await user.click(await findButton(/^加入工单：放油螺塞 /));
  expect(await findButton(/^从工单移除：放油螺塞 /)).toBeDefined();
  expect(operationsOf(requests).filter((operation) => operation.startsWith('savePart'))).toEqual([
    'savePartList',
    'savePartListItem',
  ]);
  const bar = screen.getByRole('region', { name: '当前工单' });
  expect(within(bar).getByRole('link', { name: '查看工单' }).getAttribute('href')).toBe(
    '/order/partsOrderDetail?listId=41',
  );
});

test('the vehicle’s order is continued when the user confirms it', async () => {
  const requests = useFakeApi(partsFakes({ ...orderFakes(), indexForExist: { order } }));
  const { user } = await openPage(URL);
  await user.click(await findButton(/^加入工单：机油滤清器 /));
  await user.click(await screen.findByRole('button', { name: '继续该工单' }));
  expect(await findButton(/^从工单移除：机油滤清器 /)).toBeDefined();
  expect(operationsOf(requests)).toContain('savePartListItem');
  expect(operationsOf(requests)).not.toContain('savePartList');
});

test('cancelling the question creates a new order', async () => {
  const requests = useFakeApi(partsFakes({ ...orderFakes(), indexForExist: { order } }));
  const { user } = await openPage(URL);
  await user.click(await findButton(/^加入工单：机油滤清器 /));
  const dialog = await screen.findByRole('dialog', { name: '该车已有工单' });
  await user.click(within(dialog).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(operationsOf(requests)).toContain('savePartList'));
});

test('adding a part can be undone', async () => {
  const requests = useFakeApi(partsFakes(orderFakes()));
  const { user } = await openPage(URL);
  await user.click(await findButton(/^加入工单：机油滤清器 /));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(operationsOf(requests)).toContain('removeItem'));
  expect(requests.find(({ operation }) => operation === 'removeItem')?.body).toEqual({ listId: 41, partIds: [1] });
  expect(await findButton(/^加入工单：机油滤清器 /)).toBeDefined();
});

test('for a part that is already on the order the server’s message is shown', async () => {
  useFakeApi(partsFakes({ ...orderFakes(), indexForExist: { order }, savePartListItem: () => refuse('300101') }));
  const { user } = await openPage(URL);
  await user.click(await findButton(/^加入工单：机油滤清器 /));
  await user.click(await screen.findByRole('button', { name: '继续该工单' }));
  expect(await screen.findByText('工单中已存在该配件')).toBeDefined();
});

test('in a new tab the vehicle’s order stands in the bar, and its rows are marked and can be removed', async () => {
  const fakes = orderFakes();
  fakes.savePartList({ items: [{ stdPartCode: 'P1', priceBrandId: 17, searchOe: '04E1031' }] });
  const requests = useFakeApi(partsFakes({ ...fakes, indexForExist: { order } }));
  const { user } = await openPage(URL);
  const remove = await findButton(/^从工单移除：机油滤清器 /);
  expect(screen.getByRole('region', { name: '当前工单' }).textContent).toContain('朗逸保养');
  await user.click(remove);
  expect(await findButton(/^加入工单：机油滤清器 /)).toBeDefined();
  expect(requests.find(({ operation }) => operation === 'removeItem')?.body).toEqual({ listId: 41, partIds: [1] });
});

test('a part that another tab added is marked without a reload', async () => {
  const fakes = orderFakes();
  useFakeApi(partsFakes({ ...fakes, indexForExist: { order } }));
  await openPage(URL);
  await screen.findByRole('region', { name: '当前工单' });
  await findButton(/^加入工单：机油滤清器 /);
  fakes.savePartList({ items: [{ stdPartCode: 'P1', priceBrandId: 17, searchOe: '04E1031' }] });
  const otherTab = new BroadcastChannel('epc.changes');
  otherTab.postMessage(['getItem']);
  expect(await findButton(/^从工单移除：机油滤清器 /)).toBeDefined();
  otherTab.close();
});

test('an order that was started on another device appears when the tab is looked at again', async () => {
  let isStarted = false;
  useFakeApi(partsFakes({ ...orderFakes(), indexForExist: () => ({ order: isStarted ? order : null }) }));
  await openPage(URL);
  await findButton(/^加入工单：机油滤清器 /);
  isStarted = true;
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('region', { name: '当前工单' })).toBeDefined();
});
