import type { Fit, Part } from '../../../src/contract/parts/schemas.ts';

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
    fit: fitOf('fits', '适用于全部车型'),
    oeReplaceTwos: [],
    successors: [],
    isDiscontinued: false,
    ...values,
  };
}

/** A row that does not fit the vehicle. */
export function misfitPartOf(values: Partial<Part> = {}, reason = '变速箱：双离合（本车 手动）'): Part {
  return partOf({ curVehFlag: 0, fit: fitOf('misfit', reason), ...values });
}

/** A grade that rests on one rule. */
export function fitOf(grade: Fit['grade'], text: string): Fit {
  const verdict = ({ fits: 'meets', check: 'open', misfit: 'contradicts' } as const)[grade];
  return { grade, rules: [{ field: 'book', verdict, text, source: '示例目录', dataVersion: '1' }], question: null };
}
