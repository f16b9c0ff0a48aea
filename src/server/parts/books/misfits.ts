import type { Part } from '../../../contract/parts/schemas.ts';
import { isWellFormedVin, normaliseVin } from '../../../contract/vehicles/vin.ts';

/** The conditions of a row of a parts book; null is any. Spans are half-open: from is in, to is out. */
export interface FitConditions {
  gearboxType: string | null;
  drivenType: string | null;
  cfgLevel: string | null;
  producedFrom: string | null;
  producedTo: string | null;
  serialFrom: number | null;
  serialTo: number | null;
}

/** What conditions are judged against. producedTo is the last day of production, null while it goes on. */
export interface JudgedVehicle {
  gearboxType: string;
  drivenType: string;
  cfgLevel: string;
  producedFrom: string;
  producedTo: string | null;
}

type Misfit = Part['misfits'][number];

const CODES = ['gearboxType', 'drivenType', 'cfgLevel'] as const;

/** Why a row is not for this vehicle: nothing where it fits, or where it is not known well enough to say. */
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

/** The serial in a VIN's last six characters; undefined where they are not all digits, or where it is no VIN. */
export function serialOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const vin = normaliseVin(typed).text;
  const serial = vin.slice(-6);
  return isWellFormedVin(vin) && /^\d{6}$/.test(serial) ? Number(serial) : undefined;
}

function span(from: string | number | null, to: string | number | null): string {
  return `${from ?? ''}..${to ?? ''}`;
}
