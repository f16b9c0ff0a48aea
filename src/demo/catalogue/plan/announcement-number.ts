import { DIGITS, type Draw, LETTERS } from '../draw.ts';
import type { Group } from '../fleet/fleet.ts';

interface Variant {
  readonly gearbox: string;
  readonly drive: string;
  readonly emission: string;
}

const TONNES_BY_DRIVE: Readonly<Record<string, string>> = { '4x2': '18', '6x2': '25', '6x4': '25', '8x4': '31' };
const POWER_MARKS: Readonly<Record<string, string>> = { ev: 'BEV', phev: 'HEV', hybrid: 'HEV' };

/**
 * An announcement number in the scheme of GB 9417: enterprise letters, class digit, main parameter, serial digit, suffix.
 * Null for imports, which have none. Vehicles that differ in trim alone share a number.
 */
export function announcementOf(draw: Draw, group: Group, variant: Variant): string | null {
  const { letters } = group.family.maker;
  if (letters === '') return null;
  const key = `announcement/${group.key}/${variant.gearbox}/${variant.drive}/${variant.emission}`;
  if (group.family.vehicleClass === 'B') return letters + truckNumber(draw, key, group, variant.drive);
  return letters + carNumber(draw, key, group) + (POWER_MARKS[group.engine.fuel] ?? '') + suffix(draw, key);
}

function carNumber(draw: Draw, key: string, { family, engine, key: groupKey }: Group): string {
  const serial = draw.between(`${groupKey}/serial`, 0, 9);
  if (family.body === 'pickup') return `103${serial}`;
  // Cars state tenths of a litre, everything taller its length in decimetres.
  if (family.body === 'sedan' || family.body === 'hatchback') {
    const tenths = engine.fuel === 'ev' ? '00' : String(Math.round(Number.parseFloat(engine.displacement) * 10));
    return `7${tenths.padStart(2, '0')}${serial}`;
  }
  return `6${draw.between(`${family.key}/length`, 43, 52)}${draw.between(key, 0, 9)}`;
}

function suffix(draw: Draw, key: string): string {
  return (
    draw.text(`${key}/a`, draw.between(`${key}/n`, 2, 3), LETTERS) +
    draw.text(`${key}/b`, 1, DIGITS) +
    draw.text(`${key}/c`, draw.between(`${key}/m`, 0, 1), LETTERS)
  );
}

function truckNumber(draw: Draw, key: string, { family, engine, key: groupKey }: Group, drive: string): string {
  const serial = draw.between(`${groupKey}/serial`, 0, 9);
  const light = engine.powerKw < 135;
  const cargoTonnes = light ? '04' : (TONNES_BY_DRIVE[drive] ?? '16');
  const heavyTonnes = TONNES_BY_DRIVE[drive] ?? '25';
  const head: Readonly<Record<string, string>> = {
    cargo: `1${cargoTonnes}`,
    tipper: `3${heavyTonnes}`,
    tractor: `4${drive === '4x2' ? '18' : '25'}`,
    bus: `6${draw.between(`${family.key}/length`, 85, 99)}`,
  };
  const wheelbase = draw.pick(`${key}/wheelbase`, ['324', '353', '380', '404', '466', '564']);
  const standard = draw.pick(`${key}/standard`, ['E1', 'E5', 'T1', 'N1']);
  const mark = draw.text(`${key}/mark`, 1, 'VNKXPS') + wheelbase + draw.text(`${key}/axle`, 1, 'HGMJ') + standard;
  const fuel = engine.fuel === 'ev' ? 'BEV' : engine.fuel === 'lng' || engine.fuel === 'cng' ? 'L' : '';
  return `${head[family.body] ?? '12'}${serial}${mark}${fuel}${draw.text(`${key}/end`, 1, 'ABCDEF')}`;
}
