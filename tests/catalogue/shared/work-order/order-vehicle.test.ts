import { expect, test } from 'vitest';
import { noVehicle, orderVehicleOf } from '../../../../src/catalogue/shared/work-order/order-vehicle.ts';
import { savePartList } from '../../../../src/contract/work-orders/schemas.ts';
import { vehicleOf } from '../../../support/screens/vehicle-of.ts';

const VIN = 'LSVAA2BR1GN100000';
const isAccepted = (vehicle: typeof noVehicle) =>
  savePartList.body.safeParse({
    ...vehicle,
    name: 'x',
    remark: '',
    provinceCode: '110000',
    items: [],
    operationId: 'x'.repeat(16),
  }).error?.issues;

test('an order knows by which VIN its vehicle was found, and whether by one', () => {
  expect(orderVehicleOf(vehicleOf(), VIN)).toMatchObject({
    vin: VIN,
    reqParam: VIN,
    isVinQuery: true,
    vehicleType: 'pac',
  });
  expect(orderVehicleOf(vehicleOf({ vehicleTypeCode: 'B' }), null)).toMatchObject({
    vin: null,
    reqParam: '',
    isVinQuery: false,
    vehicleType: 'cov',
  });
});

test('the server accepts a vehicle with names of any length, and an order without a vehicle', () => {
  const long = 'x'.repeat(500);
  const names = { brandName: long, familyName: long, vehicleName: long, groupName: long, brandCode: long };
  expect(isAccepted(orderVehicleOf(vehicleOf(names), VIN))).toBeUndefined();
  expect(isAccepted(noVehicle)).toBeUndefined();
});
