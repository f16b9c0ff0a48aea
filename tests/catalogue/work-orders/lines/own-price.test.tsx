import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shopDate } from '../../../../src/contract/shop-time.ts';
import type { WorkOrderItem } from '../../../../src/contract/work-orders/schemas.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, type Overrides, type ReceivedRequest, refuse } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { itemWith, orderWith } from './support.ts';

const oil = itemWith({ partId: 3, lineKind: 'material', oe: '', stdPartName: '机油', marketPriceFen: null });
const pads = itemWith({ partId: 4, stdPartName: '前制动片' });

async function openOrder(rows: WorkOrderItem[], overrides: Overrides = {}) {
  const requests: ReceivedRequest[] = [];
  const answers: Overrides = {
    getPartList: orderWith(),
    getItem: { rows, total: rows.length },
    updatePartListItems: { items: [oil] },
    ...overrides,
  };
  fakeServer.use(fakeApi(answers, requests));
  const { user } = await openPage('/order/partsOrderDetail?listId=7');
  const edit = async (typed: string) => {
    await user.click(await screen.findByRole('button', { name: '修改机油的单价' }));
    const field = screen.getByRole('textbox', { name: '机油的单价' });
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
  };
  const sent = () => requests.filter(({ operation }) => operation === 'updatePartListItems').map(({ body }) => body);
  return { edit, sent };
}

test('the price of a material is set in its line, as the user’s own price of today', async () => {
  const { edit, sent } = await openOrder([oil, pads]);
  await edit('¥58.5');
  const values = { marketPriceFen: 5850, priceSource: 'own', priceDated: shopDate() };
  await waitFor(() =>
    expect(sent()).toEqual([{ listId: 7, changes: [{ partId: 3, values, seen: { marketPriceFen: null } }] }]),
  );
  expect(screen.queryByRole('button', { name: '修改前制动片的单价' })).toBeNull();
});

test('text that is not an amount is refused in the field', async () => {
  const { edit, sent } = await openOrder([{ ...oil, marketPriceFen: 5850 }]);
  await edit('abc');
  expect(await screen.findByText('请输入金额，最多两位小数')).toBeDefined();
  expect(sent()).toEqual([]);
});

test('an empty price removes it', async () => {
  const { edit, sent } = await openOrder([{ ...oil, marketPriceFen: 5850 }]);
  await edit('');
  const values = { marketPriceFen: null, priceSource: '', priceDated: null };
  await waitFor(() => expect(sent()).toMatchObject([{ changes: [{ values, seen: { marketPriceFen: 5850 } }] }]));
});

test('a price of zero counts as none, as in the totals', async () => {
  await openOrder([{ ...oil, marketPriceFen: 0 }]);
  expect(await screen.findByText('添加单价')).toBeDefined();
});

test('a price that is not saved stays in the field with the reason', async () => {
  const { edit } = await openOrder([oil], { updatePartListItems: () => refuse('900503') });
  await edit('60');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: '机油的单价' }).getAttribute('aria-invalid')).toBe('true'),
  );
});
