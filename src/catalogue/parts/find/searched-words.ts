import { partCalls } from '../../../contract/parts/calls.ts';
import type { PartHit } from '../../../contract/parts/schemas.ts';
import { ask } from '../../../providers/client.ts';

/** The word that led to a standard part of a vehicle: it stays on the order's line. */
const words = new Map<string, string>();

const keyOf = (vehicleId: number, stdPartCode: string) => `${vehicleId}/${stdPartCode}`;

/** The word by which the user last found a part of the vehicle; undefined where it was not searched for. */
export function searchedWord(vehicleId: number, stdPartCode: string): string | undefined {
  return words.get(keyOf(vehicleId, stdPartCode));
}

interface Searched {
  vehicleId: number;
  text: string;
  found: number;
}

/** Tells what was looked for, so that staff see which words the catalogue does not know. Nobody waits for it. */
export function trackSearch({ vehicleId, text, found }: Searched): void {
  track({ partName: text, vehicleId, found });
}

/** Keeps the word for the part that was picked, and tells of it. A number is no word for a part. */
export function keepPick({ vehicleId, text, found }: Searched, { part, rule }: PartHit): void {
  if (rule !== 'oe') words.set(keyOf(vehicleId, part.stdPartCode), text);
  track({ partName: text, vehicleId, found, stdPartId: part.stdPartId });
}

function track(body: Parameters<typeof ask<typeof partCalls.trackPartName>>[1]): void {
  ask(partCalls.trackPartName, body).catch(() => undefined);
}
