import { expect, test, vi } from 'vitest';
import { invalidFields, itemOfOwnLine, parsePriceFen } from '../../../../src/catalogue/work-orders/order/own-line.ts';

const line = { lineKind: 'labour', name: ' 更换刹车片 ', quantity: '１.５', unit: '小时', price: '120' } as const;

test('a typed price is parsed to fen, with currency sign, thousands separators and full-width digits', () => {
  expect(['120', '¥1,200.5', '１２０', '0.01', ''].map(parsePriceFen)).toEqual([12_000, 120_050, 12_000, 1, null]);
  expect(['abc', '1.234', '-5', '99999999'].map(parsePriceFen)).toEqual([undefined, undefined, undefined, undefined]);
});

test('each invalid field of a line is reported', () => {
  expect(invalidFields(line)).toEqual([]);
  expect(invalidFields({ ...line, name: ' ', quantity: '0', price: 'x' })).toEqual(['name', 'quantity', 'price']);
});

test('an own line becomes an item with trimmed texts and its price as the market price of its own source and day', () => {
  vi.setSystemTime('2026-03-01T20:00:00Z');
  expect(itemOfOwnLine(line, '110000')).toEqual({
    lineKind: 'labour',
    stdPartName: '更换刹车片',
    quantity: 1.5,
    unit: '小时',
    provinceCode: '110000',
    marketPriceFen: 12_000,
    priceSource: 'own',
    priceDated: '2026-03-02',
  });
});
