import { expect, test } from 'vitest';
import { type PartRow, partOf, partsListOf } from '../../../src/server/parts/part-row.ts';

const row: PartRow = {
  fitId: 1,
  vehAssyId: 1,
  assemblyName: '行车制动',
  printedOe: '1K0615301AA',
  oeStyle: 'vw',
  oeId: 2,
  searchOe: '1K0615301AA',
  oeName: '前制动盘',
  stdPartCode: 'P1701003',
  stdPartId: 2,
  stdPartName: '前制动盘',
  priceBrandId: 1,
  brandCode: 'VW',
  brandName: '大众',
  orderNo: '2',
  partCount: 2,
  unit: '个',
  partRemark: '',
  flags: 'wsp',
  replacedBy: [],
  isDiscontinued: false,
  gearboxType: null,
  drivenType: null,
  cfgLevel: null,
  producedFrom: null,
  producedTo: null,
  serialFrom: null,
  serialTo: null,
};
const judged = {
  vehicle: {
    gearboxType: 'MT',
    drivenType: 'FWD',
    cfgLevel: 'comfort',
    producedFrom: '2015-06-01',
    producedTo: null,
  },
  serial: undefined,
};

test('a row states whether it fits, and has its number in the brand’s format', () => {
  expect(partOf(row, judged)).toMatchObject({ oe: '1K0 615 301 AA', curVehFlag: 1, misfits: [] });
  expect(partOf({ ...row, gearboxType: 'DCT' }, judged)).toMatchObject({
    curVehFlag: 0,
    misfits: [{ field: 'gearboxType', wanted: 'DCT' }],
  });
});

test('rows are sorted by callout, fitting rows first, then in the order of the parts book', () => {
  const rows: PartRow[] = [
    { ...row, fitId: 5, orderNo: '10', partRemark: 'last' },
    { ...row, fitId: 1, orderNo: '2', gearboxType: 'DCT', partRemark: 'does not fit' },
    { ...row, fitId: 3, orderNo: '2', partRemark: 'fits, later' },
    { ...row, fitId: 2, orderNo: '2', partRemark: 'fits' },
  ];
  expect(partsListOf(rows, judged).map(({ partRemark }) => partRemark)).toEqual([
    'fits',
    'fits, later',
    'does not fit',
    'last',
  ]);
});
