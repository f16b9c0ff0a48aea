import type { ResultOf } from '../../../src/contract/call.ts';
import type { partCalls } from '../../../src/contract/parts/calls.ts';
import type { vehicleCalls } from '../../../src/contract/vehicles/calls.ts';
import type { Overrides } from '../../support/screens/fakes.ts';
import { misfitPartOf, partOf } from '../../support/screens/part-of.ts';
import { priceOf } from '../../support/screens/price-of.ts';
import { provincesOf } from '../../support/screens/provinces-of.ts';
import { vehicleOf } from '../../support/screens/vehicle-of.ts';
import { sampleTree } from './tree/sample-tree.ts';

export const parts = [
  partOf({ oeId: 1, orderNo: '1', stdPartName: '机油滤清器', stdPartCode: 'P1' }),
  misfitPartOf({ oeId: 2, orderNo: '1', stdPartName: '机油滤清器（自动）', stdPartCode: 'P1' }),
  partOf({ oeId: 3, orderNo: '12', stdPartName: '放油螺塞', stdPartCode: 'P2', partCount: 2 }),
];

export const drawing: ResultOf<typeof partCalls.getImageInfo> = {
  drawingId: 5,
  mediaType: 'image/svg+xml',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"/>',
  width: 900,
  height: 700,
  partPicHotspotList: [
    { orderNo: '1', x: '100,120', y: '100,121', kind: 'callout' },
    { orderNo: '9', x: '400,420', y: '400,421', kind: 'callout' },
  ],
};

const vehicle = { ...vehicleOf({}), vehicleId: 7, brandName: '大众', familyName: '朗逸', vehicleName: '2019款 1.4T' };

export const vehicleConfig: ResultOf<typeof vehicleCalls.getVehicleConfig> = {
  vehicle,
  config: [],
  producedFrom: '2018-01-01',
  producedTo: null,
};

/** A vehicle with three assemblies. The first has rows and a drawing with two hotspots, one of them without a row. */
export function partsFakes(overrides: Overrides = {}): Overrides {
  return {
    getVehicleConfig: vehicleConfig,
    getPartTreeData: sampleTree,
    getTreeNodePartData: ({ partGroupId: vehAssyId = 11 }) => ({
      vehAssyId,
      assemblyName: vehAssyId === 11 ? 'Cylinder block' : 'Lubrication',
      drawingId: vehAssyId === 11 ? 5 : null,
      partsList: vehAssyId === 11 ? parts : [partOf({ oeId: 30, orderNo: '3', stdPartName: '机油泵' })],
    }),
    getImageInfo: drawing,
    getPartPrices: ({ searchOes, brandIds, provinceCode }) =>
      searchOes.map((searchOe, index) =>
        priceOf({
          searchOe,
          priceBrandId: brandIds[index] ?? 0,
          provinceCode,
          marketPriceFen: provinceCode === '110000' ? 12_300 : 45_600,
        }),
      ),
    getProvince: provincesOf(),
    getPartListCount: { count: 0 },
    indexForExist: { order: null },
    systemMenu: [],
    ...overrides,
  };
}
