import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Quotation } from '../../../../src/contract/quotations/schemas.ts';
import { schemeTotals } from '../../../../src/contract/quotations/scheme-totals.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, type ReceivedRequest } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import '../lines/popovers.ts';
import { itemWith, orderWith } from '../lines/support.ts';

const token = 'abcdefghijklmnopqrstuv';
const option = { number: 'O1', brandName: '博世', unitPriceFen: 100, amountFen: 200, isOriginalKept: false };
const lines: Quotation['lines'] = [
  {
    line: 1,
    name: '前制动片',
    lineKind: 'part',
    quantity: 2,
    unit: '',
    options: { original: option, brand: option, economy: option },
  },
];
const quotation: Quotation = {
  quotationId: 3,
  listId: 7,
  createdAt: '2026-03-01T01:00:00.000Z',
  expiresAt: '2026-03-15T01:00:00.000Z',
  state: 'open',
  pricedOn: '2026-03-01',
  totals: schemeTotals(lines),
  lines,
  acceptance: null,
};
const accepted: Quotation = {
  ...quotation,
  state: 'accepted',
  acceptance: {
    name: '王先生',
    acceptedAt: '2026-03-02T06:30:00.000Z',
    choices: [{ line: 1, scheme: 'brand' }],
    totalFen: 200,
  },
};

async function openQuotations(first: Quotation[]) {
  const requests: ReceivedRequest[] = [];
  let stored = first;
  let isSeen = false;
  const isAccepted = () => stored.some(({ state }) => state === 'accepted');
  fakeServer.use(
    fakeApi(
      {
        getPartList: orderWith({ listId: 7 }),
        getItem: { rows: [itemWith()], total: 1 },
        listQuotations: () => stored,
        addQuotation: () => {
          stored = [quotation, ...stored];
          return { quotation, token };
        },
        revokeQuotation: () => {
          stored = stored.map((one) => ({ ...one, state: 'revoked' }));
          return { ...quotation, state: 'revoked' };
        },
        getQuotationNews: () =>
          isAccepted() && !isSeen
            ? [{ listId: 7, orderName: '朗逸', name: '王先生', acceptedAt: '2026-03-02T06:30:00.000Z' }]
            : [],
        seeQuotations: () => {
          isSeen = true;
          return null;
        },
      },
      requests,
    ),
  );
  const { user } = await openPage('/order/partsOrderDetail?listId=7');
  const button = await screen.findByRole('button', { name: /^报价/ });
  return {
    user,
    button,
    async openDialog() {
      await user.click(button);
      return within(await screen.findByRole('dialog', { name: '报价单' }));
    },
    bodyOf: (operation: string) => requests.find((one) => one.operation === operation)?.body,
  };
}

test('a new quotation gives a link with the token in its fragment', async () => {
  const { user, openDialog, bodyOf } = await openQuotations([]);
  const dialog = await openDialog();
  fireEvent.change(dialog.getByLabelText('有效期'), { target: { value: '7' } });
  await user.click(dialog.getByRole('button', { name: '生成报价单' }));
  const link = await dialog.findByRole('link');
  expect(link.getAttribute('href')).toBe(`${window.location.origin}/quotation#${token}`);
  expect(bodyOf('addQuotation')).toEqual({ listId: 7, kind: 'market', days: 7 });
  expect(await dialog.findByText('待客户确认')).toBeTruthy();
});

test('an open quotation can be withdrawn', async () => {
  const { user, openDialog, bodyOf } = await openQuotations([quotation]);
  const dialog = await openDialog();
  await user.click(await dialog.findByRole('button', { name: '撤回' }));
  expect(await dialog.findByText('已撤回')).toBeTruthy();
  expect(bodyOf('revokeQuotation')).toEqual({ quotationId: 3 });
  expect(dialog.queryByRole('button', { name: '撤回' })).toBeNull();
});

test('an acceptance marks the order until the shop has seen who accepted what', async () => {
  const { button, openDialog, bodyOf } = await openQuotations([accepted]);
  expect(await within(button).findByText('报价已被接受')).toBeTruthy();
  const dialog = await openDialog();
  expect(await dialog.findByText(/王先生 已于 .*¥2\.00/)).toBeTruthy();
  expect(dialog.getByText(/前制动片/).textContent).toContain('品牌方案');
  await waitFor(() => expect(bodyOf('seeQuotations')).toEqual({ listId: 7 }));
  await waitFor(() => expect(within(button).queryByText('报价已被接受')).toBeNull());
});

test('the list marks the orders whose acceptance the shop has not seen', async () => {
  fakeServer.use(
    fakeApi({
      getList: { rows: [orderWith({ listId: 7 }), orderWith({ listId: 8, name: '宝来 保养' })], total: 2 },
      getQuotationNews: [{ listId: 7, orderName: '朗逸', name: '王先生', acceptedAt: '2026-03-02T06:30:00.000Z' }],
    }),
  );
  await openPage('/order/myPartsOrder');
  const [mark, ...others] = await screen.findAllByText('报价已被接受');
  expect(others).toEqual([]);
  expect(mark?.closest('tr')?.textContent).toContain('朗逸 前刹车');
});
