import { expect, test } from 'vitest';
import { vehicleWords } from '../../../src/catalogue/work-orders/vehicle-words.ts';

test('a vehicle is named with its make and family, each said once', () => {
  const golf = { brandName: '大众', familyName: '高尔夫', vehicleName: '2019款 1.4T 手动' };
  expect(vehicleWords(golf)).toBe('大众 高尔夫 2019款 1.4T 手动');
  expect(vehicleWords({ ...golf, vehicleName: '大众 高尔夫 2019款' })).toBe('大众 高尔夫 2019款');
  expect(vehicleWords({ ...golf, familyName: '', vehicleName: '' })).toBe('大众');
  expect(vehicleWords({ brandName: '', familyName: '', vehicleName: '' })).toBe('');
});
