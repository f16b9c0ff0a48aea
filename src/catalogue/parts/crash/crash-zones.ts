import type { CrashPosition } from '../../../contract/parts/schemas.ts';

/** The zones in the order of the outline, front on top. */
export const ZONES = [
  'frontLeft',
  'front',
  'frontRight',
  'midLeft',
  'top',
  'midRight',
  'backLeft',
  'back',
  'backRight',
  'bottom',
] as const satisfies readonly CrashPosition[];

/** Common kinds of accident and the zones they damage. */
export const ACCIDENTS = {
  head: ['frontLeft', 'front', 'frontRight'],
  left: ['frontLeft', 'midLeft', 'backLeft'],
  right: ['frontRight', 'midRight', 'backRight'],
  rear: ['backLeft', 'back', 'backRight'],
} as const satisfies Record<string, readonly CrashPosition[]>;

export const ACCIDENT_NAMES = ['head', 'left', 'right', 'rear'] as const satisfies readonly (keyof typeof ACCIDENTS)[];

/** Parses the zones of a URL parameter: distinct, in the order of the outline, without unknown names. */
export function parseZones(text: string): CrashPosition[] {
  const names = new Set(text.split(',').map((name) => name.trim()));
  return ZONES.filter((zone) => names.has(zone));
}

/** Toggles a zone. */
export function toggleZone(chosen: readonly CrashPosition[], pressed: CrashPosition): CrashPosition[] {
  return ZONES.filter((zone) => chosen.includes(zone) !== (zone === pressed));
}

export function isSameChoice(one: readonly CrashPosition[], other: readonly CrashPosition[]): boolean {
  return one.length === other.length && one.every((zone) => other.includes(zone));
}

interface ZonedPart {
  positions: readonly CrashPosition[];
  curVehFlag: 0 | 1;
  oeId: number;
}

/** Parts in any of the zones. */
export function partsIn<Part extends ZonedPart>(parts: readonly Part[], zones: readonly CrashPosition[]): Part[] {
  return parts.filter(({ positions }) => positions.some((zone) => zones.includes(zone)));
}

/** Number of distinct OE numbers per zone that fit this vehicle. */
export function countsOf(parts: readonly ZonedPart[]): Readonly<Record<CrashPosition, number>> {
  const countIn = (zone: CrashPosition) =>
    new Set(partsIn(parts, [zone]).flatMap(({ oeId, curVehFlag }) => (curVehFlag === 1 ? [oeId] : []))).size;
  return {
    frontLeft: countIn('frontLeft'),
    front: countIn('front'),
    frontRight: countIn('frontRight'),
    midLeft: countIn('midLeft'),
    midRight: countIn('midRight'),
    top: countIn('top'),
    bottom: countIn('bottom'),
    backLeft: countIn('backLeft'),
    back: countIn('back'),
    backRight: countIn('backRight'),
  };
}
