import type { FitReport } from '../../../src/contract/fit-reports/schemas.ts';

/** A valid fit report of the signed-in user; `values` replaces fields. */
export function fitReportOf(values: Partial<FitReport> = {}): FitReport {
  return {
    fitReportId: 1,
    kind: 'misfit',
    status: 'open',
    createdAt: '2026-03-01T01:00:00.000Z',
    vehicleId: 7,
    vehicleTypeCode: 'C',
    vehicleName: '大众 朗逸 2019款 1.4T',
    vin: 'LSVAA2BR1GN100000',
    oe: '1K0 698 151 A',
    brandId: 1,
    partName: '前制动片',
    vehAssyId: 11,
    assemblyName: '行车制动',
    orderNo: '2',
    note: '卡钳装不上',
    correction: 'vin',
    isWithdrawn: false,
    answer: '',
    answeredAt: null,
    reply: '',
    isNews: false,
    isOwn: true,
    hasPhoto: false,
    reportedBy: 'mechanic',
    ...values,
  };
}
