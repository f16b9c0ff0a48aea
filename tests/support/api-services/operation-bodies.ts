import { tinyVins } from '../tiny-catalogue/tiny-catalogue.ts';

const brakePads = '1K0 698 151 A';

/** A body with an answer on the tiny catalogue for each operation. */
export const operationBodies: Readonly<Record<string, Record<string, unknown>>> = {
  vinToVehicle: { vin: tinyVins.one },
  vinBatch: { vins: [tinyVins.one, 'nonsense', tinyVins.two] },
  vinRepair: { vin: tinyVins.one },
  licenceToVin: { picture: 'A'.repeat(200), kind: 'plate' },
  vehicleByName: { name: '朗逸' },
  vehicleByAnnouncement: { announcement: 'CA4250P66K2T1E5' },
  vehicleByFactoryCode: { factoryCode: 'LV16A' },
  vehicleConfiguration: { vehicleId: 1 },
  brandList: {},
  familyList: { brandId: 1 },
  groupList: { familyId: 1 },
  groupVehicles: { groupId: 1 },
  partTree: { vehicleId: 1, vin: tinyVins.one },
  assemblyParts: { vehicleId: 1, assemblyId: 1 },
  partByName: { vehicleId: 1, name: '刹车片' },
  partByOe: { vehicleId: 1, oe: brakePads },
  commonParts: { vehicleId: 1 },
  crashParts: { vehicleId: 1, zones: ['frontLeft', 'bottom'] },
  oeSearch: { oe: brakePads },
  oeBatch: { oes: [brakePads, '0986494596', 'nonsense'] },
  oeReplacements: { oe: '1K0698151', brandId: 1 },
  oeVehicles: { oe: brakePads, brandId: 1 },
  brandPartBrands: { oe: brakePads },
  brandParts: { oe: brakePads, aftermarketBrandId: 1 },
  brandPartSearch: { text: '博世' },
  partPrices: { numbers: [{ brandId: 1, oe: brakePads }], provinceCode: '440000' },
  pricesByProvince: { oe: brakePads },
  ecommerceQuotes: { brandId: 1, oes: [brakePads] },
  priceListUpload: { source: 'acme', fileName: 'prices.csv', content: 'bnVtYmVy' },
  priceListState: { importId: 1 },
  maintenancePlan: { vehicleId: 1 },
  maintenanceAtMark: { vehicleId: 1, mark: 10_000 },
};
