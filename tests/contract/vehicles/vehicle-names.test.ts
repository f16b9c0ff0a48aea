import { expect, test } from 'vitest';
import { familyTitle, fullName } from '../../../src/contract/vehicles/vehicle-names.ts';

test('brand and family precede the vehicle’s name without repeating the brand', () => {
  const lavida = { brandName: '大众', familyName: '朗逸' };
  expect(familyTitle(lavida)).toBe('大众 朗逸');
  expect(familyTitle({ brandName: '五十铃', familyName: '五十铃皮卡' })).toBe('五十铃皮卡');
  expect(fullName({ ...lavida, vehicleName: '2019款 1.4T 双离合' })).toBe('大众 朗逸 2019款 1.4T 双离合');
  expect(fullName({ ...lavida, vehicleName: '大众 朗逸 2016款 1.6L' })).toBe('大众 朗逸 2016款 1.6L');
});

test('a family whose name is also a year is not dropped', () => {
  expect(fullName({ brandName: '标致', familyName: '2008', vehicleName: '2008款 1.6L' })).toBe('标致 2008 2008款 1.6L');
});

test('a vehicle whose name begins with its family does not repeat it', () => {
  const ofSupplier = { brandName: '苍岭', familyName: 'S6', vehicleName: 'S6 2020 1.5T 舒适版' };
  expect(fullName(ofSupplier)).toBe('苍岭 S6 2020 1.5T 舒适版');
  expect(fullName({ ...ofSupplier, familyName: '苍岭S6', vehicleName: '苍岭S6 2020 1.5T' })).toBe('苍岭S6 2020 1.5T');
});

test('brand, family and name that an order lacks leave no spaces', () => {
  const names = { brandName: '大众', familyName: '', vehicleName: '' };
  expect(fullName(names)).toBe('大众');
  expect(fullName({ ...names, vehicleName: '2019款 1.4T' })).toBe('大众 2019款 1.4T');
  expect(fullName({ ...names, brandName: '', vehicleName: '2019款 1.4T' })).toBe('2019款 1.4T');
  expect(fullName({ ...names, brandName: '' })).toBe('');
});
