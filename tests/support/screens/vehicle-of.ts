import type { Vehicle } from '../../../src/contract/vehicles/schemas.ts';

/** A valid vehicle; by default the first of the tiny catalogue. */
export function vehicleOf(given: Partial<Vehicle> = {}): Vehicle {
  return {
    vehicleId: 1,
    vehicleName: '大众 朗逸 2016款 1.6L 手动风尚版',
    vehicleTypeCode: 'C',
    brandId: 1,
    brandCode: 'VW',
    brandName: '大众',
    seriesName: '上汽大众 朗逸',
    familyId: 1,
    familyName: '朗逸',
    groupId: 1,
    groupName: '二代 1.6L',
    yearPattern: 2016,
    displacement: '1.6L',
    gearboxType: 'MT',
    drivenType: 'FWD',
    cfgLevel: 'comfort',
    fuel: 'petrol',
    body: 'sedan',
    announcement: 'SVW7167GMD',
    fgwCode: 'LV16A',
    partNum: 5,
    refinedTruckNum: 0,
    imgUrl: '/pictures/vehicles/sedan.svg',
    bigPicUrl: '/pictures/vehicles/sedan/1.svg',
    ...given,
  };
}
