import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { cutConnection } from '../../../support/screens/cut-connection.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { itemWith, orderWith } from '../../work-orders/lines/support.ts';

const path = '/order/partsOrderDetail?listId=7';
const order = { getPartList: orderWith(), getItem: { rows: [itemWith()], total: 1 } };

test('a lost connection is said at the edge of the page, and its return for a while', async () => {
  useFakeApi(order);
  await openPage(path);
  await screen.findByText('前制动片');
  const restore = cutConnection();
  expect((await screen.findByText('网络已断开，正在重新连接…')).getAttribute('role')).toBe('status');
  restore();
  const back = await screen.findByText('网络已恢复');
  expect(screen.queryByText('网络已断开，正在重新连接…')).toBeNull();
  await waitFor(() => expect(back.isConnected).toBe(false));
});

test('the notice is in English', async () => {
  useFakeApi(order);
  await openPage(path, 'en');
  await screen.findByText('Line total');
  cutConnection();
  expect(await screen.findByText('No connection. Trying again…')).toBeTruthy();
});

test('a pane that could not be read is read again by itself', async () => {
  useFakeApi(order);
  const { router } = await openPage('/order/myPartsOrder');
  await screen.findByRole('heading', { level: 1 });
  const restore = cutConnection();
  await router.navigate(path);
  await screen.findByText('网络连接中断，请检查网络后重试。');
  restore();
  expect(await screen.findByText('前制动片')).toBeTruthy();
});

test('a call that fails while the server answers is no lost connection', async () => {
  useFakeApi(order);
  fakeServer.use(http.post('*/part-list/getPartList', () => HttpResponse.error()));
  await openPage(path);
  await screen.findByText('网络连接中断，请检查网络后重试。');
  expect(screen.queryByText('网络已断开，正在重新连接…')).toBeNull();
});

test('what the server has refused is not read again', async () => {
  const received = useFakeApi({ ...order, getPartList: () => refuse('900404') });
  await openPage(path);
  await screen.findByText('没有这张工单');
  const restore = cutConnection();
  await screen.findByText('网络已断开，正在重新连接…');
  const before = received.filter(({ operation }) => operation === 'getPartList').length;
  restore();
  await screen.findByText('网络已恢复');
  expect(received.filter(({ operation }) => operation === 'getPartList')).toHaveLength(before);
});
