import type { MaintainDue, MaintainProject } from '../../../../src/contract/maintenance/schemas.ts';
import type { Overrides } from '../../../support/screens/fakes.ts';
import { partOf } from '../../../support/screens/part-of.ts';
import { priceOf } from '../../../support/screens/price-of.ts';
import { provincesOf } from '../../../support/screens/provinces-of.ts';
import { vehicleOf } from '../../../support/screens/vehicle-of.ts';

export function projectOf(values: Partial<MaintainProject> = {}): MaintainProject {
  return {
    stdMaintId: 1,
    baseItemCode: 'M01',
    stdMaintTypeName: '更换发动机机油',
    maintType: 1,
    operate: 'replace',
    checkOrMustFlag: 0,
    intervalKm: 10_000,
    intervalMonths: 12,
    firstKm: null,
    firstMonths: null,
    partList: [],
    maintAssist: null,
    maintRepair: { hours: 0.4, checkHours: 0.3 },
    ...values,
  };
}

export function dueOf(values: Partial<MaintainDue> = {}): MaintainDue {
  return {
    ...projectOf(values),
    shareUsed: 1.2,
    state: 'overdue',
    by: 'mileage',
    nextMileage: 40_000,
    nextDate: '2026-01-01',
    lastMileage: 30_000,
    lastDate: '2025-01-01',
    isRecorded: false,
    ...values,
  };
}

export const oilFilter = partOf({ oeId: 5, oe: '04E 115 561 H', searchOe: '04E115561H' });
export const pads = partOf({
  oeId: 6,
  oe: '1K0 698 151 A',
  searchOe: '1K0698151A',
  stdPartCode: 'P1701001',
  stdPartName: '前制动片',
});
const oil = { partMaterialsName: '全合成机油 5W-30', unitPriceFen: 6200, unit: 'L', amount: 4, remark: '' } as const;

/** Oil and its filter are overdue; the pads are inspected and good. */
export const due: MaintainDue[] = [
  dueOf({ stdMaintId: 1, maintAssist: oil }),
  dueOf({
    stdMaintId: 2,
    baseItemCode: 'M02',
    stdMaintTypeName: '更换机油滤清器',
    maintType: 0,
    partList: [oilFilter],
    maintRepair: { hours: 0.2, checkHours: 0.2 },
  }),
  dueOf({
    stdMaintId: 5,
    baseItemCode: 'M11',
    stdMaintTypeName: '检查制动片',
    operate: 'inspect',
    checkOrMustFlag: 1,
    partList: [pads],
    maintRepair: { hours: 1.2, checkHours: 0.3 },
    shareUsed: 0.4,
    state: 'good',
  }),
];

const cleaning = projectOf({
  stdMaintId: 6,
  baseItemCode: 'M17',
  stdMaintTypeName: '清洗节气门',
  operate: 'clean',
  intervalKm: null,
  intervalMonths: null,
  maintType: 2,
  maintRepair: { hours: 0.6, checkHours: 0.3 },
});

const onScale = ({ stdMaintId, baseItemCode, stdMaintTypeName, checkOrMustFlag }: MaintainProject) => ({
  stdMaintId,
  baseItemCode,
  stdMaintTypeName,
  checkOrMustFlag,
});

/** A vehicle with its plan; each part and each hour costs 100 yuan. A cleaning can be added. */
export function maintainFakes(overrides: Overrides = {}): Overrides {
  const scales = {
    current: 42_000,
    step: 10_000,
    scales: [40_000, 50_000, 60_000].map((scale) => ({
      scale,
      projects: (scale === 60_000 ? due : due.slice(0, 2)).map(onScale),
    })),
  };
  return {
    filterVehicle: {
      vehicleList: [vehicleOf({ vehicleId: 7 })],
      total: 1,
      questionList: [],
      analysisDesc: { certainty: 'certain', rule: 'drillDown', query: '' },
      vinSource: null,
      partNum: 5,
      refinedTruckNum: 0,
    },
    getDefaultMaintain: {
      type: 'mileage',
      mileage: 42_000,
      purchaseDate: '2022-06-01',
      isRemembered: true,
      customizeHourCostFen: 10_000,
    },
    getMaintainListByMileage: { today: '2026-06-01', projects: due },
    getMaintainCheckList: due.filter(({ checkOrMustFlag }) => checkOrMustFlag === 1),
    getMaintainByScale: due.map(({ stdMaintId }) => projectOf({ stdMaintId })),
    getMaintainProject: [cleaning],
    getMileageScale: scales,
    getMonthScale: { current: 48, step: 12, scales: [{ scale: 60, projects: due.map(onScale) }] },
    getMaintainItems: [{ baseItemCode: 'M01', itemKey: 'engineOil', name: '发动机机油' }],
    getPartPrices: ({ searchOes, brandIds, provinceCode }) =>
      searchOes.map((searchOe, index) =>
        priceOf({ searchOe, priceBrandId: brandIds[index] ?? 0, provinceCode, marketPriceFen: 10_000 }),
      ),
    getProvince: provincesOf(),
    getPartListCount: { count: 0 },
    indexForExist: { order: null },
    systemMenu: [],
    ...overrides,
  };
}
