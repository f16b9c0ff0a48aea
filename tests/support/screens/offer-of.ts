import type { VehicleOffer } from '../../../src/contract/brand-parts/schemas.ts';

/** An offer of brake pads; `given` replaces fields. */
export function offerOf(given: Partial<VehicleOffer>): VehicleOffer {
  return {
    aftPartId: 1,
    aftBrandId: 1,
    aftBrandName: '博世',
    country: 'DE',
    number: '0 986 494 596',
    searchNumber: '0986494596',
    partClass: 'equivalent',
    stdPartCode: 'P1701001',
    stdPartName: '前制动片',
    systemName: '制动系统',
    oes: [{ oe: '1K0 698 151 A', searchOe: '1K0698151A', brandName: '大众', priceBrandId: 1 }],
    oeNum: 1,
    priceFen: 21_000,
    dated: '2026-03-01',
    source: 'sample',
    ...given,
  };
}
