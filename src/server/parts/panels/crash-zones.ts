import { CrashPosition } from '../../../contract/parts/schemas.ts';
import type { Side } from '../names/part-words.ts';

const SIDES: Readonly<Record<Side, ReadonlySet<CrashPosition>>> = {
  left: new Set(['frontLeft', 'midLeft', 'backLeft']),
  right: new Set(['frontRight', 'midRight', 'backRight']),
};

/** The zones of a number: those of its standard part, without the side for which it is not made. */
export function zonesOf(zones: readonly CrashPosition[], side: Side | undefined): CrashPosition[] {
  const other = side === undefined ? undefined : SIDES[side === 'left' ? 'right' : 'left'];
  return inZoneOrder(zones.filter((zone) => other?.has(zone) !== true));
}

/** Distinct zones in the contract's order: front to back, left before right. */
export function inZoneOrder(zones: readonly CrashPosition[]): CrashPosition[] {
  return CrashPosition.options.filter((zone) => zones.includes(zone));
}
