import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { WorkOrderItem } from '../../../../src/contract/work-orders/schemas.ts';
import { notices } from '../../../../src/providers/notification.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, type ReceivedRequest } from '../../../support/screens/fakes.ts';
import { fitReportOf } from '../../../support/screens/fit-report-of.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { itemWith, orderWith } from './support.ts';

beforeEach(() => notices.set([]));

/** Opens an order with one line, and its dialog of returns. */
async function openReturn(item: WorkOrderItem = itemWith(), order = orderWith()) {
  const requests: ReceivedRequest[] = [];
  let current = item;
  fakeServer.use(
    fakeApi(
      {
        getPartList: order,
        getItem: () => ({ rows: [current], total: 1 }),
        updatePartListItems: ({ changes }) => {
          current = { ...current, ...Object(changes[0]?.values) };
          return { items: [current] };
        },
        reportFit: fitReportOf(),
      },
      requests,
    ),
  );
  const page = await openPage('/order/partsOrderDetail?listId=7');
  await page.user.click(await screen.findByRole('button', { name: '退货：前制动片' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await dialog.findByRole('radio', { name: '破损', hidden: true });
  const bodies = (name: string) => requests.filter(({ operation }) => operation === name).map(({ body }) => body);
  const press = (name: string) => page.user.click(dialog.getByRole('button', { name, hidden: true }));
  const choose = (name: string) => page.user.click(dialog.getByRole('radio', { name, hidden: true }));
  return { ...page, dialog, bodies, press, choose };
}

test('a return reason is saved with its words and shown on the line', async () => {
  const { bodies, choose, dialog, press } = await openReturn();
  await choose('破损');
  fireEvent.change(dialog.getByRole('textbox', { hidden: true }), { target: { value: ' 外壳裂纹 ' } });
  await press('保存');
  expect(await screen.findByText('已退货：破损（外壳裂纹）')).toBeDefined();
  expect(bodies('updatePartListItems')[0]).toEqual({
    listId: 7,
    changes: [
      {
        partId: 1,
        values: { returnReason: 'damaged', returnNote: '外壳裂纹' },
        seen: { returnReason: null, returnNote: '' },
      },
    ],
  });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('a wrong part is reported in the same step, with the vehicle of the order', async () => {
  const { bodies, press, user } = await openReturn();
  await press('保存');
  const report = within(await screen.findByRole('dialog', { name: '反馈配件适配问题', hidden: true }));
  await user.click(await report.findByRole('button', { name: '提交反馈', hidden: true }));
  await waitFor(() => expect(bodies('reportFit')).toHaveLength(1));
  expect(bodies('reportFit')[0]).toMatchObject({
    vehicleId: 1,
    vin: 'LSVAA2BR1GN100000',
    oe: '1K0 698 151 A',
    kind: 'misfit',
  });
  expect(bodies('reportFit')[0]).not.toHaveProperty('orderNo');
});

test('a wrong part of an order without a vehicle is returned without a report', async () => {
  const { dialog, press } = await openReturn(itemWith(), orderWith({ vehicleId: null }));
  expect(dialog.queryByRole('checkbox', { hidden: true })).toBeNull();
  await press('保存');
  expect(await screen.findByText('已退货：配错件，不适用')).toBeDefined();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('a return can be taken back, and undo brings it back', async () => {
  const returned = { returnReason: 'notNeeded', returnNote: '' } as const;
  const { bodies, press, user } = await openReturn(itemWith(returned));
  await press('取消退货');
  await waitFor(() => expect(screen.queryByText('已退货：不需要了')).toBeNull());
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await screen.findByText('已退货：不需要了')).toBeDefined();
  expect(bodies('updatePartListItems')).toMatchObject([
    { changes: [{ values: { returnReason: null }, seen: returned }] },
    { changes: [{ values: returned }] },
  ]);
});

test('“other” needs words', async () => {
  const { bodies, choose, dialog, press } = await openReturn();
  await choose('其他');
  await press('保存');
  expect(await dialog.findByText('请说明退货原因')).toBeDefined();
  expect(bodies('updatePartListItems')).toEqual([]);
});

test('labour has no return', async () => {
  fakeServer.use(
    fakeApi({
      getPartList: orderWith(),
      getItem: { rows: [itemWith({ lineKind: 'labour', oe: '', stdPartName: '更换前制动片' })], total: 1 },
    }),
  );
  await openPage('/order/partsOrderDetail?listId=7');
  expect(await screen.findByRole('button', { name: '从工单删除更换前制动片' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /退货/ })).toBeNull();
});
