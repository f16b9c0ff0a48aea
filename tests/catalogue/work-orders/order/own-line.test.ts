import { expect, test } from 'vitest';
import { fenOf, ownItem, problemsOf } from '../../../../src/catalogue/work-orders/order/own-line.ts';

const line = { lineKind: 'labour', name: ' 更换刹车片 ', quantity: '１.５', unit: '小时', price: '120' } as const;

test('a price is read as people type it, to the fen', () => {
  expect(['120', '¥1,200.5', '１２０', '0.01', ''].map(fenOf)).toEqual([12_000, 120_050, 12_000, 1, null]);
  expect(['abc', '1.234', '-5', '99999999'].map(fenOf)).toEqual([undefined, undefined, undefined, undefined]);
});

test('what is wrong with a line is said field by field', () => {
  expect(problemsOf(line)).toEqual([]);
  expect(problemsOf({ ...line, name: ' ', quantity: '0', price: 'x' })).toEqual(['name', 'quantity', 'price']);
});

test('a line goes to the order trimmed, with its price as the one that counts', () => {
  expect(ownItem(line, '110000')).toEqual({
    lineKind: 'labour',
    stdPartName: '更换刹车片',
    quantity: 1.5,
    unit: '小时',
    provinceCode: '110000',
    guidePriceFen: null,
    marketPriceFen: 12_000,
  });
});
