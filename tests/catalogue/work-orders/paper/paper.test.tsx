import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paperChoice } from '../../../../src/catalogue/work-orders/paper/paper-choice.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, type ReceivedRequest } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { provincesOf } from '../../../support/screens/provinces-of.ts';
import '../lines/popovers.ts';
import { itemWith, orderWith } from '../lines/support.ts';

const path = '/order/partsOrderDetail?listId=7';
const letterhead = {
  shopName: '顺达汽修',
  phone: '0512-66668888',
  address: '苏州市吴中区',
  logo: 'data:image/png;base64,AAAA',
  isOwn: true,
};
const items = [
  itemWith({ partId: 1, quantity: 2, partRemark: '进价 310，勿告客户', retailSuitPriceFen: 21_000 }),
  itemWith({ partId: 2, stdPartName: '前制动盘', marketPriceFen: 33_333 }),
];

/** The sheet that the browser would print, taken at the moment of printing. */
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  paperChoice.set('customer');
  vi.stubGlobal('print', () => {
    window.dispatchEvent(new Event('beforeprint'));
    const sheet = document.querySelector('article');
    printed.push(`${[...(sheet?.querySelectorAll('img') ?? [])].map(({ src }) => src).join()} ${sheet?.textContent}`);
    expect(document.querySelector('dialog[open]')).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
  });
});

async function openOrder(fields: Parameters<typeof orderWith>[0] = {}) {
  const requests: ReceivedRequest[] = [];
  let order = orderWith(fields);
  fakeServer.use(
    fakeApi(
      {
        getProvince: provincesOf(),
        getLetterhead: letterhead,
        getPartList: () => order,
        getItem: { rows: items, total: items.length },
        modifyListCustomer: ({ customerName = order.customerName, plate = order.plate }) => {
          order = { ...order, customerName, plate };
          return null;
        },
      },
      requests,
    ),
  );
  const { user } = await openPage(path);
  await user.click(await screen.findByRole('button', { name: '打印' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, requests };
}

test('the customer’s paper has the shop’s head, customer, plate, one price kind, total and lines to sign on', async () => {
  const { user, dialog } = await openOrder();
  expect(await dialog.findByText('顺达汽修 · 0512-66668888 · 苏州市吴中区')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('客户名称'), { target: { value: '王先生' } });
  fireEvent.change(dialog.getByLabelText('车牌号'), { target: { value: '苏E12345' } });
  await user.click(dialog.getByRole('button', { name: '打印' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  const [sheet = ''] = printed;
  for (const text of ['data:image/png', '顺达汽修', '王先生', '苏E12345', '¥398.00', '¥1,129.33', '客户签字'])
    expect(sheet).toContain(text);
});

test('the customer’s paper has no remark, no source and no other price kind', async () => {
  const { user, dialog } = await openOrder({ remark: '内部：老客户打折' });
  await user.click(dialog.getByRole('button', { name: '打印' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  for (const text of ['进价', '老客户', '示例数据', '¥450.00', '¥210.00', '指导'])
    expect(printed[0]).not.toContain(text);
});

test('the internal sheet has every price kind, sources and remarks, and no head', async () => {
  const { user, dialog } = await openOrder({ remark: '内部：老客户打折' });
  await user.click(dialog.getByRole('radio', { name: /内部联/ }));
  await user.click(dialog.getByRole('button', { name: '打印' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  for (const text of ['进价', '老客户', '示例数据', '¥398.00', '¥450.00', '¥210.00'])
    expect(printed[0]).toContain(text);
  expect(printed[0]).not.toContain('顺达汽修');
});

test('the main account edits the head from the dialog', async () => {
  const { user, dialog, requests } = await openOrder();
  await user.click(await dialog.findByRole('button', { name: '编辑' }));
  fireEvent.change(dialog.getByLabelText('电话'), { target: { value: '0512-1' } });
  await user.click(dialog.getByRole('button', { name: '保存抬头' }));
  await waitFor(() =>
    expect(requests.find(({ operation }) => operation === 'saveLetterhead')?.body).toEqual({
      shopName: '顺达汽修',
      phone: '0512-1',
      address: '苏州市吴中区',
    }),
  );
});
