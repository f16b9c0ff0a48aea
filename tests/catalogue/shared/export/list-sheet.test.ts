import { expect, test } from 'vitest';
import { amount, fileNameOf, price, whole } from '../../../../src/catalogue/shared/export/list-sheet.ts';

test('an amount has its number in yuan for spreadsheets, an unknown one has none', () => {
  expect(amount(28_650, 'zh-CN')).toEqual({ text: '¥286.50', number: 286.5, digits: 2 });
  expect(amount(0, 'zh-CN')).toEqual({ text: '¥0.00', number: 0, digits: 2 });
  expect(amount(null, 'zh-CN')).toEqual({ text: '---', number: null });
});

test('a unit price of zero is unknown, unlike an amount of zero', () => {
  for (const fen of [0, null, undefined]) expect(price(fen, 'en')).toEqual({ text: '---', number: null });
  expect(price(1, 'en')).toMatchObject({ number: 0.01 });
});

test('a count is a whole number', () => expect(whole(0)).toEqual({ text: '0', number: 0, digits: 0 }));

test('a file name has no characters that file systems refuse', () => {
  expect(fileNameOf('../etc/passwd', 'x')).toBe('-etc-passwd');
  expect(fileNameOf('a\\b:c*d?e"f<g>h|i\u0000j\u202Ek', 'x')).toBe('a-b-c-d-e-f-g-h-i-j-k');
  expect(fileNameOf('朗逸 2026-03-02 14:30', 'x')).toBe('朗逸 2026-03-02 14-30');
  expect(fileNameOf(' .. ', '配件工单')).toBe('配件工单');
  expect(fileNameOf(`${'a'.repeat(79)}😀`, 'x')).toBe('a'.repeat(79));
});
