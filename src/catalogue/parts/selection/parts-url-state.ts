import type { CrashPosition } from '../../../contract/parts/schemas.ts';
import {
  flagParam,
  idParam,
  optionalTextParam,
  textParam,
  type UrlParam,
} from '../../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../../providers/url-state/url-state.ts';
import { parseZones } from '../crash/crash-zones.ts';

const TEXT_MAX = 60;
const VIN_MAX = 40;
const PANEL_MAX = 20;

const makerStructureParam: UrlParam<boolean> = {
  name: 'structure',
  parse: (text) => text === 'OF',
  format: (isMaker) => (isMaker ? 'OF' : ''),
};

const calloutsParam: UrlParam<readonly string[]> = {
  name: 'callout',
  parse: (text) => [...new Set((text ?? '').split(',').map((name) => name.trim()))].filter((name) => name !== ''),
  format: (callouts) => callouts.join(','),
};

const zonesParam: UrlParam<readonly CrashPosition[]> = {
  parse: (text) => parseZones(text ?? ''),
  format: (zones) => zones.join(','),
};

const partsUrlState = urlState({
  vehicleId: idParam(),
  vin: optionalTextParam(VIN_MAX),
  /** The open assembly (vehAssyId). */
  node: idParam(),
  /** The open node of a commercial vehicle's tree. */
  covNode: idParam(),
  /** Whether the tree is in the maker's structure (OF) instead of the standard one. */
  isMakerStructure: makerStructureParam,
  /** The selected callouts. */
  callouts: calloutsParam,
  /** The oeId of the part whose panel is open. */
  part: idParam(),
  /** Lists rows that do not fit this vehicle too. */
  includesMisfits: flagParam({ name: 'all' }),
  /** OE number to look up on load: the tree opens at its assembly. */
  oe: optionalTextParam(TEXT_MAX),
  /** Text of the last search within the vehicle. */
  find: textParam(TEXT_MAX),
  /** The selected crash zones. */
  crash: zonesParam,
  /** The list of common parts is open instead of a drawing. */
  isCommon: flagParam({ name: 'common' }),
  /** Tab of the part panel. */
  panel: optionalTextParam(PANEL_MAX),
  /** Brand whose parts the brands tab of the panel shows. */
  aftBrand: idParam(),
});

/** The URL state of the parts screen. */
export type PartsUrlState = UrlStateOf<typeof partsUrlState>;

export type PartsUrlStateChange = Partial<Omit<PartsUrlState, 'vehicleId' | 'vin'>>;

export function parsePartsUrlState(search: string): PartsUrlState {
  return partsUrlState.parse(new URLSearchParams(search));
}

/** The query string after a change. Parameters that the change does not name are kept. */
export function updateSearch(search: string, change: PartsUrlStateChange): string {
  const params = partsUrlState.update(new URLSearchParams(search), {
    // Opening an assembly closes the common parts.
    ...('node' in change ? { isCommon: false } : {}),
    ...('panel' in change ? { aftBrand: undefined } : {}),
    ...change,
    // Closing the panel removes its own parameters.
    ...('part' in change && change.part === undefined ? { panel: undefined, aftBrand: undefined } : {}),
  });
  // Commas are legal in a query string and easier to read unescaped.
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

/** The selection after a click on a callout: only that callout, or with `isAdding` the callout toggled. */
export function nextSelection(selected: readonly string[], callout: string, isAdding: boolean): string[] {
  if (!isAdding) return [callout];
  return selected.includes(callout) ? selected.filter((other) => other !== callout) : [...selected, callout];
}
