import type { Group } from '../fleet/fleet.ts';
import { DIGITS, type KeyedRandom, LETTERS } from '../keyed-random.ts';

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
export function announcementOf(random: KeyedRandom, group: Group, variant: Variant): string | null {
  const { letters } = group.family.maker;
  if (letters === '') return null;
  const key = `announcement/${group.key}/${variant.gearbox}/${variant.drive}/${variant.emission}`;
  if (group.family.vehicleClass === 'B') return letters + truckNumber(random, key, group, variant.drive);
  return letters + carNumber(random, key, group) + (POWER_MARKS[group.engine.fuel] ?? '') + suffix(random, key);
}

function carNumber(random: KeyedRandom, key: string, { family, engine, key: groupKey }: Group): string {
  const serial = random.between(`${groupKey}/serial`, 0, 9);
  if (family.body === 'pickup') return `103${serial}`;
  // Cars: tenths of a litre. Taller vehicles: length in decimetres.
  if (family.body === 'sedan' || family.body === 'hatchback') {
    const tenths = engine.fuel === 'ev' ? '00' : String(Math.round(Number.parseFloat(engine.displacement) * 10));
    return `7${tenths.padStart(2, '0')}${serial}`;
  }
  return `6${random.between(`${family.key}/length`, 43, 52)}${random.between(key, 0, 9)}`;
}

function suffix(random: KeyedRandom, key: string): string {
  return (
    random.text(`${key}/a`, random.between(`${key}/n`, 2, 3), LETTERS) +
    random.text(`${key}/b`, 1, DIGITS) +
    random.text(`${key}/c`, random.between(`${key}/m`, 0, 1), LETTERS)
  );
}

function truckNumber(
  random: KeyedRandom,
  key: string,
  { family, engine, key: groupKey }: Group,
  drive: string,
): string {
  const serial = random.between(`${groupKey}/serial`, 0, 9);
  const light = engine.powerKw < 135;
  const cargoTonnes = light ? '04' : (TONNES_BY_DRIVE[drive] ?? '16');
  const heavyTonnes = TONNES_BY_DRIVE[drive] ?? '25';
  const head: Readonly<Record<string, string>> = {
    cargo: `1${cargoTonnes}`,
    tipper: `3${heavyTonnes}`,
    tractor: `4${drive === '4x2' ? '18' : '25'}`,
    bus: `6${random.between(`${family.key}/length`, 85, 99)}`,
  };
  const wheelbase = random.pick(`${key}/wheelbase`, ['324', '353', '380', '404', '466', '564']);
  const standard = random.pick(`${key}/standard`, ['E1', 'E5', 'T1', 'N1']);
  const mark = random.text(`${key}/mark`, 1, 'VNKXPS') + wheelbase + random.text(`${key}/axle`, 1, 'HGMJ') + standard;
  const fuel = engine.fuel === 'ev' ? 'BEV' : engine.fuel === 'lng' || engine.fuel === 'cng' ? 'L' : '';
  return `${head[family.body] ?? '12'}${serial}${mark}${fuel}${random.text(`${key}/end`, 1, 'ABCDEF')}`;
}
