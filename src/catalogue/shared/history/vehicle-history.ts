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
import { createHistory, markGuards, noMarks } from './history.ts';

interface Names {
  brandName: string;
  familyName: string;
  vehicleName: string;
}

const isNames = isShape({ brandName: isString, familyName: isString, vehicleName: isString });

/** The names in the languages in which the vehicle was opened. */
type NamesByLanguage = Partial<Record<'zh-CN' | 'en', Names>>;

const isNamesByLanguage: Guard<NamesByLanguage> = (value): value is NamesByLanguage =>
  isRecordOf(isNames)(value) && Object.keys(value).every(isOneOf(['zh-CN', 'en']));

const isVehicleEntry = isShape({
  vehicleId: isNumber,
  vin: isNullOr(isString),
  vehicleTypeCode: isOneOf(['C', 'B']),
  names: isNamesByLanguage,
  ...markGuards,
});
export type VehicleEntry = Guarded<typeof isVehicleEntry>;

/** The vehicles opened by this account on all devices. */
export const vehicleHistory = createHistory<VehicleEntry>({
  key: 'epc.vehicles',
  isEntry: isVehicleEntry,
  idOf: ({ vehicleId, vin }) => `${vehicleId} ${vin ?? ''}`,
  merge: (stored, received) => ({ ...stored, ...received, names: { ...stored.names, ...received.names } }),
  save: (change) => request(historyCalls.saveHist, toVehicleUse(change)),
  sync: async (changes) => (await request(historyCalls.syncHist, { changes: changes.map(toVehicleUse) })).map(toEntry),
  get: async () => (await request(historyCalls.getHist, {})).map(toEntry),
});

/** Adds a vehicle to the history once it is loaded; a malformed VIN is left out. */
export function useAddToHistory(vehicle: Vehicle | undefined, vin: string | undefined): void {
  useEffect(() => {
    if (vehicle === undefined) return;
    const { vehicleId, vehicleTypeCode, brandName, familyName, vehicleName } = vehicle;
    const names = { [currentLanguage()]: { brandName, familyName, vehicleName } };
    vehicleHistory.add({
      vehicleId,
      vin: vin !== undefined && isWellFormedVin(vin) ? vin : null,
      vehicleTypeCode,
      names,
    });
  }, [vehicle, vin]);
}

/** The names in the given language, or in the other one. */
export function namesOf({ names }: VehicleEntry, language: 'zh-CN' | 'en'): Names | undefined {
  return names[language] ?? names['zh-CN'] ?? names.en;
}

function toVehicleUse({ names: _names, vehicleTypeCode: _type, ...use }: VehicleEntry): VehicleUse {
  return use;
}

function toEntry({ brandName, familyName, vehicleName, ...entry }: VehicleHistory): VehicleEntry {
  return { ...noMarks, ...entry, names: { [currentLanguage()]: { brandName, familyName, vehicleName } } };
}
