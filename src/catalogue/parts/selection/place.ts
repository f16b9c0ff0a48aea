import type { CrashPosition } from '../../../contract/parts/schemas.ts';
import { zonesIn } from '../crash/crash-zones.ts';

/** What of the parts screen stands in its link. */
export interface Place {
  vehicleId: number | undefined;
  vin: string | undefined;
  /** The assembly shown. */
  node: number | undefined;
  /** The node of a commercial vehicle's tree that is shown, and which of its trees. */
  covNode: number | undefined;
  isOf: boolean;
  /** The selected callouts. */
  callouts: readonly string[];
  /** The part whose panel is open, by its oeId. */
  part: number | undefined;
  /** Rows that are not for this vehicle are listed as well. */
  isAllShown: boolean;
  /** A number to be looked up in the vehicle at once: the tree opens where it stands. */
  oe: string | undefined;
  /** What was looked up in the vehicle last. */
  find: string;
  /** The zones of an accident that are chosen. */
  crash: readonly CrashPosition[];
  /** The list of common parts is open in place of a drawing. */
  isCommon: boolean;
  /** The open part's panel: its tab, and the brand whose parts it shows. */
  panel: string | undefined;
  aftBrand: number | undefined;
}

export type PlaceChange = Partial<Omit<Place, 'vehicleId' | 'vin'>>;

const OE_MAX = 60;

export function placeOf(search: string): Place {
  const params = new URLSearchParams(search);
  return {
    vehicleId: idIn(params.get('vehicleId')),
    vin: params.get('vin')?.trim() || undefined,
    node: idIn(params.get('node')),
    covNode: idIn(params.get('covNode')),
    isOf: params.get('structure') === 'OF',
    callouts: calloutsIn(params.get('callout') ?? ''),
    part: idIn(params.get('part')),
    isAllShown: params.get('all') === '1',
    oe: params.get('oe')?.trim().slice(0, OE_MAX) || undefined,
    find: params.get('find')?.trim().slice(0, OE_MAX) ?? '',
    crash: zonesIn(params.get('crash') ?? ''),
    isCommon: params.get('common') === '1',
    panel: params.get('panel') ?? undefined,
    aftBrand: idIn(params.get('aftBrand')),
  };
}

/** The query of the link after a change; whatever else stands in it stays. */
export function searchAfter(search: string, change: PlaceChange): string {
  const params = new URLSearchParams(search);
  const put = (name: string, value: string) => (value === '' ? params.delete(name) : params.set(name, value));
  if ('node' in change) put('node', String(change.node ?? ''));
  if ('covNode' in change) put('covNode', String(change.covNode ?? ''));
  if ('isOf' in change) put('structure', change.isOf === true ? 'OF' : '');
  if ('callouts' in change) put('callout', (change.callouts ?? []).join(','));
  if ('part' in change) put('part', String(change.part ?? ''));
  if ('isAllShown' in change) put('all', change.isAllShown === true ? '1' : '');
  if ('oe' in change) put('oe', change.oe ?? '');
  if ('find' in change) put('find', change.find ?? '');
  if ('crash' in change) put('crash', (change.crash ?? []).join(','));
  // An assembly stands where the common parts stood.
  if ('isCommon' in change || 'node' in change) put('common', change.isCommon === true ? '1' : '');
  if ('panel' in change) put('panel', change.panel ?? '');
  if ('aftBrand' in change || 'panel' in change) put('aftBrand', String(change.aftBrand ?? ''));
  // What the panel showed goes with it.
  if ('part' in change && change.part === undefined) for (const name of ['panel', 'aftBrand']) params.delete(name);
  // Commas may stand in a query as they are, and links are read by people.
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

/** The selection after a click on a callout: it alone, or added to and taken from what is selected. */
export function selectionAfter(selected: readonly string[], callout: string, isAdding: boolean): string[] {
  if (!isAdding) return [callout];
  return selected.includes(callout) ? selected.filter((other) => other !== callout) : [...selected, callout];
}

function idIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

function calloutsIn(text: string): string[] {
  return [...new Set(text.split(',').map((piece) => piece.trim()))].filter((piece) => piece !== '');
}
