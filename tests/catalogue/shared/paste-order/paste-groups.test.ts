import { expect, test } from 'vitest';
import {
  certainVehicle,
  type OrderText,
  pasteGroups,
  unknownTexts,
} from '../../../../src/catalogue/shared/paste-order/paste-groups.ts';
import type { MessagePart, MessageVehicle } from '../../../../src/contract/work-orders/schemas.ts';
import { vehicleOf } from '../../../support/screens/vehicle-of.ts';

const partOf = (text: string, vehicle: number | null): MessagePart => ({
  kind: 'name',
  text,
  quantity: null,
  unit: '',
  isPair: false,
  isUnsure: false,
  vehicle,
});
const vehicle = (given: Partial<MessageVehicle> = {}): MessageVehicle => ({
  text: '朗逸',
  vin: null,
  problem: null,
  vehicles: [vehicleOf()],
  total: 1,
  ...given,
});
const read = (given: Partial<OrderText>): OrderText => ({ spans: [], vehicles: [], parts: [], ...given });
const groupsOf = (text: OrderText, isForOrder = false) =>
  pasteGroups(text, isForOrder).map((group) => [group.vehicle?.text ?? null, group.parts.map(({ part }) => part.text)]);

const message = read({
  vehicles: [vehicle({ text: 'VIN1' }), vehicle({ text: '朗逸' }), vehicle({ text: 'VIN2' })],
  parts: [partOf('机滤', 2), partOf('空滤', 0), partOf('火花塞', 2), partOf('雨刮', null)],
});

test('parts are grouped by vehicle in the order of the message; a vehicle without parts has no group', () => {
  expect(groupsOf(message)).toEqual([
    ['VIN2', ['机滤', '火花塞']],
    ['VIN1', ['空滤']],
    [null, ['雨刮']],
  ]);
});

test('parts for a given order are in one group, whatever vehicles the message names', () => {
  expect(groupsOf(message, true)).toEqual([[null, ['机滤', '空滤', '火花塞', '雨刮']]]);
});

test('a part keeps its place in the message', () => {
  expect(pasteGroups(message, false).flatMap(({ parts }) => parts.map(({ index }) => index))).toEqual([0, 2, 1, 3]);
});

test('only a single vehicle of a sound VIN is taken without a choice', () => {
  const vehicleIdOf = (given: Partial<MessageVehicle>) =>
    certainVehicle({ vehicle: vehicle(given), parts: [] })?.vehicleId ?? null;
  expect(vehicleIdOf({})).toBe(1);
  expect(vehicleIdOf({ total: 2 })).toBeNull();
  expect(vehicleIdOf({ problem: 'checkDigit' })).toBeNull();
  expect(vehicleIdOf({ vehicles: [], total: 0 })).toBeNull();
  expect(certainVehicle({ vehicle: null, parts: [] })).toBeNull();
});

test('what was not understood is shown as it was written', () => {
  const spans: OrderText['spans'] = [
    { start: 0, end: 2, kind: 'part', index: 0 },
    { start: 3, end: 5, kind: 'unknown', index: null },
  ];
  expect(unknownTexts('机滤 ??。', read({ spans }))).toEqual(['??']);
});
