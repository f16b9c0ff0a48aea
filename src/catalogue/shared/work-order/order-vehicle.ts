import type { BodyOf } from '../../../contract/call.ts';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import type { workOrderCalls } from '../../../contract/work-orders/calls.ts';

/** The vehicle of an order. The price province is part of each item. */
export type OrderVehicle = Omit<
  BodyOf<typeof workOrderCalls.savePartList>,
  'name' | 'remark' | 'plate' | 'items' | 'provinceCode' | 'operationId'
>;

/** For parts that were found without a vehicle. */
export const noVehicle: OrderVehicle = {
  vehicleId: null,
  vin: null,
  vehicleType: 'pac',
  brandName: '',
  familyName: '',
  vehicleName: '',
};

/** The fields of a catalogue vehicle that an order stores, cut to their maximum lengths. */
export function orderVehicleOf(vehicle: Vehicle, vin: string | null): OrderVehicle {
  return {
    vehicleId: vehicle.vehicleId,
    vin: vin === null ? null : vin.slice(0, 17),
    vehicleType: vehicle.vehicleTypeCode === 'B' ? 'cov' : 'pac',
    brandName: vehicle.brandName.slice(0, 80),
    familyName: vehicle.familyName.slice(0, 80),
    vehicleName: vehicle.vehicleName.slice(0, 160),
    reqParam: (vin ?? '').slice(0, 120),
    isVinQuery: vin !== null,
    brandCode: vehicle.brandCode.slice(0, 40),
    seriesId: vehicle.familyId,
    brandId: vehicle.brandId,
    groupId: vehicle.groupId,
    groupName: vehicle.groupName.slice(0, 120),
    partNum: vehicle.partNum,
    refinedTruckNum: vehicle.refinedTruckNum,
  };
}
