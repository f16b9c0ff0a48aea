import { OE_KEY_MIN, oeKey } from '../../../contract/oe/oe-number.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { CovHit, PartHit } from '../../../contract/parts/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { request } from '../../../providers/calls/client.ts';
import { covBody } from '../book/book-bodies.ts';
import { covCalls } from '../commercial/cov-calls.ts';
import { isNameOnly } from './name-only.ts';

/** A search hit; hits of commercial vehicles name their tree node. */
export type VehicleHit = PartHit | CovHit;

export interface VehicleSearch {
  vehicleId: number;
  vehicleTypeCode: VehicleType;
  vin: string | undefined;
  /** Commercial vehicles: whether to search the maker's structure. */
  isMakerStructure: boolean;
  provinceCode: ProvinceCode;
  text: string;
}

/**
 * Searches by OE number, and by name if the text may be a name and no number matches.
 * @throws CallError 100100 if nothing is found
 */
export async function searchInVehicle(query: VehicleSearch, signal?: AbortSignal): Promise<VehicleHit[]> {
  const { text, vehicleTypeCode } = query;
  const isName = isNameOnly(text, vehicleTypeCode);
  // Too few Latin letters and digits for an OE number, as in a Chinese name: search by name only.
  if (isName && oeKey(text).length < OE_KEY_MIN) return byName(query, signal);
  try {
    return await byOe(query, signal);
  } catch (error) {
    if (isName && error instanceof CallError && error.code === '100100') return byName(query, signal);
    throw error;
  }
}

function byOe(search: VehicleSearch, signal?: AbortSignal): Promise<VehicleHit[]> {
  const { isMakerStructure, provinceCode, text, vehicleTypeCode } = search;
  const body = { ...covBody(search), oe: text.replaceAll(/\s/g, '').slice(0, 40), provinceCode };
  if (vehicleTypeCode === 'C') return request(partCalls.getVehiclePartByOe, body, signal);
  return request(covCalls[isMakerStructure ? 'OF' : 'B'].byOe, body, signal);
}

function byName(search: VehicleSearch, signal?: AbortSignal): Promise<VehicleHit[]> {
  const { isMakerStructure, text, vehicleTypeCode } = search;
  const body = { ...covBody(search), partName: text };
  if (vehicleTypeCode === 'C') return request(partCalls.getVehiclePartByName, body, signal);
  return request(covCalls[isMakerStructure ? 'OF' : 'B'].byName, body, signal);
}
