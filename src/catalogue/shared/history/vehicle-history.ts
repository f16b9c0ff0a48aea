import { useEffect } from 'react';
import { historyCalls } from '../../../contract/history/calls.ts';
import type { VehicleHistory, VehicleUse } from '../../../contract/history/schemas.ts';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { isWellFormedVin } from '../../../contract/vehicles/vin.ts';
import { request } from '../../../providers/calls/client.ts';
import { currentLanguage } from '../../../providers/language.ts';
import {
  type Guard,
  type Guarded,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isShape,
  isString,
} from '../storage/guards.ts';
import { areMarks, createHistory, unmarked } from './history.ts';

interface Names {
  brandName: string;
  familyName: string;
  vehicleName: string;
}

const isNames = isShape({ brandName: isString, familyName: isString, vehicleName: isString });

/** Its names in the languages that it was seen in. */
type NamesByLanguage = Partial<Record<'zh-CN' | 'en', Names>>;

const isNamesByLanguage: Guard<NamesByLanguage> = (kept): kept is NamesByLanguage =>
  isRecordOf(isNames)(kept) && Object.keys(kept).every(isOneOf(['zh-CN', 'en']));

const isVehicleEntry = isShape({
  vehicleId: isNumber,
  vin: isNullOr(isString),
  vehicleTypeCode: isOneOf(['C', 'B']),
  names: isNamesByLanguage,
  ...areMarks,
});
export type VehicleEntry = Guarded<typeof isVehicleEntry>;

/** The vehicles that this account opened, on whichever device. */
export const vehicleHistory = createHistory<VehicleEntry>({
  key: 'epc.vehicles',
  is: isVehicleEntry,
  idOf: ({ vehicleId, vin }) => `${vehicleId} ${vin ?? ''}`,
  merge: (kept, came) => ({ ...kept, ...came, names: { ...kept.names, ...came.names } }),
  save: (change) => request(historyCalls.saveHist, useOf(change)),
  sync: async (changes) => (await request(historyCalls.syncHist, { changes: changes.map(useOf) })).map(entryOf),
  get: async () => (await request(historyCalls.getHist, {})).map(entryOf),
});

/** Keeps a vehicle in the history as it is opened; nothing is kept before it is known, nor a VIN that can be none. */
export function useRememberVehicle(vehicle: Vehicle | undefined, vin: string | undefined): void {
  useEffect(() => {
    if (vehicle === undefined) return;
    const { vehicleId, vehicleTypeCode, brandName, familyName, vehicleName } = vehicle;
    const names = { [currentLanguage()]: { brandName, familyName, vehicleName } };
    vehicleHistory.use({
      vehicleId,
      vin: vin !== undefined && isWellFormedVin(vin) ? vin : null,
      vehicleTypeCode,
      names,
    });
  }, [vehicle, vin]);
}

/** The names in the language of the page, or in the one that they are known in. */
export function namesOf({ names }: VehicleEntry, language: 'zh-CN' | 'en'): Names | undefined {
  return names[language] ?? names['zh-CN'] ?? names.en;
}

function useOf({ names: _names, vehicleTypeCode: _type, ...use }: VehicleEntry): VehicleUse {
  return use;
}

function entryOf({ brandName, familyName, vehicleName, ...entry }: VehicleHistory): VehicleEntry {
  return { ...unmarked, ...entry, names: { [currentLanguage()]: { brandName, familyName, vehicleName } } };
}
