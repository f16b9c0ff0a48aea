import { isAnnouncement, normaliseAnnouncement } from '../../../contract/vehicles/announcement.ts';
import { evened, scaledTo } from './grey-picture.ts';
import { type LicenceFields, licenceFields } from './licence-fields.ts';
import { readStrip, type StripPass, stripOf } from './read-strip.ts';
import type { Box, GreyPicture, TextEngine } from './text-engine.ts';
import { vote } from './vote.ts';

const PASSES: readonly StripPass[] = [
  { height: 30, preparation: 'narrow', layout: 'rawLine' },
  { height: 40, preparation: 'narrow', layout: 'line' },
  { height: 30, preparation: 'even', layout: 'line' },
  { height: 40, preparation: 'ink', layout: 'rawLine' },
  { height: 52, preparation: 'narrower', layout: 'rawLine' },
];

/** As it is, then with its light evened out: labels are printed paler than what is typed beside them. */
const READINGS = [
  { longSide: 1600, isEven: false },
  { longSide: 1300, isEven: true },
] as const;

/** The fields of a licence that lies level: two readings of the whole, then the numbers once more on their own. */
export async function readFields(engine: TextEngine, level: GreyPicture): Promise<LicenceFields> {
  const readings: LicenceFields[] = [];
  for (const { longSide, isEven } of READINGS) {
    const plain = await scaledTo(level, longSide);
    const sized = isEven ? await evened(plain) : plain;
    const fields = licenceFields(await engine.read(sized, { layout: 'sparse' }));
    const scale = level.width / sized.width;
    readings.push({
      ...fields,
      announcementBox: scaled(fields.announcementBox, scale),
      engineBox: scaled(fields.engineBox, scale),
    });
    if (isWhole(fields)) break;
  }
  const merged = readings.reduce((one, other) => merge(one, other));
  const voted = await again(engine, level, { text: merged.announcement, box: merged.announcementBox });
  const announcement = merged.isMarked ? withFirst(voted, merged.announcement) : voted;
  const engineNumber = await again(engine, level, { text: merged.engineNumber, box: merged.engineBox });
  return {
    ...merged,
    announcement:
      announcement !== null && isAnnouncement(announcement) ? normaliseAnnouncement(announcement) : merged.announcement,
    engineNumber: engineNumber ?? merged.engineNumber,
  };
}

/**
 * A first letter that was cut off, or cut into, with the brand before it is the one that was seen beside the brand, where
 * the number otherwise says the same but for a character or two.
 */
export function withFirst(voted: string | null, seen: string | null): string | null {
  if (voted === null || seen === null) return voted;
  const rest = seen.length === voted.length ? voted.slice(1) : voted;
  const alike = [...rest].filter((character, at) => character === seen.charAt(at + 1)).length;
  return seen.length === rest.length + 1 && alike >= rest.length - 2 ? `${seen.charAt(0)}${rest}` : voted;
}

function isWhole(fields: LicenceFields): boolean {
  return Object.values(fields).every((value) => value !== null) && isAnnouncement(fields.announcement ?? '');
}

/** The first reading's fields, the other's where it has none, or where only the other's model has the right shape. */
function merge(one: LicenceFields, other: LicenceFields): LicenceFields {
  const isOthersBetter = !isAnnouncement(one.announcement ?? '') && isAnnouncement(other.announcement ?? '');
  const model = isOthersBetter || one.announcement === null ? other : one;
  const engine = one.engineNumber === null ? other : one;
  return {
    labels: Math.max(one.labels, other.labels),
    brand: model.brand ?? one.brand ?? other.brand,
    announcement: model.announcement,
    announcementBox: model.announcementBox,
    isMarked: model.isMarked,
    engineNumber: engine.engineNumber,
    engineBox: engine.engineBox,
    registrationDate: one.registrationDate ?? other.registrationDate,
    vehicleClass: one.vehicleClass ?? other.vehicleClass,
  };
}

function scaled(box: Box | null, scale: number): Box | null {
  return box && { left: box.left * scale, top: box.top * scale, width: box.width * scale, height: box.height * scale };
}

/** Reads one number over and over; null where the readings do not even agree on its length. */
async function again(
  engine: TextEngine,
  level: GreyPicture,
  { text, box }: { text: string | null; box: Box | null },
): Promise<string | null> {
  if (text === null || box === null) return null;
  // Close on the left: the brand's last character is no part of the number.
  const close = box.height * 0.65;
  const strip = await stripOf(level, { ...box, left: box.left + close, width: box.width - close }, 0);
  const first = [...text].map((character) => ({ text: character, certainty: 0.95 }));
  const readings = [first, first];
  for (const pass of PASSES) readings.push([...(await readStrip(engine, strip, pass, '/-'))]);
  const lengths = readings.map((reading) => reading.length);
  const commonest = [...new Set(lengths)].sort((one, other) => countOf(lengths, other) - countOf(lengths, one))[0] ?? 0;
  if (countOf(lengths, commonest) < 4) return null;
  const ballots = vote(readings, commonest);
  return ballots.length === commonest ? ballots.map((ballot) => ballot[0]?.text ?? '').join('') : null;
}

function countOf(lengths: readonly number[], wanted: number): number {
  return lengths.filter((length) => length === wanted).length;
}
