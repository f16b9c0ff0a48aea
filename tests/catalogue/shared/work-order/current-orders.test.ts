import { beforeEach, expect, test } from 'vitest';
import {
  currentOrders,
  orderKey,
  setCurrentOrder,
} from '../../../../src/catalogue/shared/work-order/current-orders.ts';

const vehicle = { vehicleId: 1, vin: null };
const withVin = { vehicleId: 1, vin: 'LSVAA2BR1GN100000' };

beforeEach(() => currentOrders.set({}));

test('a vehicle, the same with a VIN and parts without a vehicle each have an order of their own', () => {
  setCurrentOrder(vehicle, 7);
  setCurrentOrder(withVin, 8);
  setCurrentOrder({ vehicleId: null, vin: null }, 9);
  expect(Object.values(currentOrders.get())).toEqual([7, 8, 9]);
});

test('another order takes the place of the one before, and none leaves those of other vehicles', () => {
  setCurrentOrder(vehicle, 7);
  setCurrentOrder(withVin, 8);
  setCurrentOrder(vehicle, 9);
  expect(currentOrders.get()[orderKey(vehicle)]).toBe(9);
  setCurrentOrder(vehicle, null);
  expect(currentOrders.get()).toEqual({ [orderKey(withVin)]: 8 });
});
