import { partCalls } from '../../../contract/parts/calls.ts';
import type { PartHit } from '../../../contract/parts/schemas.ts';
import { request } from '../../../providers/calls/client.ts';

/** The search text that led to a standard part of a vehicle; it is stored with the line of the work order. */
const searchTexts = new Map<string, string>();

const keyOf = (vehicleId: number, stdPartCode: string) => `${vehicleId}/${stdPartCode}`;

/** The text by which the user last found a part of the vehicle; undefined if the part was not searched for. */
export function findSearchedWord(vehicleId: number, stdPartCode: string): string | undefined {
  return searchTexts.get(keyOf(vehicleId, stdPartCode));
}

interface Search {
  vehicleId: number;
  text: string;
  found: number;
}

/** Tracks a search, so that staff see which terms the catalogue lacks. Errors are ignored. */
export function trackSearch({ vehicleId, text, found }: Search): void {
  track({ partName: text, vehicleId, found });
}

/** Stores the search text for the picked part, unless it was an OE number, and tracks the pick. */
export function trackPick({ vehicleId, text, found }: Search, { part, rule }: PartHit): void {
  if (rule !== 'oe') searchTexts.set(keyOf(vehicleId, part.stdPartCode), text);
  track({ partName: text, vehicleId, found, stdPartId: part.stdPartId });
}

function track(body: Parameters<typeof request<typeof partCalls.trackPartName>>[1]): void {
  request(partCalls.trackPartName, body).catch(() => undefined);
}
