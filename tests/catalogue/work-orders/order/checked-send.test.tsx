import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Finding } from '../../../../src/contract/work-orders/schemas.ts';
import { notices } from '../../../../src/providers/notification.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';
import { fakeApi, type ReceivedRequest } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import '../lines/popovers.ts';
import { itemWith, orderWith } from '../lines/support.ts';

beforeEach(() => notices.set([]));

const finding: Finding = {
  key: 'discontinued 1',
  rule: 'discontinued',
  partIds: [1],
  candidates: [],
  quantity: null,
  work: null,
  isDismissed: false,
};

async function openOrder(isDismissed: boolean) {
  const requests: ReceivedRequest[] = [];
  let findings = [{ ...finding, isDismissed }];
  fakeServer.use(
    fakeApi(
      {
        getPartList: orderWith({ listId: 7, vehicleId: 1 }),
        getItem: { rows: [itemWith({ partId: 1 })], total: 1 },
        checkOrder: () => ({ findings }),
        dismissFindings: () => {
          findings = [{ ...finding, isDismissed: true }];
          return null;
        },
      },
      requests,
    ),
  );
  const { user } = await openPage('/order/partsOrderDetail?listId=7');
  await screen.findByRole('button', { name: isDismissed ? '检查' : '检查，1 项待处理' });
  const isExported = () => requests.some(({ operation }) => operation === 'addOperationLog');
  return { user, isExported };
}

const question = async () => within(await screen.findByRole('dialog', { name: '发出前检查' }));

test('printing with open findings asks every time, and goes on only when told to', async () => {
  const { user } = await openOrder(false);
  const print = screen.getByRole('button', { name: '打印' });
  await user.click(print);
  await user.click((await question()).getByRole('button', { name: '取消' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(print);
  await user.click((await question()).getByRole('button', { name: '不处理，继续' }));
  expect(await screen.findByRole('dialog', { name: /打印/ })).toBeDefined();
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: '取消' })[0] as HTMLElement);
  await user.click(print);
  expect(await question()).toBeDefined();
});

test('an export with open findings is written once they are mended or the user goes on', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { user, isExported } = await openOrder(false);
  await user.click(screen.getByRole('button', { name: '导出' }));
  await user.click(screen.getByRole('button', { name: /CSV/i, hidden: true }));
  const dialog = await question();
  expect(dialog.getByText('有 1 项待处理。可在此修正或忽略，也可按现状继续。')).toBeDefined();
  expect(isExported()).toBe(false);
  await user.click(dialog.getByRole('button', { name: '忽略' }));
  await user.click(await dialog.findByRole('button', { name: '继续' }));
  await waitFor(() => expect(isExported()).toBe(true));
});

test('an order without open findings is printed without a question', async () => {
  const { user } = await openOrder(true);
  await user.click(screen.getByRole('button', { name: '打印' }));
  expect(await screen.findByRole('dialog', { name: /打印/ })).toBeDefined();
});
