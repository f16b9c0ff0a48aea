import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { notices } from '../../../../src/providers/notification.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, type Overrides, type ReceivedRequest, refuse } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { vehicleOf } from '../../../support/screens/vehicle-of.ts';
import { resultOf } from '../../vehicles/support.ts';
import { itemWith, orderWith } from '../lines/support.ts';

beforeEach(() => notices.set([]));

/** Opens order 7 with one item; returns the bodies of an operation's requests. */
async function openOrder(overrides: Overrides = {}) {
  const requests: ReceivedRequest[] = [];
  const answers: Overrides = {
    getPartList: ({ listId }) => orderWith({ listId }),
    getItem: { rows: [itemWith()], total: 1 },
    ...overrides,
  };
  fakeServer.use(fakeApi(answers, requests));
  const page = await openPage('/order/partsOrderDetail?listId=7');
  await screen.findByRole('heading', { level: 1, name: '朗逸 前刹车' });
  const bodies = (name: string) => requests.filter(({ operation }) => operation === name).map(({ body }) => body);
  return { ...page, bodies };
}

const openDialog = async (user: Awaited<ReturnType<typeof openOrder>>['user'], button: string) => {
  await user.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { hidden: true }));
};

test('a deleted order leads back to the list, with an undo that restores it', async () => {
  const { user, place, bodies } = await openOrder({ getList: { rows: [], total: 0 } });
  await user.click(screen.getByRole('button', { name: '删除工单 朗逸 前刹车' }));
  await waitFor(() => expect(place()).toBe('/order/myPartsOrder'));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(bodies('restoreList')).toEqual([{ listIds: [7] }]));
});

test('a copy for another vehicle is opened, and a retry has the same idempotency key', async () => {
  let attempts = 0;
  const { user, place, bodies } = await openOrder({
    getVehicleByName: resultOf([vehicleOf({ vehicleId: 9 })]),
    copyPartList: () => {
      attempts += 1;
      return attempts === 1 ? refuse('900503') : { listId: 8 };
    },
  });
  const dialog = await openDialog(user, '复制');
  await user.click(dialog.getByRole('checkbox', { name: '用于另一辆车', hidden: true }));
  await user.click(dialog.getByRole('button', { name: '复制', hidden: true }));
  expect(dialog.getByText('请先查到并选择车型')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: '另一辆车', hidden: true }), '朗逸{Enter}');
  const choice = await dialog.findByRole<HTMLInputElement>('radio', { hidden: true });
  await waitFor(() => expect(choice.checked).toBe(true));
  await user.click(dialog.getByRole('button', { name: '复制', hidden: true }));
  expect(await dialog.findByText('服务暂不可用，请稍后再试')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '复制', hidden: true }));
  await waitFor(() => expect(place()).toBe('/order/partsOrderDetail?listId=8'));
  const [first, second] = bodies('copyPartList');
  expect(first).toMatchObject({ listId: 7, name: '朗逸 前刹车（副本）', vehicle: { vehicleId: 9 } });
  expect(second).toEqual(first);
});

test('a vehicle search without results displays the reason beside the field', async () => {
  const { user } = await openOrder({ getVehicleByName: () => refuse('100100') });
  const dialog = await openDialog(user, '复制');
  await user.click(dialog.getByRole('checkbox', { name: '用于另一辆车', hidden: true }));
  await user.type(dialog.getByRole('textbox', { name: '另一辆车', hidden: true }), '朗逸{Enter}');
  expect(await dialog.findByText('未查到车型，请核对后再试')).toBeDefined();
});

test('labour is added with its price; a rejected line keeps the dialog open with the error', async () => {
  let isDown = true;
  const { user, bodies } = await openOrder({
    savePartListItem: () => (isDown ? refuse('900503') : { partId: 2 }),
  });
  const dialog = await openDialog(user, '工时/材料');
  const add = dialog.getByRole('button', { name: '添加', hidden: true });
  await user.click(add);
  expect(dialog.getByText('请输入名称')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: '名称', hidden: true }), '更换刹车片');
  await user.type(dialog.getByRole('textbox', { name: '单价（元）', hidden: true }), '120');
  await user.click(add);
  expect(await dialog.findByText('服务暂不可用，请稍后再试')).toBeDefined();
  isDown = false;
  await user.click(add);
  expect(await screen.findByText('已加入工单：更换刹车片')).toBeDefined();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  const item = { lineKind: 'labour', stdPartName: '更换刹车片', quantity: 1, unit: '小时', marketPriceFen: 12_000 };
  expect(bodies('savePartListItem').at(-1)).toMatchObject({ listId: 7, item });
});

test('lines whose province is not open say that they are not compared with today’s prices', async () => {
  await openOrder({
    getItemPresent: [
      { partId: 1, price: null, isPriceWithheld: true, isDiscontinued: false, successors: [], correction: null },
    ],
  });
  expect(await screen.findByText(/^1 项是.*的价格，未与今日价格比较/)).toBeDefined();
});

test('a line whose fit was corrected says what to do, and keeping it puts the corrected fit on the line', async () => {
  const correction = { verdict: 'misfit', dated: '2026-11-20T04:00:00.000Z', isOwn: true } as const;
  const { user, bodies } = await openOrder({
    getItemPresent: [
      { partId: 1, price: null, isPriceWithheld: false, isDiscontinued: false, successors: [], correction },
    ],
    updatePartListItems: ({ changes }) => ({ items: changes.map(() => itemWith()) }),
  });
  expect(await screen.findByText('1 项适配结论已更正')).toBeDefined();
  const reason = /^本公司 .*反馈：不适用于该车$/;
  expect(screen.getByText(reason)).toBeDefined();
  expect(screen.getByRole('link', { name: '为前制动片查找正确配件' }).getAttribute('href')).toContain('vehicleId=1');
  await user.click(screen.getByRole('button', { name: '保留不适用的前制动片' }));
  await screen.findByText('已更新 1 项');
  expect(bodies('updatePartListItems').at(-1)).toMatchObject({
    changes: [
      {
        partId: 1,
        values: { fit: { grade: 'misfit', rules: [expect.stringMatching(reason)], isConfirmed: true } },
      },
    ],
  });
});

test('all new prices are applied in one request, and undo restores the saved ones', async () => {
  const price = { marketPriceFen: 41_000, marketPriceRegionFen: null, guidePriceFen: 45_000 };
  const { user, bodies } = await openOrder({
    getItemPresent: [
      {
        partId: 1,
        price: { ...price, dated: '2026-10-01', source: 'sample' },
        isPriceWithheld: false,
        isDiscontinued: false,
        successors: [],
        correction: null,
      },
    ],
    updatePartListItems: ({ changes }) => ({ items: changes.map(() => itemWith({ marketPriceFen: 41_000 })) }),
  });
  await user.click(await screen.findByRole('button', { name: '采用全部新价' }));
  expect(await screen.findByText('已更新 1 项')).toBeDefined();
  const saved = {
    marketPriceFen: 39_800,
    marketPriceRegionFen: null,
    guidePriceFen: 45_000,
    priceSource: 'sample',
    priceDated: '2026-02-01',
  };
  const current = { ...price, priceSource: 'sample', priceDated: '2026-10-01' };
  expect(bodies('updatePartListItems')).toEqual([
    { listId: 7, changes: [{ partId: 1, values: current, seen: saved }] },
  ]);
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() =>
    expect(bodies('updatePartListItems').at(-1)).toEqual({
      listId: 7,
      changes: [{ partId: 1, values: saved, seen: current }],
    }),
  );
});
