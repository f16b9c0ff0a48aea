import { expect, test } from 'vitest';
import { fleetRows, quantityOf, tickedCells } from '../../../src/catalogue/fleet/fleet-table.ts';
import { fitOf } from '../../support/screens/part-of.ts';
import { bookOf } from './support.ts';

const filter = { stdPartId: 1, stdPartName: '机滤', searchOe: 'A1', oe: 'A 1' };
const pads = { stdPartId: 2, stdPartName: '前制动片', partCount: 2 };

test('vehicles with the same number share a row, the number of most vehicles first', () => {
  const rows = fleetRows([
    bookOf('VIN1', [{ ...pads, searchOe: 'B2' }, filter]),
    bookOf('VIN2', [{ ...pads, searchOe: 'B1' }]),
    bookOf('VIN3', [{ ...pads, searchOe: 'B1' }]),
  ]);
  expect(rows.map(({ name, vehicleNum }) => [name, vehicleNum])).toEqual([
    ['前制动片', 3],
    ['机滤', 1],
  ]);
  const [row] = rows;
  expect(row?.numbers.map(({ part, cells }) => [part.searchOe, cells.map(({ vin }) => vin)])).toEqual([
    ['B1', ['VIN2', 'VIN3']],
    ['B2', ['VIN1']],
  ]);
  expect(row?.numbers.map(({ cells }) => quantityOf(cells))).toEqual([4, 2]);
});

test('a vehicle has the numbers of its best grade only, and a number the worst grade of its vehicles', () => {
  const check = { curVehFlag: 1 as const, fit: fitOf('check', '制动盘直径未知') };
  const misfit = { curVehFlag: 0 as const, fit: fitOf('misfit', '变速箱') };
  const [row] = fleetRows([
    bookOf('VIN1', [
      { ...pads, searchOe: 'B1' },
      { ...pads, searchOe: 'B2', ...misfit },
    ]),
    bookOf('VIN2', [
      { ...pads, searchOe: 'B1', ...check },
      { ...pads, searchOe: 'B3', ...check },
    ]),
    bookOf('VIN3', [{ ...pads, searchOe: 'B9', ...misfit }]),
  ]);
  expect(row?.numbers.map(({ part, grade }) => [part.searchOe, grade])).toEqual([
    ['B1', 'check'],
    ['B3', 'check'],
    ['B9', 'misfit'],
  ]);
});

test('left and right are rows of their own', () => {
  const rows = fleetRows([
    bookOf('VIN1', [
      { ...pads, oeName: '左前大灯', searchOe: 'L1' },
      { ...pads, oeName: '右前大灯', searchOe: 'R1' },
    ]),
  ]);
  expect(rows.map(({ numbers }) => numbers.map(({ part }) => part.searchOe))).toEqual([['L1'], ['R1']]);
});

test('the ticked cells are those whose keys are ticked, for the vehicle that they are ticked for', () => {
  const rows = fleetRows([bookOf('VIN1', [filter]), bookOf('VIN2', [filter])]);
  const [first] = rows[0]?.numbers[0]?.cells ?? [];
  expect(tickedCells(rows, new Set([first?.key ?? ''])).map(({ vin }) => vin)).toEqual(['VIN1']);
});
