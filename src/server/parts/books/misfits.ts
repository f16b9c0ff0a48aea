import type { Part } from '../../../contract/parts/schemas.ts';
import { isWellFormedVin, normaliseVin } from '../../../contract/vehicles/vin.ts';

/** The conditions of a row; null means any. Ranges are half-open: `from` inclusive, `to` exclusive. */
export interface FitConditions {
  gearboxType: string | null;
  drivenType: string | null;
  cfgLevel: string | null;
  producedFrom: string | null;
  producedTo: string | null;
  serialFrom: number | null;
  serialTo: number | null;
}

/** The vehicle's values for the conditions. producedTo is the last day of production, null if still produced. */
export interface JudgedVehicle {
  gearboxType: string;
  drivenType: string;
  cfgLevel: string;
  producedFrom: string;
  producedTo: string | null;
}

type Misfit = Part['misfits'][number];

const CODES = ['gearboxType', 'drivenType', 'cfgLevel'] as const;

/** The reasons why a row does not fit the vehicle; empty if it fits or too little is known. */
export function misfitsOf(fit: FitConditions, vehicle: JudgedVehicle, serial: number | undefined): Misfit[] {
  const misfits: Misfit[] = [];
  for (const field of CODES) {
    const wanted = fit[field];
    if (wanted !== null && wanted !== vehicle[field]) misfits.push({ field, wanted });
  }
  // ISO dates compare as text.
  const { producedFrom, producedTo } = fit;
  const endsBefore = producedTo !== null && producedTo <= vehicle.producedFrom;
  const beginsAfter = producedFrom !== null && vehicle.producedTo !== null && producedFrom > vehicle.producedTo;
  if (endsBefore || beginsAfter) misfits.push({ field: 'produced', wanted: span(producedFrom, producedTo) });
  if (serial !== undefined) {
    const { serialFrom, serialTo } = fit;
    const isOutside = serial < (serialFrom ?? 0) || serial >= (serialTo ?? Number.POSITIVE_INFINITY);
    if (isOutside) misfits.push({ field: 'serial', wanted: span(serialFrom, serialTo) });
  }
  return misfits;
}

/** The serial number in a VIN's last six characters; undefined for an invalid VIN or if they are not all digits. */
export function serialOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const vin = normaliseVin(typed).text;
  const serial = vin.slice(-6);
  return isWellFormedVin(vin) && /^\d{6}$/.test(serial) ? Number(serial) : undefined;
}

function span(from: string | number | null, to: string | number | null): string {
  return `${from ?? ''}..${to ?? ''}`;
}
