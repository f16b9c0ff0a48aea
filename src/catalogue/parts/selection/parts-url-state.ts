import type { CrashPosition } from '../../../contract/parts/schemas.ts';
import { parseZones } from '../crash/crash-zones.ts';

/** The URL state of the parts screen. */
export interface PartsUrlState {
  vehicleId: number | undefined;
  vin: string | undefined;
  /** The open assembly (vehAssyId). */
  node: number | undefined;
  /** The open node of a commercial vehicle's tree. */
  covNode: number | undefined;
  /** Whether the tree is in the maker's structure (OF) instead of the standard one. */
  /** Whether the tree is in the maker's structure (OF) instead of the standard one. */
  isMakerStructure: boolean;
  /** The selected callouts. */
  callouts: readonly string[];
  /** The oeId of the part whose panel is open. */
  part: number | undefined;
  /** Rows that do not fit this vehicle are listed as well. */
  includesMisfits: boolean;
  /** OE number to look up on load: the tree opens at its assembly. */
  oe: string | undefined;
  /** Text of the last search within the vehicle. */
  find: string;
  /** The selected crash zones. */
  crash: readonly CrashPosition[];
  /** The list of common parts is open instead of a drawing. */
  isCommon: boolean;
  /** Tab of the part panel. */
  panel: string | undefined;
  /** Brand whose parts the brands tab of the panel shows. */
  /** Brand whose parts the brands tab of the panel shows. */
  aftBrand: number | undefined;
}

export type PartsUrlStateChange = Partial<Omit<PartsUrlState, 'vehicleId' | 'vin'>>;

const OE_MAX = 60;

export function parsePartsUrlState(search: string): PartsUrlState {
  const params = new URLSearchParams(search);
  return {
    vehicleId: parseId(params.get('vehicleId')),
    vin: params.get('vin')?.trim() || undefined,
    node: parseId(params.get('node')),
    covNode: parseId(params.get('covNode')),
    isMakerStructure: params.get('structure') === 'OF',
    callouts: parseCallouts(params.get('callout') ?? ''),
    part: parseId(params.get('part')),
    includesMisfits: params.get('all') === '1',
    oe: params.get('oe')?.trim().slice(0, OE_MAX) || undefined,
    find: params.get('find')?.trim().slice(0, OE_MAX) ?? '',
    crash: parseZones(params.get('crash') ?? ''),
    isCommon: params.get('common') === '1',
    panel: params.get('panel') ?? undefined,
    aftBrand: parseId(params.get('aftBrand')),
  };
}

/** The query string after a change. Parameters that the change does not name are kept. */
export function updateSearch(search: string, change: PartsUrlStateChange): string {
  const params = new URLSearchParams(search);
  const put = (name: string, value: string) => (value === '' ? params.delete(name) : params.set(name, value));
  if ('node' in change) put('node', String(change.node ?? ''));
  if ('covNode' in change) put('covNode', String(change.covNode ?? ''));
  if ('isMakerStructure' in change) put('structure', change.isMakerStructure === true ? 'OF' : '');
  if ('callouts' in change) put('callout', (change.callouts ?? []).join(','));
  if ('part' in change) put('part', String(change.part ?? ''));
  if ('includesMisfits' in change) put('all', change.includesMisfits === true ? '1' : '');
  if ('oe' in change) put('oe', change.oe ?? '');
  if ('find' in change) put('find', change.find ?? '');
  if ('crash' in change) put('crash', (change.crash ?? []).join(','));
  // Opening an assembly closes the common parts.
  if ('isCommon' in change || 'node' in change) put('common', change.isCommon === true ? '1' : '');
  if ('panel' in change) put('panel', change.panel ?? '');
  if ('aftBrand' in change || 'panel' in change) put('aftBrand', String(change.aftBrand ?? ''));
  // Closing the panel removes its own parameters.
  if ('part' in change && change.part === undefined) for (const name of ['panel', 'aftBrand']) params.delete(name);
  // Commas are legal in a query string and easier to read unescaped.
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

/** The selection after a click on a callout: only that callout, or with `isAdding` the callout toggled. */
export function nextSelection(selected: readonly string[], callout: string, isAdding: boolean): string[] {
  if (!isAdding) return [callout];
  return selected.includes(callout) ? selected.filter((other) => other !== callout) : [...selected, callout];
}

function parseId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

function parseCallouts(text: string): string[] {
  return [...new Set(text.split(',').map((piece) => piece.trim()))].filter((piece) => piece !== '');
}
