import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Part } from '../../../../src/contract/parts/schemas.ts';
import { notices } from '../../../../src/providers/notification.ts';
import { type Overrides, refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { misfitPartOf, partOf } from '../../../support/screens/part-of.ts';
import { provincesOf } from '../../../support/screens/provinces-of.ts';
import { vehicleOf } from '../../../support/screens/vehicle-of.ts';
import { itemWith, orderWith } from '../../work-orders/lines/support.ts';
import '../../work-orders/lines/popovers.ts';

beforeEach(() => notices.set([]));

const VIN = 'LSVAA2BR1GN100000';
const message = `${VIN} 前刹车片 2套 机滤 喵呜`;
const vehicle = { ...vehicleOf({}), vehicleId: 7, vehicleName: '2016款 1.6L' };
const partText = { kind: 'name', unit: '', isPair: false, isUnsure: false, vehicle: 0 } as const;
const read = {
  spans: [
    { start: 0, end: 17, kind: 'vin', index: 0 },
    { start: 18, end: 22, kind: 'part', index: 0 },
    { start: 23, end: 25, kind: 'quantity', index: 0 },
    { start: 26, end: 28, kind: 'part', index: 1 },
    { start: 29, end: 31, kind: 'unknown', index: null },
  ],
  vehicles: [{ text: VIN, vin: VIN, problem: null, vehicles: [vehicle], total: 1 }],
  parts: [
    { ...partText, text: '前刹车片', quantity: 2, unit: '套' },
    { ...partText, text: '机滤', quantity: null },
  ],
} satisfies Overrides['readOrderText'];
const hitsOf = (...parts: Part[]) =>
  parts.map((part) => ({ part, vehAssyId: 1, assemblyName: '制动', rule: 'exact' as const }));
const pads = partOf({ oeId: 1, stdPartName: '前制动片', oeName: '前制动片' });
const filter = misfitPartOf({ oeId: 2, stdPartName: '机油滤清器', oeName: '机油滤清器' });

function fakes(overrides: Overrides = {}): Overrides {
  return {
    getProvince: provincesOf(),
    readOrderText: read,
    findOrderParts: [
      { query: 0, hits: hitsOf(pads) },
      { query: 1, hits: hitsOf(filter) },
    ],
    savePartList: { listId: 41, partIds: [1] },
    getPartList: orderWith({ listId: 41 }),
    getItem: { rows: [itemWith({ partId: 1 })], total: 1 },
    ...overrides,
  };
}

async function paste(url: string) {
  const page = await openPage(url);
  await page.user.click(await screen.findByRole('button', { name: '粘贴下单' }));
  fireEvent.change(await screen.findByRole('textbox', { name: '消息或清单' }), { target: { value: message } });
  await page.user.click(screen.getByRole('button', { name: '识别' }));
  return page;
}

test('a part that the book does not have can be added to the order as material', async () => {
  const requests = useFakeApi(fakes({ findOrderParts: [{ query: 0, hits: hitsOf(pads) }] }));
  const { user } = await paste('/search/vehicle');
  await user.click(await screen.findByRole('button', { name: '查 2 项配件' }));
  const row = (await screen.findByRole('rowheader', { name: '机滤' })).closest('tr');
  expect(row?.textContent).toContain('作为材料加入');
  await user.click(screen.getByRole('checkbox', { name: '选用机滤' }));
  fireEvent.change(screen.getByRole('spinbutton', { name: '机滤的数量' }), { target: { value: '3' } });
  await user.click(screen.getByRole('button', { name: '生成 1 张工单' }));
  await waitFor(() => expect(requests.some(({ operation }) => operation === 'savePartList')).toBe(true));
  const saved = requests.find(({ operation }) => operation === 'savePartList')?.body;
  expect(saved).toMatchObject({
    items: [
      { stdPartName: '前制动片' },
      { lineKind: 'material', stdPartName: '机滤', quantity: 3, marketPriceFen: null },
    ],
  });
});

test('a message on the search page becomes an order of what is certain, and what is unknown is marked', async () => {
  const requests = useFakeApi(fakes());
  const { user, place } = await paste('/search/vehicle');
  expect((await screen.findByText('喵呜')).title).toBe('未识别');
  expect(screen.getByRole('status').textContent).toContain('有 1 处未识别：喵呜');
  expect(requests.some(({ operation }) => operation === 'findOrderParts')).toBe(false);
  await user.click(screen.getByRole('button', { name: '查 2 项配件' }));
  const row = (await screen.findByRole('rowheader', { name: /前刹车片/ })).closest('tr');
  expect(row?.textContent).toContain('适用');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选用前刹车片' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选用机滤' }).checked).toBe(false);
  await user.click(screen.getByRole('button', { name: '生成 1 张工单' }));
  await waitFor(() => expect(place()).toBe('/order/partsOrderDetail?listId=41'));
  const saved = requests.find(({ operation }) => operation === 'savePartList')?.body;
  expect(saved).toMatchObject({
    vehicleId: 7,
    vin: VIN,
    items: [{ searchOe: pads.searchOe, quantity: 2, userWord: '前刹车片' }],
  });
  expect(requests.find(({ operation }) => operation === 'findOrderParts')?.body).toMatchObject({
    vehicleId: 7,
    vin: VIN,
    queries: [
      { kind: 'name', text: '前刹车片' },
      { kind: 'name', text: '机滤' },
    ],
  });
});

test('a part that does not fit goes on the order only when it is ticked', async () => {
  const requests = useFakeApi(fakes());
  const { user } = await paste('/search/vehicle');
  await user.click(await screen.findByRole('button', { name: '查 2 项配件' }));
  await user.click(await screen.findByRole('checkbox', { name: '选用机滤' }));
  fireEvent.change(screen.getByRole('spinbutton', { name: '机滤的数量' }), { target: { value: '3' } });
  await user.click(screen.getByRole('button', { name: '生成 1 张工单' }));
  await waitFor(() => expect(requests.some(({ operation }) => operation === 'savePartList')).toBe(true));
  expect(requests.find(({ operation }) => operation === 'savePartList')?.body).toMatchObject({
    items: [{ quantity: 2 }, { searchOe: filter.searchOe, quantity: 3 }],
  });
});

test('several vehicles are chosen by the user before anything is looked up', async () => {
  const two = [vehicle, { ...vehicle, vehicleId: 8, vehicleName: '2016款 自动' }];
  const vehicles = [{ text: VIN, vin: VIN, problem: 'checkDigit' as const, vehicles: two, total: 2 }];
  const requests = useFakeApi(fakes({ readOrderText: { ...read, vehicles } }));
  const { user } = await paste('/search/vehicle');
  const find = await screen.findByRole('button', { name: '查 2 项配件' });
  expect(find.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('车架号校验位不符，请核对')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '大众 朗逸 2016款 自动' }));
  await user.click(screen.getByRole('button', { name: '查 2 项配件' }));
  await screen.findByRole('rowheader', { name: /前刹车片/ });
  expect(requests.find(({ operation }) => operation === 'findOrderParts')?.body).toMatchObject({ vehicleId: 8 });
});

test('from an order the parts are looked up for its vehicle and added to it', async () => {
  const order = orderWith({ listId: 41, vehicleId: 9, vin: null });
  const requests = useFakeApi(fakes({ getPartList: order, savePartListItems: { partIds: [5], presentNum: 0 } }));
  const { user } = await paste('/order/partsOrderDetail?listId=41');
  await user.click(await screen.findByRole('button', { name: '查 2 项配件' }));
  await user.click(await screen.findByRole('button', { name: '加入 1 项' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ operation }) => operation === 'findOrderParts')?.body).toMatchObject({ vehicleId: 9 });
  const body = requests.find(({ operation }) => operation === 'savePartListItems')?.body;
  expect(body).toMatchObject({ listId: 41, isPresentSkipped: true, items: [{ searchOe: pads.searchOe }] });
});

test('the server’s refusal is shown in the dialog, and the text is kept', async () => {
  useFakeApi(fakes({ readOrderText: () => refuse('300322') }));
  await paste('/search/vehicle');
  expect(await screen.findByText(/内容过多/)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '消息或清单' }).value).toBe(message);
});
