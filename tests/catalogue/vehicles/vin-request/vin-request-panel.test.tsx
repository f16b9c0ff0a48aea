import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { VinRequest, VinRequestService } from '../../../../src/contract/vin-requests/schemas.ts';
import { type Overrides, refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { checkedVinOf, lavidas, resultOf } from '../support.ts';

const VIN = '1M8GDM9AXKP042788';
const open: VinRequestService = { hasFastVin: true, isOnline: true, answersFrom: null, leftToday: 20 };
const waiting: VinRequest = {
  taskId: 1,
  vin: VIN,
  note: '右舵',
  status: 0,
  createdAt: '2026-03-01T01:00:00.000Z',
  answeredAt: null,
  vehicle: null,
  reason: null,
  isNews: false,
};

function useUnknownVin(overrides: Overrides) {
  const requests = useFakeApi({
    getVehicleByVin: () => refuse('100100'),
    checkVin: checkedVinOf({ vin: VIN }),
    checkHasFastVinGoOnline: open,
    findFastVinTask: { task: null },
    ...overrides,
  });
  return openPage(`/search/vehicle?q=${VIN}&by=vin`).then((page) => ({ ...page, requests }));
}

test('an unknown VIN is handed in with a note, and its progress replaces the form', async () => {
  let task: VinRequest | null = null;
  const { user, requests } = await useUnknownVin({
    findFastVinTask: () => ({ task }),
    addFastVinTask: () => {
      task = waiting;
      return waiting;
    },
  });
  await user.type(await screen.findByRole('textbox', { name: '备注（选填）' }), ' 右舵 ');
  await user.click(screen.getByRole('button', { name: '提交给客服' }));
  expect(await screen.findByText(/已提交，等待客服处理/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '提交给客服' })).toBeNull();
  const add = requests.find(({ operation }) => operation === 'addFastVinTask');
  expect(add?.body).toEqual({ userId: 1, vin: VIN, note: '右舵' });
});

test('outside working hours the panel says when the staff will answer', async () => {
  await useUnknownVin({
    checkHasFastVinGoOnline: { ...open, isOnline: false, answersFrom: '2026-03-09T09:00:00+08:00' },
  });
  expect(await screen.findByText(/3月9日星期一 09:00 起回复/)).toBeDefined();
});

test('without the service nothing is offered', async () => {
  const { requests } = await useUnknownVin({ checkHasFastVinGoOnline: { ...open, hasFastVin: false } });
  expect(await screen.findByText(/目录中还没有这个车架号的规则/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '提交给客服' })).toBeNull();
  expect(requests.map(({ operation }) => operation)).not.toContain('findFastVinTask');
});

test('a refusal is shown at the note, which is kept', async () => {
  const { user } = await useUnknownVin({ addFastVinTask: () => refuse('200302') });
  await user.type(await screen.findByRole('textbox', { name: '备注（选填）' }), '右舵');
  await user.click(screen.getByRole('button', { name: '提交给客服' }));
  expect(await screen.findByText('今天提交的车架号已达上限，请明天再试')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /备注/ }).value).toBe('右舵');
});

test('a VIN that was not found shows the reason, and can be handed in again', async () => {
  const task = { ...waiting, status: 3 as const, reason: '平行进口，无资料', answeredAt: '2026-03-02T01:00:00.000Z' };
  await useUnknownVin({ findFastVinTask: { task } });
  expect(await screen.findByText('原因：平行进口，无资料')).toBeDefined();
  expect(screen.getByRole('button', { name: '再次提交' })).toBeDefined();
});

test('a new answer is notified with a link to it, and counted on the account', async () => {
  useFakeApi({
    getFastVinNews: {
      waitingNum: 0,
      newsNum: 1,
      latest: { ...waiting, taskId: 77, status: 2, isNews: true },
    },
    getVehicleByVin: { ...resultOf(lavidas.slice(0, 1), { rule: 'staff', certainty: 'certain' }), vinSource: 'staff' },
  });
  const { user, place } = await openPage('/order/myPartsOrder');
  expect(await screen.findByText(`客服已为 ${VIN} 找到车型`)).toBeDefined();
  expect(screen.getByRole('button', { name: '账号 mechanic，1 条新回复' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: '查看' }));
  expect(await screen.findByText('由客服人工核对该车架号后确定')).toBeDefined();
  expect(place()).toBe(`/search/vehicle?q=${VIN}&by=vin`);
});
