import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Finding } from '../../../../src/contract/work-orders/schemas.ts';
import { notices } from '../../../../src/providers/notification.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, type Overrides, type ReceivedRequest } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { partOf } from '../../../support/screens/part-of.ts';
import '../lines/popovers.ts';
import { itemWith, orderWith } from '../lines/support.ts';

const path = '/order/partsOrderDetail?listId=7';
beforeEach(() => notices.set([]));

const pads = itemWith({ partId: 1, quantity: 2 });
const twin = itemWith({ partId: 2, quantity: 3, stdPartCode: 'P9' });
const findingOf = (given: Partial<Finding>): Finding => ({
  key: given.rule ?? 'x',
  rule: 'noPrice',
  partIds: [1],
  candidates: [],
  quantity: null,
  work: null,
  isDismissed: false,
  ...given,
});
const sensor = { ...partOf({ searchOe: 'S1', oe: 'S 1', stdPartName: '磨损传感器' }), vehAssyId: 1, assemblyName: '' };

async function openCheckUp(findings: Finding[], overrides: Overrides = {}) {
  const requests: ReceivedRequest[] = [];
  const answers: Overrides = {
    getPartList: orderWith({ listId: 7, vehicleId: 1 }),
    getItem: { rows: [pads, twin], total: 2 },
    checkOrder: { findings },
    ...overrides,
  };
  fakeServer.use(fakeApi(answers, requests));
  const { user } = await openPage(path);
  await user.click(await screen.findByRole('button', { name: /^检查/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '发出前检查' }));
  const bodyOf = (operation: string) => requests.find((one) => one.operation === operation)?.body;
  return { user, dialog, bodyOf };
}

test('the button counts the open findings, and one is dismissed with a click', async () => {
  const findings = [findingOf({ rule: 'noPrice' }), findingOf({ rule: 'discontinued', isDismissed: true })];
  const { user, dialog, bodyOf } = await openCheckUp(findings);
  expect(screen.getByRole('button', { name: '检查，1 项待处理' })).toBeTruthy();
  await user.click(await dialog.findByRole('button', { name: '忽略' }));
  await waitFor(() => expect(bodyOf('dismissFindings')).toEqual({ listId: 7, keys: ['noPrice'], isDismissed: true }));
  expect(dialog.getByText('已忽略 1 项')).toBeTruthy();
});

test('a misfit that lines and parts book both show is listed once', async () => {
  const misfit = findingOf({ rule: 'misfit', key: 'misfit:1K0698151A:' });
  const { dialog, user } = await openCheckUp([misfit], {
    checkOrderFit: { findings: [{ ...misfit, candidates: [sensor] }] },
  });
  await user.click(await dialog.findByRole('button', { name: '核对配件目录' }));
  expect(await dialog.findByRole('button', { name: '换成适用件' })).toBeTruthy();
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
});

test('a line is named with its number where another has the same name', async () => {
  const others = [itemWith({ partId: 1, oe: '1K0 698 151 A' }), itemWith({ partId: 2, oe: '8K0 698 151' })];
  const { dialog } = await openCheckUp([findingOf({ rule: 'noPrice', partIds: [2] })], {
    getItem: { rows: others, total: 2 },
  });
  expect(await dialog.findByText(/8K0 698 151没有价格/)).toBeTruthy();
});

test('a doubled number is merged: the first line takes the sum and the other is removed', async () => {
  const { user, dialog, bodyOf } = await openCheckUp([findingOf({ rule: 'doubled', partIds: [1, 2] })], {
    updatePartListItems: { items: [] },
    removeItem: null,
  });
  await user.click(await dialog.findByRole('button', { name: '合并' }));
  await waitFor(() => expect(bodyOf('removeItem')).toEqual({ listId: 7, partIds: [2] }));
  expect(bodyOf('updatePartListItems')).toMatchObject({ changes: [{ partId: 1, values: { quantity: 5 } }] });
});

test('the parts book is compared only after a click, and a missing part is added', async () => {
  const { user, dialog, bodyOf } = await openCheckUp([], {
    checkOrderFit: { findings: [findingOf({ rule: 'together', candidates: [sensor] })] },
    savePartListItems: { partIds: [5], presentNum: 0 },
  });
  expect(await dialog.findByText('没有发现问题。')).toBeTruthy();
  expect(bodyOf('checkOrderFit')).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: '核对配件目录' }));
  await user.click(await dialog.findByRole('button', { name: '加入' }));
  await waitFor(() => expect(bodyOf('savePartListItems')).toMatchObject({ items: [{ searchOe: 'S1' }] }));
});
