import { useEffect } from 'react';
import { z } from 'zod';
import { getHist, saveHist, syncHist, type VehicleHistory, type VehicleUse } from '../../contract/history.ts';
import { type Vehicle, VehicleType } from '../../contract/vehicles.ts';
import { ask } from '../../providers/client.ts';
import { currentLanguage } from '../../providers/language.ts';
import { createHistory, unmarked } from './history.ts';

const Names = z.object({ brandName: z.string(), familyName: z.string(), vehicleName: z.string() });
const Moment = z.string().nullable();

const VehicleEntry = z.object({
  vehicleId: z.number(),
  vin: z.string().nullable(),
  vehicleTypeCode: VehicleType,
  /** Its names in the languages that it was seen in. */
  names: z.partialRecord(z.enum(['zh-CN', 'en']), Names),
  usedAt: z.string(),
  isPinned: z.boolean(),
  pinnedAt: Moment,
  isRemoved: z.boolean(),
  removedAt: Moment,
});
export type VehicleEntry = z.infer<typeof VehicleEntry>;

/** The vehicles that this account opened, on whichever device. */
export const vehicleHistory = createHistory<VehicleEntry>({
  key: 'epc.vehicles',
  schema: VehicleEntry,
  idOf: ({ vehicleId, vin }) => `${vehicleId} ${vin ?? ''}`,
  merge: (kept, came) => ({ ...kept, ...came, names: { ...kept.names, ...came.names } }),
  save: (change) => ask(saveHist, useOf(change)),
  sync: async (changes) => (await ask(syncHist, { changes: changes.map(useOf) })).map(entryOf),
  get: async () => (await ask(getHist, {})).map(entryOf),
});

/** Keeps a vehicle in the history as it is opened; nothing is kept before it is known. */
export function useRememberVehicle(vehicle: Vehicle | undefined, vin: string | undefined): void {
  useEffect(() => {
    if (vehicle === undefined) return;
    const { vehicleId, vehicleTypeCode, brandName, familyName, vehicleName } = vehicle;
    const names = { [currentLanguage()]: { brandName, familyName, vehicleName } };
    vehicleHistory.use({ vehicleId, vin: vin ?? null, vehicleTypeCode, names });
  }, [vehicle, vin]);
}

/** The names in the language of the page, or in the one that they are known in. */
export function namesOf({ names }: VehicleEntry, language: 'zh-CN' | 'en'): z.infer<typeof Names> | undefined {
  return names[language] ?? names['zh-CN'] ?? names.en;
}

function useOf({ names: _names, vehicleTypeCode: _type, ...use }: VehicleEntry): VehicleUse {
  return use;
}

function entryOf({ brandName, familyName, vehicleName, ...entry }: VehicleHistory): VehicleEntry {
  return { ...unmarked, ...entry, names: { [currentLanguage()]: { brandName, familyName, vehicleName } } };
}
