import { expect, test } from 'vitest';
import { orderVehicleName } from '../../../src/contract/work-orders/order-vehicle-name.ts';

test('a vehicle’s name contains its make and family once', () => {
  const golf = { brandName: '大众', familyName: '高尔夫', vehicleName: '2019款 1.4T 手动' };
  expect(orderVehicleName(golf)).toBe('大众 高尔夫 2019款 1.4T 手动');
  expect(orderVehicleName({ ...golf, vehicleName: '大众 高尔夫 2019款' })).toBe('大众 高尔夫 2019款');
  expect(orderVehicleName({ brandName: 'Xuanfeng', familyName: 'Xuanfeng E3', vehicleName: '2022 long range' })).toBe(
    'Xuanfeng E3 2022 long range',
  );
  expect(orderVehicleName({ ...golf, familyName: '', vehicleName: '' })).toBe('大众');
  expect(orderVehicleName({ brandName: '', familyName: '', vehicleName: '' })).toBe('');
});
