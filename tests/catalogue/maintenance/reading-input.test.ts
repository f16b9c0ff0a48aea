import { expect, test } from 'vitest';
import { checkReading, parseMileage } from '../../../src/catalogue/maintenance/reading-input.ts';

const input = { mileage: '42000', purchaseDate: '2022-06-01', hourCost: '100' };

test.each([
  ['42000', 42_000],
  ['42,000', 42_000],
  ['４２，０００', 42_000],
  ['4.2万', 42_000],
  ['12万公里', 120_000],
  ['4.2w', 42_000],
  [' 42 000 km ', 42_000],
  ['0', 0],
])('a mileage typed as %s is %i km', (text, km) => expect(parseMileage(text)).toBe(km));

test.each(['', '-5', 'many', '4.2.1', '1e9', '万'])('%j is no mileage', (text) =>
  expect(parseMileage(text)).toBeUndefined(),
);

test('a valid reading is parsed, money to the fen', () => {
  expect(checkReading({ ...input, hourCost: '88.5' }, '2026-06-01')).toEqual({
    reading: { mileage: 42_000, purchaseDate: '2022-06-01', customizeHourCostFen: 8850 },
  });
});

test('each invalid field has its problem', () => {
  expect(checkReading({ mileage: 'x', purchaseDate: '', hourCost: '' }, '2026-06-01')).toEqual({
    problems: { mileage: 'number', purchaseDate: 'date', hourCost: 'number' },
  });
  expect(checkReading({ mileage: '400万', purchaseDate: '2026-06-02', hourCost: '1000000' }, '2026-06-01')).toEqual({
    problems: { mileage: 'tooMuch', purchaseDate: 'future', hourCost: 'tooMuch' },
  });
});
