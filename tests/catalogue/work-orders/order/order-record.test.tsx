import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import '../lines/popovers.ts';
import { itemWith, orderWith } from '../lines/support.ts';

const path = '/order/partsOrderDetail?listId=7';

test('the record names who changed what, with the values before and after', async () => {
  useFakeApi({
    getPartList: orderWith({ listId: 7, ownerId: 2, updatedBy: 3 }),
    getItem: { rows: [itemWith({ partId: 1, quantity: 2 })], total: 1 },
    getOrderPeople: [
      { userId: 1, name: '老板', isMain: true },
      { userId: 2, name: '安娜', isMain: false },
      { userId: 3, name: '本', isMain: false },
    ],
    getOrderChanges: {
      total: 2,
      rows: [
        {
          changeId: 9,
          userId: 3,
          action: 'itemEdit',
          changedAt: '2026-03-02T06:30:00.000Z',
          itemNum: 1,
          items: [
            {
              partId: 1,
              oe: '1K0 698 151 A',
              name: '前制动片',
              before: { quantity: 1, marketPriceFen: null, retailSuitPriceFen: null },
              after: { quantity: 4, marketPriceFen: 39_850, retailSuitPriceFen: 9_900 },
            },
          ],
          before: {},
          after: {},
        },
        {
          changeId: 8,
          userId: null,
          action: 'orderEdit',
          changedAt: '2026-03-02T06:20:00.000Z',
          itemNum: 0,
          items: [],
          before: { name: '甲' },
          after: { name: '乙' },
        },
      ],
    },
  });
  const { user } = await openPage(path);
  expect(await screen.findByText('安娜')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '变更记录' }));
  const dialog = within(await screen.findByRole('dialog', { name: '变更记录' }));
  const [edit, rename] = (await dialog.findAllByRole('listitem')).filter((row) => row.querySelector('strong') !== null);
  expect(edit?.textContent).toContain('本 修改 1 项');
  expect(edit?.textContent).toContain('数量：1 → 4 · 参考价：（空） → ¥398.50 · 电商配套价：（空） → ¥99.00');
  expect(rename?.textContent).toContain('已离开的账号 修改了工单');
  expect(rename?.textContent).toContain('工单名称：甲 → 乙');
});
