import type { CheckedVin, Vehicle, VehicleResult } from '../../../src/contract/vehicles/schemas.ts';
import { narrowed, questionsOf } from '../../../src/server/vehicles/questions.ts';
import { vehicleOf } from '../../support/screens/vehicle-of.ts';

export const VIN = 'LSVNA2CJ1K2113527';

export function checkedVinOf(given: Partial<CheckedVin> = {}): CheckedVin {
  return {
    vin: VIN,
    status: 'valid',
    isMandatory: true,
    expectedCheckDigit: '1',
    problems: [],
    isKnown: true,
    maker: '上汽大众',
    country: '中国',
    modelYears: [2019, 1989],
    serial: '113527',
    candidates: [],
    ...given,
  };
}

/** Three vehicles that differ in year and gearbox. */
export const lavidas: readonly Vehicle[] = [
  vehicleOf({ vehicleId: 1, vehicleName: '2019款 手动', yearPattern: 2019, gearboxType: 'MT' }),
  vehicleOf({ vehicleId: 2, vehicleName: '2019款 自动', yearPattern: 2019, gearboxType: 'AT' }),
  vehicleOf({ vehicleId: 3, vehicleName: '2016款 自动', yearPattern: 2016, gearboxType: 'AT' }),
];

type Analysis = VehicleResult['analysisDesc'];

/** The result of a search, with the server's own questions. */
export function resultOf(vehicles: readonly Vehicle[], analysis: Partial<Analysis> = {}): VehicleResult {
  return {
    vehicleList: [...vehicles],
    total: vehicles.length,
    questionList: questionsOf(vehicles),
    analysisDesc: { certainty: 'likely', rule: 'name', query: '朗逸', ...analysis },
    vinSource: null,
    partNum: 0,
    refinedTruckNum: 0,
  };
}

/** Answers filterVehicle with the server's own narrowing of `lavidas`. */
export function answerFilter(body: {
  vehicleIds: number[];
  answers: Parameters<typeof narrowed>[1];
  analysisDesc: Analysis;
}): VehicleResult {
  const requested = lavidas.filter(({ vehicleId }) => body.vehicleIds.includes(vehicleId));
  const remaining = narrowed(requested, body.answers);
  return resultOf(remaining, { ...body.analysisDesc, ...(remaining.length === 1 ? { certainty: 'certain' } : {}) });
}
