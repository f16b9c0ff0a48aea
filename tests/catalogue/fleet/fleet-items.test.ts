import { expect, test } from 'vitest';
import { fleetItems, vehicleItems } from '../../../src/catalogue/fleet/fleet-items.ts';
import { fleetRows } from '../../../src/catalogue/fleet/fleet-table.ts';
import { fitOf } from '../../support/screens/part-of.ts';
import { bookOf } from './support.ts';

const pads = { stdPartId: 2, stdPartName: '前制动片', searchOe: 'B1', oe: 'B 1', partCount: 2 };
const input = {
  prices: new Map(),
  province: '110000' as const,
  partBrandName: '原厂',
  labels: new Map([['VIN1', '沪A12345']]),
};

const cellsOf = (...books: Parameters<typeof fleetRows>[0]) =>
  fleetRows(books).flatMap(({ numbers }) => numbers.flatMap(({ cells }) => cells));

test('one order has a line for each number: the pieces of all vehicles, named in the remark', () => {
  const [line, ...others] = fleetItems(cellsOf(bookOf('VIN1', [pads]), bookOf('VIN2', [pads])), input);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ searchOe: 'B1', quantity: 4, partRemark: '沪A12345 ×2, VIN2 ×2' });
  expect(line?.fit?.grade).toBe('fits');
});

test('a line of several vehicles has the worst fit, with the vehicle that it is about', () => {
  const check = { ...pads, fit: fitOf('check', '制动盘直径未知') };
  const [line] = fleetItems(cellsOf(bookOf('VIN2', [pads]), bookOf('VIN1', [check])), input);
  expect(line?.fit).toMatchObject({ grade: 'check', rules: ['沪A12345: 制动盘直径未知'], isConfirmed: false });
});

test('vehicles with the same doubt share one rule', () => {
  const check = { ...pads, fit: fitOf('check', '制动盘直径未知') };
  const [line] = fleetItems(cellsOf(bookOf('VIN1', [check]), bookOf('VIN2', [check])), input);
  expect(line?.fit?.rules).toEqual(['沪A12345, VIN2: 制动盘直径未知']);
});

test('the order of one vehicle has each part once, with the pieces of that vehicle', () => {
  expect(vehicleItems(cellsOf(bookOf('VIN1', [pads])), input)).toMatchObject([{ searchOe: 'B1', quantity: 2 }]);
});
