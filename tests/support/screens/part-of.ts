import type { Part } from '../../../src/contract/parts/schemas.ts';

/** A valid row of a parts book; `values` replaces fields. */
export function partOf(values: Partial<Part> = {}): Part {
  const oeId = values.oeId ?? 1;
  return {
    oeId,
    oe: `04E 103 ${oeId}`,
    searchOe: `04E103${oeId}`,
    oeName: 'Oil filter element',
    stdPartCode: 'P1004001',
    stdPartId: 1004001,
    stdPartName: '机油滤清器',
    priceBrandId: 17,
    brandCode: 'VOLKSWAGEN',
    brandName: '大众',
    orderNo: '1',
    partCount: 1,
    unit: '个',
    partRemark: '',
    flags: 'w',
    curVehFlag: 1,
    misfits: [],
    oeReplaceTwos: [],
    isDiscontinued: false,
    ...values,
  };
}

/** A row that does not fit the vehicle. */
export function misfitPartOf(values: Partial<Part> = {}, wanted = 'DCT'): Part {
  return partOf({ curVehFlag: 0, misfits: [{ field: 'gearboxType', wanted }], ...values });
}
